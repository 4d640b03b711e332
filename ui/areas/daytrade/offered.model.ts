import { batch, signal } from '@preact/signals-react'
import { Effect } from 'effect'
import type { DAY_TRADE_MARKETS } from '../../../domain/daytrade/dayTrading.ts'
import { DayTrading, type DayTradeInstrument } from '../../../ports/Daytrade.ts'
import { pollWhileVisible } from '../../data/query/pollWhileVisible.ts'
import { makeQuery } from '../../data/query/query.ts'
import type { App } from '../../data/app/app.ts'
import { makeTicker } from '../../data/clock/ticker.ts'

export type DayTradeMarket = (typeof DAY_TRADE_MARKETS)[number]

/** The interval between refreshes of tradable instruments, in milliseconds; prices are updated independently. */
const AGAIN = 15_000

/** The instruments for day trades of one market at a time, and the square-off time. */
export const makeOfferedModel = (app: App) => {
  const market = signal<DayTradeMarket>('MY')
  const instruments = makeQuery<ReadonlyArray<DayTradeInstrument>>(app, () =>
    Effect.flatMap(DayTrading, (service) => service.instruments(market.peek())),
  )
  const ticker = makeTicker(app)
  return {
    market,
    instruments,
    /** The server's time by the second. */
    now: ticker.now,
    open: (): (() => void) => {
      void instruments.load()
      const stops = [pollWhileVisible(app, AGAIN, instruments.load), ticker.start(), instruments.stop]
      return () => stops.forEach((stop) => stop())
    },
    choose: (next: DayTradeMarket): void => {
      batch(() => {
        market.value = next
        instruments.clear()
      })
      void instruments.load()
    },
  }
}
