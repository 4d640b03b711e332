import { Effect } from 'effect'
import { type DayTrade, DayTrading } from '../../../ports/Daytrade.ts'
import { pollWhileVisible } from '../../data/query/pollWhileVisible.ts'
import { makePages } from '../../data/query/pages.ts'
import { makeOrders } from '../orders/list/orders.model.ts'
import type { App } from '../../data/app/app.ts'
import { makeTicker } from '../../data/clock/ticker.ts'

/** The interval between refreshes of day trades, in milliseconds; their prices are updated independently. */
const AGAIN = 5_000

const makeTrades = (app: App, which: 'held' | 'closed') => {
  const records = makePages<DayTrade>(app, ({ id }) => id)
  const ask = (cursor: string | undefined) => Effect.flatMap(DayTrading, (service) => service.trades({ which, cursor }))
  return {
    records,
    open: (): (() => void) => {
      void (records.rows.peek().length > 0 ? records.refresh() : records.begin(ask))
      const stops = [pollWhileVisible(app, AGAIN, records.refresh), records.stop]
      return () => stops.forEach((stop) => stop())
    },
  }
}

/** Day trades in progress, counted down to their square-off. */
export const makeProgressModel = (app: App) => {
  const trades = makeTrades(app, 'held')
  const ticker = makeTicker(app)
  return {
    records: trades.records,
    /** The server's time by the second. */
    now: ticker.now,
    open: (): (() => void) => {
      const stops = [trades.open(), ticker.start()]
      return () => stops.forEach((stop) => stop())
    },
  }
}

/** Finished day trades. */
export const makeOverModel = (app: App) => makeTrades(app, 'closed')

/** Orders of the last 24 hours that opened or closed day trades, and the cancellation of waiting ones. */
export const makeDayOrdersModel = (app: App) =>
  makeOrders(app, (cursor) => Effect.flatMap(DayTrading, (service) => service.orders({ cursor })))
