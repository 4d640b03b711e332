import { computed, signal } from '@preact/signals-react'
import { Effect } from 'effect'
import type { Currency } from '../../domain/money/money.ts'
import type { AppPorts } from '../../ports/AppPorts.ts'
import type { Failure } from '../../ports/failure.ts'
import { type PositionRecord, Positions } from '../../ports/Positions.ts'
import { makeLatest } from '../quotes/latest.ts'
import type { App } from '../shell/app.ts'
import { makeMoneyModel } from '../ticket/money.model.ts'
import { everySoOften } from './beat.ts'

const AGAIN = 5_000
const PAGE = 100
/** Positions that the shares are worked out from; whoever holds more sees those opened last. */
const MOST_PAGES = 5

type Held = ReadonlyArray<PositionRecord>

const allHeld = (cursor?: string, pages = 1): Effect.Effect<Held, Failure, AppPorts> =>
  Effect.flatMap(Positions, (positions) => positions.list({ which: 'held', limit: PAGE, cursor })).pipe(
    Effect.flatMap(({ list, next }) =>
      next === null || pages === MOST_PAGES
        ? Effect.succeed(list)
        : Effect.map(allHeld(next, pages + 1), (rest) => [...list, ...rest]),
    ),
  )

/** What the customer owns, currency by currency, and how it is spread. */
export const makeAssetsModel = (app: App) => {
  const money = app.model(makeMoneyModel)
  const latest = makeLatest(app)
  /** Null until it is known what is held. */
  const held = signal<Held | null>(null)
  const chosen = signal<Currency | null>(null)
  const current = computed(
    () => money.funds.value.find(({ currency }) => currency === chosen.value) ?? money.funds.value[0] ?? null,
  )

  const loadHeld = async (): Promise<void> => {
    const answer = await latest.ask(allHeld())
    if (answer.is === 'found') held.value = answer.value
  }
  const refresh = async (): Promise<void> => {
    await Promise.all([money.load(), loadHeld()])
  }

  return {
    funds: money.funds,
    status: money.status,
    held,
    /** The wallet on show. */
    current,
    choose: (currency: Currency): void => {
      chosen.value = currency
    },
    refresh,
    open: (): (() => void) => {
      void refresh()
      const stop = everySoOften(app, AGAIN, refresh)
      return () => {
        stop()
        latest.drop()
      }
    },
  }
}
