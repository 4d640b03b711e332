import { effect, type ReadonlySignal, untracked } from '@preact/signals-react'
import { Effect, Schema } from 'effect'
import { formatAmount } from '../../../domain/money/format.ts'
import type { Currency } from '../../../domain/money/money.ts'
import { type Withdrawal, Withdrawals } from '../../../ports/Withdrawals.ts'
import type { App } from '../../data/app/app.ts'
import { makeIntent } from '../../data/intent/intent.ts'
import { makePages } from '../../data/query/pages.ts'
import { pollWhileVisible } from '../../data/query/pollWhileVisible.ts'

/** How often a state under review is asked for without a stream, in milliseconds. */
const AGAIN = 30_000

/** Older servers send records without an id: then their other fields identify them. */
export const keyOf = ({ id, requestedAt, amount, state }: Withdrawal): string =>
  id ?? `${state} ${requestedAt} ${amount && formatAmount(amount)}`

/**
 * The withdrawals in the chosen currency, and the cancellation of one under review. `onEnd` is called when a cancellation was
 * answered: the money that can be withdrawn may have changed.
 */
export const makePastWithdrawals = (app: App, currency: ReadonlySignal<Currency>, onEnd: () => void) => {
  const list = makePages<Withdrawal>(app, keyOf)
  const load = (keep = false): Promise<void> => {
    const wanted = currency.peek()
    return list.begin((cursor) => Effect.flatMap(Withdrawals, (withdrawals) => withdrawals.list(wanted, { cursor })), {
      keep,
    })
  }

  const cancelling = makeIntent(app, 'withdrawalcancel', {
    form: Schema.Struct({ id: Schema.String }),
    send: ({ id }, requestId) => Effect.flatMap(Withdrawals, (withdrawals) => withdrawals.cancel(id, requestId)),
  })
  // The list shows whether the cancellation succeeded.
  effect(() => {
    const { kind } = cancelling.state.value
    if (kind !== 'done' && kind !== 'refused') return
    untracked(() => {
      void cancelling.clear()
      void load(true)
      onEnd()
    })
  })

  return {
    list,
    load,
    cancelling,
    cancel: (id: string): Promise<void> => cancelling.submit({ id }),
    /** Asks again when a review may have ended, which a message tells, while the list is open. */
    follow: (): (() => void) => pollWhileVisible(app, AGAIN, list.refresh, ['messages']),
  }
}
