import { max, multiply, negate, normalize, subtract, sum } from 'effect/BigDecimal'
import type { BigDecimal } from 'effect'
import type { Instrument } from '../../../../domain/markets/market.ts'
import { ladderDecimals } from '../../../../domain/markets/allowedPrices.ts'
import { divideTo, sumOf, zero } from '../../../../domain/money/decimal.ts'
import { roundToMinor } from '../../../../domain/money/money.ts'
import type { Closed } from '../../../../domain/positions/position.ts'
import { uuidv7 } from '../../../platform/wireText/uuid.ts'
import { type AccountRef, available, entry, type Entry, held, house } from '../../../ledger/entry.ts'
import type { Transfer } from '../../../ledger/post.ts'
import { MEAN_DECIMALS } from '../../../market/listing/figures.ts'
import type { PositionRow } from '../../positions/tables.ts'
import type { Change, Realised } from './changes.ts'
import type { OrderRow } from '../tables.ts'

type Decimal = BigDecimal.BigDecimal
type Money = Pick<Change, 'transfers' | 'used'>

/** The kinds that the customer's records distinguish: shares that are paid in full, and margin of a position. */
const isPaidInFull = ({ direction, leverage }: OrderRow): boolean => direction === 'long' && leverage === 1

/** Amounts are whole minor units already; only trailing zeros are removed. */
const transfer = (order: OrderRow, kind: string, at: Date, legs: ReadonlyArray<[AccountRef, Decimal]>): Transfer => ({
  id: uuidv7(at),
  kind,
  reference: order.id,
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
 * The payout of a close, then its fees. The broker bears a loss beyond the margin, and the fees that are then not
 * covered: an account never owes. Source: RULES.md, margin.
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

/** One close by an order, with its mean prices. */
export const realisedBy = (
  order: OrderRow,
  position: PositionRow,
  closings: ReadonlyArray<Closed>,
  { name, ticks }: Instrument,
): Realised => {
  const total = (of: (closed: Closed) => Closed['cost']) => sumOf(closings.map(of))
  const money = (of: (closed: Closed) => Closed['cost']) => roundToMinor(total(of), order.currency)
  const quantity = total((closed) => closed.quantity)
  const decimals = ladderDecimals(ticks) + MEAN_DECIMALS
  const mean = (amount: Closed['cost']) => normalize(divideTo(amount, quantity, decimals, 'half-up'))
  return {
    orderId: order.id,
    positionId: position.id,
    customerId: order.customer_id,
    currency: order.currency,
    code: order.code,
    name,
    direction: order.direction,
    leverage: order.leverage,
    quantity,
    openPrice: mean(total(({ cost }) => cost)),
    closePrice: mean(total((closed) => multiply(closed.price, closed.quantity))),
    margin: money(({ marginReleased }) => marginReleased),
    fee: money(({ closingFees, openingFees }) => sum(openingFees, closingFees)),
    profit: money(({ profit }) => profit),
    openedAt: position.first_opened_at,
  }
}
