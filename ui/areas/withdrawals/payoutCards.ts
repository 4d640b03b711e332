import { type ReadonlySignal, signal } from '@preact/signals-react'
import { Effect, Exit } from 'effect'
import type { Currency } from '../../../domain/money/money.ts'
import type { Failure } from '../../../ports/failure.ts'
import { type BoundPayee, Payees } from '../../../ports/Payees.ts'
import type { App } from '../../data/app/app.ts'
import { failureOf } from '../../data/app/failureOf.ts'

/** The payees to which a withdrawal of the chosen currency can be paid. `loaded` receives them. */
export const makePayoutCards = (
  app: App,
  currency: ReadonlySignal<Currency>,
  loaded: (cards: ReadonlyArray<BoundPayee>) => void,
) => {
  const cards = signal<ReadonlyArray<BoundPayee>>([])
  /** The failure of the last request: an empty list then does not mean that none is bound. */
  const failed = signal<{ readonly failure: Failure | null } | null>(null)

  const load = async (): Promise<void> => {
    const wanted = currency.peek()
    const ask = Effect.flatMap(Payees, (payees) => payees.list(wanted))
    const found = await app.attempt(ask, { load: true })
    if (currency.peek() !== wanted) return
    failed.value = Exit.isSuccess(found) ? null : { failure: failureOf(found) }
    if (!Exit.isSuccess(found)) return
    cards.value = found.value
    loaded(found.value)
  }

  const clear = (): void => {
    cards.value = []
    failed.value = null
  }

  return { cards, failed, load, clear }
}
