import { subtract } from 'effect/BigDecimal'
import { openOf } from '../../domain/calendar/sessions.ts'
import { settlementDay } from '../../domain/calendar/tradingDays.ts'
import type { Broker } from '../contract/call.ts'
import { transaction, type Tx } from '../database/transaction.ts'
import type { Change } from './changes.ts'
import { cross, type Execution, type Waiting } from './crossing.ts'
import { endAll } from './endAll.ts'
import { endOrder } from './endOrder.ts'
import { fillOrder, type FillTerms } from './fillOrder.ts'
import { lockBook, type LockedBook } from './lockBook.ts'
import { overridesOf } from './overrides.ts'
import { readPositions, readReaching, readWaiting } from './readOrders.ts'
import type { OrderRow, PositionRow } from './tables.ts'
import { type MarketView, oppositeOf, viewOf } from './view.ts'
import { writeChanges } from './writeChanges.ts'

export interface MatchOptions {
  /** Orders that were accepted just now: the market may still refuse them. */
  readonly arrivals?: ReadonlyArray<string>
  /** Of the sweep, where it is one. */
  readonly fence?: bigint
}

const waitingOf = (order: OrderRow): Waiting => ({
  id: order.id,
  side: order.side,
  worst: order.worst_price,
  highest: order.side === 'sell' ? order.hold_price : null,
  remaining: subtract(order.quantity, order.filled),
  sequence: order.sequence,
})

const termsOf = ({ instrument, market }: MarketView, at: Date): FillTerms => {
  const day = settlementDay(instrument.calendar, at.getTime(), market.settlementDays)
  return { instrument, market, at, settlesAt: new Date(openOf(instrument.calendar, day) ?? at.getTime()) }
}

/** One change per order, each made from the position as the one before left it. */
const fillAll = (
  orders: ReadonlyArray<OrderRow>,
  positions: Map<string, PositionRow>,
  executions: ReadonlyArray<Execution>,
  terms: FillTerms,
): ReadonlyArray<Change> => {
  const byId = new Map(orders.map((order) => [order.id, order]))
  const ids = [...new Set(executions.map(({ orderId }) => orderId))]
  return ids.map((id) => {
    const order = byId.get(id)
    const position = order && positions.get(order.position_id)
    if (order === undefined || position === undefined) throw new Error(`order ${id} has no position`)
    const mine = executions.filter(({ orderId }) => orderId === id)
    const change = fillOrder(order, position, mine, terms)
    positions.set(position.id, change.position)
    return change
  })
}

/** Why the market would not even try an order that has just arrived. */
const refusalOf = (order: OrderRow, view: MarketView): string | undefined => {
  if (view.trading === 'halted') return 'trading-halted'
  if (view.trading !== 'open') return 'non-trading-time'
  return order.type === 'market' && oppositeOf(view, order.side).length === 0 ? 'price-not-obtained' : undefined
}

const refuse = async (
  tx: Tx,
  ids: ReadonlyArray<string>,
  view: MarketView,
  at: Date,
): Promise<ReadonlyArray<Change>> => {
  const orders = (await readWaiting(tx, ids)).filter((order) => order.state === 'pending' && refusalOf(order, view))
  return endAll(tx, orders, at, (order, position) => endOrder(order, position, 'rejected', at, refusalOf(order, view)))
}

const matchLocked = async (
  tx: Tx,
  view: MarketView,
  { taken }: LockedBook,
  arrivals: ReadonlyArray<string>,
  at: Date,
): Promise<ReadonlyArray<Change>> => {
  const { book, instrument } = view
  const best = { bid: book.bids[0]?.price, ask: book.asks[0]?.price }
  const mayRefuse = view.trading !== 'open' || best.bid === undefined || best.ask === undefined
  const refused = mayRefuse ? await refuse(tx, arrivals, view, at) : []
  if (view.trading !== 'open') return refused
  const orders = await readReaching(tx, instrument.code, best, at)
  const crossed = cross(orders.map(waitingOf), book, taken)
  const filled = new Set(crossed.executions.map(({ orderId }) => orderId))
  const positions = await readPositions(
    tx,
    orders.filter(({ id }) => filled.has(id)),
  )
  const changes = fillAll(orders, positions, crossed.executions, termsOf(view, at))
  const second = Math.floor(at.getTime() / 1000)
  await writeChanges(tx, changes, at, { code: instrument.code, second, taken: crossed.taken })
  return [...refused, ...changes]
}

/**
 * Fills what can be filled of an instrument's waiting orders at this moment, by whomever they are, in one transaction.
 * Answers the orders that changed, as they are now.
 */
export const match = async (
  broker: Broker,
  code: string,
  { arrivals = [], fence }: MatchOptions = {},
): Promise<ReadonlyMap<string, OrderRow>> => {
  const at = await broker.clock.now()
  const changes = await transaction(
    broker.db,
    async (tx) => {
      const locked = await lockBook(tx, code, Math.floor(at.getTime() / 1000), fence)
      if (locked === undefined) return []
      const view = viewOf(broker.market, code, at.getTime(), await overridesOf(tx, locked.overridesVersion))
      return view === undefined ? [] : matchLocked(tx, view, locked, arrivals, at)
    },
    'repeatable read',
  )
  return new Map(changes.map(({ order }) => [order.id, order]))
}
