import { sql } from 'kysely'
import { type Decimal, formatDecimal, zero } from '../../../domain/money/decimal.ts'
import type { Currency } from '../../../domain/money/money.ts'
import type { Position } from '../../../domain/positions/position.ts'
import { recordset } from '../../platform/database/recordset.ts'
import type { Db } from '../../platform/database/transaction.ts'
import { type PositionMoment, priceNow } from '../positions/positionWire.ts'
import { sumsOf } from '../positions/storedPosition.ts'
import type { PositionRow } from '../positions/tables.ts'
import type { Direction } from '../../../domain/contract/enumerations.ts'

/** Positions of one instrument and direction that count together, with the price that they have now. */
interface HeldSum {
  readonly code: string
  readonly sums: Position
  readonly price: Decimal | undefined
}

/** The sums of a customer's held positions by instrument and direction; those on margin apart. */
export interface HeldGroup {
  readonly currency: Currency
  readonly code: string
  readonly direction: Direction
  readonly on_margin: boolean
  readonly quantity: Decimal
  readonly cost: Decimal
  readonly margin: Decimal
  readonly above_margin: bigint
}

const groupOf = ({ cost, currency, direction, margin, on_margin, quantity }: HeldGroup): Position => ({
  currency,
  direction,
  quantity,
  cost,
  margin,
  leverage: on_margin && direction === 'long' ? 2 : 1,
  // Neither counts for the value of what is held.
  openingFees: zero,
  originalMargin: zero,
})

/**
 * Instruments in which a position may have lost more than its margin: only one beyond its stop price can, and one that
 * paid more than its margin. The broker bears that loss for each position apart, so their sums are not enough.
 */
const readApart = async (
  db: Db,
  customerId: string,
  groups: ReadonlyArray<HeldGroup>,
  prices: ReadonlyMap<string, Decimal | undefined>,
): Promise<ReadonlySet<string>> => {
  const apart = new Set(groups.flatMap((group) => (group.above_margin > 0n && !group.on_margin ? [group.code] : [])))
  const onMargin = groups.flatMap(({ code, on_margin }) => {
    const price = prices.get(code)
    return on_margin && price !== undefined ? [{ code, price: formatDecimal(price) }] : []
  })
  if (onMargin.length === 0) return apart
  const { rows } = await sql<{ code: string }>`
    select w.code from ${recordset('w', onMargin, { code: 'text', price: 'numeric' })}
    where exists (select from positions p
        where p.customer_id = ${customerId} and p.code = w.code and p.direction = 'long' and p.stop_price >= w.price)
      or exists (select from positions p
        where p.customer_id = ${customerId} and p.code = w.code and p.direction = 'short' and p.stop_price <= w.price)
    `.execute(db)
  return new Set([...apart, ...rows.map(({ code }) => code)])
}

const readOneByOne = (db: Db, customerId: string, codes: ReadonlySet<string>): Promise<ReadonlyArray<PositionRow>> =>
  codes.size === 0
    ? Promise.resolve([])
    : db
        .selectFrom('positions')
        .selectAll()
        .where('customer_id', '=', customerId)
        .where('state', '=', 'holding')
        .where('code', 'in', [...codes])
        .execute()

/**
 * What a customer holds: the sums that the database keeps, instead of thousands of positions, wherever they give exactly
 * the same value and profit. Source: RULES.md, profit and loss.
 */
export const readHeldSums = async (
  db: Db,
  customerId: string,
  groups: ReadonlyArray<HeldGroup>,
  moment: PositionMoment,
): Promise<ReadonlyArray<HeldSum>> => {
  const prices = new Map(groups.map(({ code }) => [code, priceNow(moment, code)]))
  const apart = await readApart(db, customerId, groups, prices)
  const rows = await readOneByOne(db, customerId, apart)
  return [
    ...sumsHeld(
      groups.filter(({ code }) => !apart.has(code)),
      moment,
    ),
    ...rows.map((row) => ({ code: row.code, sums: sumsOf(row), price: prices.get(row.code) })),
  ]
}

/** Whether the sums are enough whatever the price: no position of them can have lost more than its margin. */
export const areEnough = (groups: ReadonlyArray<HeldGroup>): boolean =>
  groups.every(({ above_margin, on_margin }) => !on_margin && above_margin === 0n)

/** What a customer holds whose sums are enough. */
export const sumsHeld = (groups: ReadonlyArray<HeldGroup>, moment: PositionMoment): ReadonlyArray<HeldSum> =>
  groups.map((group) => ({ code: group.code, sums: groupOf(group), price: priceNow(moment, group.code) }))
