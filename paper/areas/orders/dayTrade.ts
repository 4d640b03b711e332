import type { Instrument } from '../../../domain/markets/market.ts'
import { DAY_TRADE_MARKETS, isOpenForDayTrades, squareOffAt } from '../../../domain/daytrade/dayTrading.ts'
import { reject, type Rejection } from '../../platform/rejection/rejection.ts'
import type { Db } from '../../platform/database/transaction.ts'
import { listingsOf } from '../../market/listing/listings.ts'
import type { OrderRequest } from './orderRequest.ts'

/** The reason of the broker's own order that squares a day trade off. */
export const SQUARED_OFF = 'squared-off'

/** How many instruments of each market count as liquid enough. */
const ELIGIBLE = 12

/** The instruments of a market that can be day traded. Source: RULES.md, day trading. */
export const eligibleIn = (market: Instrument['market']): ReadonlyArray<Instrument> =>
  DAY_TRADE_MARKETS.some((one) => one === market)
    ? listingsOf(market)
        .slice(0, ELIGIBLE)
        .map(({ instrument }) => instrument)
    : []

type DayTradeFailure = 'day-trading-not-eligible' | 'day-trading-not-approved' | 'day-trading-over'

/** When a day trade that is opened now is squared off, or why none can be opened. */
export type DayTradeOpening = Date | Rejection<DayTradeFailure>

/** Undefined for an order that opens no day trade. Source: RULES.md, day trading. */
export const openDayTrade = async (
  db: Db,
  customerId: string,
  { isDayTrade }: OrderRequest,
  instrument: Instrument,
  now: Date,
): Promise<DayTradeOpening | undefined> => {
  if (!isDayTrade) return undefined
  if (!eligibleIn(instrument.market).some(({ code }) => code === instrument.code))
    return reject('day-trading-not-eligible', '/code')
  const facility = await db
    .selectFrom('day_trading_facilities')
    .select('approved_at')
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  if ((facility?.approved_at ?? null) === null) return reject('day-trading-not-approved', '/code')
  const { calendar } = instrument
  if (!isOpenForDayTrades(calendar, now.getTime())) return reject('day-trading-over', '/code')
  return new Date(squareOffAt(calendar, now.getTime()))
}
