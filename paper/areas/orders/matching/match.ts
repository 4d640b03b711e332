import { subtract } from 'effect/BigDecimal'
import { openOf } from '../../../../domain/calendar/sessions.ts'
import { isImmediate } from '../../../../domain/orders/order.ts'
import { settlementDay } from '../../../../domain/calendar/tradingDays.ts'
import type { Broker } from '../../../platform/broker/call.ts'
import { type Db, transaction, type Tx } from '../../../platform/database/transaction.ts'
import type { Change } from './changes.ts'
import { cross, type Execution, type Waiting } from './crossing.ts'
import { changeEach, endUnfilled, refuseArrivals } from '../endOrder.ts'
import { fillOrder, type FillTerms } from './fillOrder.ts'
import { overridesOf } from '../../../market/overrides/overrides.ts'
import { noteOrders } from './noteFills.ts'
import { lockBooks, type LockedBooks, readPositions, readReaching } from './reads.ts'
import type { OrderRow } from '../tables.ts'
import type { PositionRow } from '../../positions/tables.ts'
import { type MarketView, viewOf } from '../view.ts'
import { writeChanges } from './writeChanges.ts'

export interface MatchOptions {
  /** Orders that have just been accepted: the market may still refuse them. */
  readonly arrivals?: ReadonlyArray<string>
  /** The fence of the sweep, where a sweep calls. */
  readonly fence?: bigint
}

const waitingOf = (order: OrderRow): Waiting => ({
  id: order.id,
  side: order.side,
  worst: order.worst_price,
  highest: order.side === 'sell' ? order.hold_price : null,
  remaining: subtract(order.quantity, order.filled),
  sequence: order.sequence,
  isWhole: order.time_in_force === 'fok',
})

/** The rules of a fill at this moment, and when the proceeds of a sale settle. */
export const fillTermsOf = ({ instrument, market }: Pick<MarketView, 'instrument' | 'market'>, at: Date): FillTerms => {
  const day = settlementDay(instrument.calendar, at.getTime(), market.settlementDays)
  return { instrument, market, at, settlesAt: new Date(openOf(instrument.calendar, day) ?? at.getTime()) }
}

/** One change per order, each based on the position after the previous one. */
const fillAll = (
  orders: ReadonlyArray<OrderRow>,
  positions: Map<string, PositionRow>,
  executions: ReadonlyArray<Execution>,
  terms: FillTerms,
): ReadonlyArray<Change> => {
  const byId = new Map(orders.map((order) => [order.id, order]))
  const filled = [...new Set(executions.map(({ orderId }) => orderId))].flatMap((id) => byId.get(id) ?? [])
  return changeEach(filled, positions, (order, position) => {
    const mine = executions.filter(({ orderId }) => orderId === order.id)
    return fillOrder(order, position, mine, terms)
  })
}

const matchLocked = async (
  tx: Tx,
  { clock }: Broker,
  views: ReadonlyMap<string, MarketView>,
  { taken }: LockedBooks,
  arrivals: ReadonlyArray<string>,
  at: Date,
): Promise<ReadonlyArray<Change>> => {
  const refused = await refuseArrivals(tx, clock, arrivals, views, at)
  const open = [...views.values()].filter(({ trading }) => trading === 'open')
  const best = open.map(({ book, instrument }) => ({
    code: instrument.code,
    bid: book.bids[0]?.price ?? null,
    ask: book.asks[0]?.price ?? null,
  }))
  const orders = await readReaching(tx, best, at)
  const crossed = open.map((view) => {
    const { code } = view.instrument
    const mine = orders.filter((order) => order.code === code)
    return { view, code, mine, ...cross(mine.map(waitingOf), view.book, taken.get(code) ?? new Map()) }
  })
  const filled = new Set(crossed.flatMap(({ executions }) => executions.map(({ orderId }) => orderId)))
  const unfilled = orders.filter(({ id, time_in_force }) => isImmediate(time_in_force) && !filled.has(id))
  const positions = await readPositions(tx, [...orders.filter(({ id }) => filled.has(id)), ...unfilled])
  const fills = crossed.flatMap(({ executions, mine, view }) =>
    fillAll(mine, positions, executions, fillTermsOf(view, at)),
  )
  const changes = [...fills, ...changeEach(unfilled, positions, (order, position) => endUnfilled(order, position, at))]
  const second = Math.floor(at.getTime() / 1000)
  const levels = crossed.flatMap(({ code, taken: some }) => some.map((level) => ({ ...level, code, second })))
  await writeChanges(tx, clock, changes, at, levels)
  return [...refused, ...changes]
}

/**
 * Fills the waiting orders of instruments, of all customers, as far as possible at this moment, in one transaction:
 * many orders cost little more than one. Returns the changed orders in their new state.
 */
export const match = async (
  broker: Broker,
  codes: ReadonlyArray<string>,
  { arrivals = [], fence }: MatchOptions = {},
): Promise<ReadonlyMap<string, OrderRow>> => {
  const at = await broker.clock.now()
  const work = async (tx: Tx): Promise<ReadonlyArray<Change>> => {
    const locked = await lockBooks(tx, codes, Math.floor(at.getTime() / 1000), fence)
    if (locked === undefined) return []
    const overrides = await overridesOf(tx, locked.overridesVersion)
    const views = [...locked.taken.keys()].flatMap((code) => viewOf(broker.market, code, at.getTime(), overrides) ?? [])
    return matchLocked(tx, broker, new Map(views.map((view) => [view.instrument.code, view])), locked, arrivals, at)
  }
  const changes = await transaction(broker.db, work, 'read committed')
  noteOrders(
    broker,
    changes.map(({ order }) => order),
    at,
  )
  return new Map(changes.map(({ order }) => [order.id, order]))
}

/** How many instruments are matched in one transaction. */
const AT_ONCE = 20

/** Matches any number of instruments, some in each transaction. Returns how many orders changed. */
export const matchEach = async (
  broker: Broker,
  codes: ReadonlyArray<string>,
  options: Pick<MatchOptions, 'fence'> = {},
): Promise<number> => {
  let changed = 0
  for (let start = 0; start < codes.length; start += AT_ONCE)
    changed += (await match(broker, codes.slice(start, start + AT_ONCE), options)).size
  return changed
}

interface Round {
  readonly codes: Set<string>
  readonly arrivals: Array<string>
  readonly done: Promise<ReadonlyMap<string, OrderRow>>
}

/** The next round and the current one, per database. This only saves work: the waiting orders are in the database. */
const upcoming = new WeakMap<Db, Round>()
const running = new WeakMap<Db, Promise<unknown>>()

const startRound = (broker: Broker): Round => {
  const { db } = broker
  const codes = new Set<string>()
  const arrivals: Array<string> = []
  const before = running.get(db) ?? Promise.resolve()
  const begin = () => {
    upcoming.delete(db)
    return match(broker, [...codes], { arrivals })
  }
  const done = before.then(begin, begin)
  running.set(db, done)
  const round = { codes, arrivals, done }
  upcoming.set(db, round)
  return round
}

/**
 * Matches an instrument soon, together with other orders that arrive meanwhile: one round at a time per process, so
 * that orders do not conflict and many share one transaction. Returns the changes of the round, which begins after this
 * call.
 */
export const matchSoon = (broker: Broker, code: string, orderId: string): Promise<ReadonlyMap<string, OrderRow>> => {
  const round = upcoming.get(broker.db) ?? startRound(broker)
  round.codes.add(code)
  round.arrivals.push(orderId)
  return round.done
}
