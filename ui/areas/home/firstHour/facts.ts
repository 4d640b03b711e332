import { Effect } from 'effect'
import type { Instant } from '../../../../domain/calendar/zone.ts'
import type { FirstFacts } from '../../../../domain/home/firstHour.ts'
import { type Decimal, sumOf } from '../../../../domain/money/decimal.ts'
import type { Currency } from '../../../../domain/money/money.ts'
import { type Fill, Orders, type PlacedOrder } from '../../../../ports/Orders.ts'
import { type PositionRecord, Positions } from '../../../../ports/Positions.ts'
import { type CurrencyFunds, Funds } from '../../../../ports/Wealth.ts'

/** What the broker's records say of a first trade. */
export interface FirstRecords {
  readonly funds: ReadonlyArray<CurrencyFunds>
  readonly fills: ReadonlyArray<Fill>
  readonly pending: ReadonlyArray<PlacedOrder>
  readonly positions: ReadonlyArray<PositionRecord>
}

const page = { limit: 50 }

/** The newest records: an account in its first hour has few. */
export const askFirstRecords = Effect.gen(function* () {
  const [funds, orders, positions] = [yield* Funds, yield* Orders, yield* Positions]
  const [list, fills, pending, held, past] = yield* Effect.all(
    [
      funds.list(),
      orders.fills(page),
      orders.pending(page),
      positions.list({ which: 'held', ...page }),
      positions.list({ which: 'past', ...page }),
    ],
    { concurrency: 3 },
  )
  return { funds: list, fills: fills.list, pending: pending.list, positions: [...held.list, ...past.list] }
})

/** A sale that ended a first trade. */
export interface FirstSale {
  readonly position: PositionRecord
  /** After all fees; null where the server has no figure. */
  readonly profit: Decimal | null
}

export interface FirstHourNow {
  readonly facts: FirstFacts
  /** The currencies in which there is money for an order. */
  readonly currencies: ReadonlySet<Currency>
  /** What the first order opened; null before its fill. */
  readonly position: PositionRecord | null
  readonly sale: FirstSale | null
}

const saleOf = (position: PositionRecord | undefined, closings: ReadonlyArray<Fill>): FirstSale | null => {
  if (!position) return null
  const profits = closings.flatMap(({ positionId, profit }) => (positionId === position.id && profit ? [profit] : []))
  return { position, profit: profits.length > 0 ? sumOf(profits) : null }
}

const hasMoney = (amount: Decimal | null): boolean => amount !== null && amount.value > 0n

/** Where the first trade stands, by what happened from `since` on. */
export const firstHourNow = ({ fills, funds, pending, positions }: FirstRecords, since: Instant): FirstHourNow => {
  const opened = new Set(
    fills.flatMap(({ action, positionId, time }) => (action === 'open' && time >= since ? [positionId] : [])),
  )
  const closings = fills.filter(({ action, positionId }) => action === 'close' && opened.has(positionId))
  const own = positions.filter(({ id }) => opened.has(id))
  const waiting = pending.filter(({ action, createdAt }) => action === 'open' && createdAt >= since)
  const soldId = closings[0]?.positionId
  return {
    facts: {
      hasMoney: funds.some(({ totalAssets, available }) => hasMoney(totalAssets ?? available)),
      waits: waiting.length > 0,
      filled: opened.size > 0,
      protects: [...own, ...waiting].some(({ protection }) => protection !== undefined),
      sold: closings.length > 0,
    },
    currencies: new Set(
      funds.flatMap(({ available, buyingPower, currency }) => (hasMoney(buyingPower ?? available) ? [currency] : [])),
    ),
    position: own.find(({ quantity }) => quantity.value > 0n) ?? null,
    sale: saleOf(
      positions.find(({ id }) => id === soldId),
      closings,
    ),
  }
}
