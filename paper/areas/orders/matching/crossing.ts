import { max, min, subtract, sum } from 'effect/BigDecimal'
import { compare, type Decimal, formatDecimal, sumOf, zero } from '../../../../domain/money/decimal.ts'
import type { Side } from '../../../../domain/orders/order.ts'
import type { BookLevel } from '../../../market/quote.ts'

/** An order as the book sees it. */
export interface Waiting {
  readonly id: string
  readonly side: Side
  /** The worst price that it accepts. */
  readonly worst: Decimal
  /** A short sale never fills above this price: it would cost more than is held for it. Null: no such bound. */
  readonly highest: Decimal | null
  readonly remaining: Decimal
  /** Order of acceptance. */
  readonly sequence: bigint
  /** Filled completely now, or not at all. */
  readonly isWhole: boolean
}

/** One order takes some of one level. */
export interface Execution {
  readonly orderId: string
  readonly price: Decimal
  readonly quantity: Decimal
}

/** The quantity taken of a level, these executions included. */
export interface TakenLevel {
  readonly side: 'bid' | 'ask'
  readonly price: Decimal
  readonly quantity: Decimal
}

/** The quantity taken of each level before, by `levelKey`. */
export type Taken = ReadonlyMap<string, Decimal>

export const levelKey = (side: 'bid' | 'ask', price: Decimal): string => `${side} ${formatDecimal(price)}`

/** Better prices first, at the same price the earlier order. */
const byPriority =
  (side: Side) =>
  (a: Waiting, b: Waiting): number => {
    const price = side === 'buy' ? compare(b.worst, a.worst) : compare(a.worst, b.worst)
    return price === 0 ? (a.sequence < b.sequence ? -1 : 1) : price
  }

/** Whether an order accepts the price of a level. */
export const reaches = (side: Side, worst: Decimal, level: Decimal): boolean =>
  side === 'buy' ? compare(level, worst) <= 0 : compare(level, worst) >= 0

/** What is left for an order at the prices that it accepts. */
const offeredTo = (
  { worst }: Waiting,
  side: Side,
  levels: ReadonlyArray<BookLevel>,
  taken: ReadonlyMap<string, Decimal>,
): Decimal =>
  sumOf(
    levels
      .filter(({ price }) => reaches(side, worst, price))
      .map(({ price, quantity }) =>
        max(zero, subtract(quantity, taken.get(levelKey(side === 'buy' ? 'ask' : 'bid', price)) ?? zero)),
      ),
  )

const crossSide = (
  side: Side,
  orders: ReadonlyArray<Waiting>,
  levels: ReadonlyArray<BookLevel>,
  taken: Map<string, Decimal>,
  touched: Map<string, TakenLevel>,
): ReadonlyArray<Execution> => {
  const bookSide = side === 'buy' ? 'ask' : 'bid'
  return orders
    .filter((order) => order.side === side)
    .sort(byPriority(side))
    .flatMap((order) => {
      const executions: Array<Execution> = []
      let left = order.remaining
      if (order.isWhole && compare(left, offeredTo(order, side, levels, taken)) > 0) return executions
      for (const level of levels) {
        if (left.value <= 0n || !reaches(side, order.worst, level.price)) break
        const key = levelKey(bookSide, level.price)
        const before = taken.get(key) ?? zero
        const quantity = min(left, subtract(level.quantity, before))
        if (quantity.value <= 0n) continue
        const after = sum(before, quantity)
        taken.set(key, after)
        touched.set(key, { side: bookSide, price: level.price, quantity: after })
        left = subtract(left, quantity)
        const price = order.highest === null ? level.price : min(level.price, order.highest)
        executions.push({ orderId: order.id, price, quantity })
      }
      return executions
    })
}

/**
 * Matches orders with the market's book, level by level, better price and then earlier acceptance first; a quantity
 * that one order takes is not available to the next. The broker's customers do not trade with each other: the book is
 * their only counterparty. Source: RULES.md, orders.
 */
export const cross = (
  orders: ReadonlyArray<Waiting>,
  book: { readonly bids: ReadonlyArray<BookLevel>; readonly asks: ReadonlyArray<BookLevel> },
  before: Taken,
): { readonly executions: ReadonlyArray<Execution>; readonly taken: ReadonlyArray<TakenLevel> } => {
  const taken = new Map(before)
  const touched = new Map<string, TakenLevel>()
  const executions = [
    ...crossSide('buy', orders, book.asks, taken, touched),
    ...crossSide('sell', orders, book.bids, taken, touched),
  ]
  return { executions, taken: [...touched.values()] }
}
