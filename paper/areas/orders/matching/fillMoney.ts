import { max, negate, subtract, sum } from 'effect/BigDecimal'
import type { BigDecimal } from 'effect'
import { sumOf, zero } from '../../../../domain/money/decimal.ts'
import { roundToMinor } from '../../../../domain/money/money.ts'
import type { Closed } from '../../../../domain/positions/closeFill.ts'
import { uuidv7 } from '../../../platform/wireText/uuid.ts'
import { type AccountRef, available, entry, type Entry, held, house } from '../../../ledger/entry.ts'
import type { Transfer } from '../../../ledger/post.ts'
import type { Change } from './changes.ts'
import type { OrderRow } from '../tables.ts'

type Decimal = BigDecimal.BigDecimal
type Money = Pick<Change, 'transfers' | 'used'>

/** The kinds that the customer's records tell apart: shares that are paid in full, and own money in a position. */
const isPaidInFull = ({ direction, leverage }: OrderRow): boolean => direction === 'long' && leverage === 1

/** Amounts are whole minor units already; only zeros behind them are cut off. */
const transfer = (order: OrderRow, kind: string, at: Date, legs: ReadonlyArray<[AccountRef, Decimal]>): Transfer => ({
  id: uuidv7(at),
  kind,
  reference: order.id,
  at,
  entries: legs.flatMap(([account, amount]): ReadonlyArray<Entry> =>
    amount.value === 0n
      ? []
      : [entry(account, { amount: roundToMinor(amount, order.currency), currency: order.currency })],
  ),
})

const moving = (transfers: ReadonlyArray<Transfer>): ReadonlyArray<Transfer> =>
  transfers.filter(({ entries }) => entries.length > 0)

/** Margin and fees of new opening fills, out of what the order holds. */
export const openingMoney = (before: OrderRow, after: OrderRow, at: Date): Money => {
  const taken = subtract(before.held, after.held)
  const fees = subtract(after.fees, before.fees)
  const margin = subtract(taken, fees)
  const reserved = held(after.customer_id)
  return {
    transfers: moving([
      transfer(after, isPaidInFull(after) ? 'buy' : 'margin', at, [
        [reserved, negate(margin)],
        [house('clearing'), margin],
      ]),
      transfer(after, 'trade-fee', at, [
        [reserved, negate(fees)],
        [house('fees'), fees],
      ]),
    ]),
    used: { id: after.id, captured: taken, released: zero },
  }
}

/**
 * What closing pays out, then its fees. A loss beyond the margin, and the fees it leaves no money for, are borne by
 * the broker: an account never owes. Source: RULES.md, margin.
 */
export const closingMoney = (order: OrderRow, closings: ReadonlyArray<Closed>, at: Date): Money => {
  const payouts = closings.map(({ grossProfit, marginReleased }) => max(zero, sum(marginReleased, grossProfit)))
  const payout = sumOf(payouts)
  const fees = sumOf(closings.map(({ closingFees }) => closingFees))
  const ownFees = subtract(payout, sumOf(closings.map(({ cash }) => cash)))
  const free = available(order.customer_id)
  return {
    transfers: moving([
      transfer(order, isPaidInFull(order) ? 'sell' : 'margin', at, [
        [house('clearing'), negate(payout)],
        [free, payout],
      ]),
      transfer(order, 'trade-fee', at, [
        [free, negate(ownFees)],
        [house('clearing'), subtract(ownFees, fees)],
        [house('fees'), fees],
      ]),
    ]),
    used: undefined,
  }
}
