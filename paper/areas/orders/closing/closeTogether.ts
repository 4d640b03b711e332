import { sql } from 'kysely'
import { recordset } from '../../../platform/database/recordset.ts'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { Shortfall } from '../../../ledger/entry.ts'
import type { PositionRow } from '../../positions/tables.ts'
import { acceptAll, type GoodOrder, prepareOrder } from '../acceptOrder.ts'
import { endAll, endOrder } from '../endOrder.ts'
import type { OrderRow } from '../tables.ts'
import type { MarketView } from '../view.ts'

/** A position that the broker may have to close, in the market of this moment. */
export interface DuePosition {
  readonly id: string
  readonly customerId: string
  readonly view: MarketView
}

/** Positions as a query finds them, with the market of each; only those whose market trades. */
export const dueIn = (
  views: ReadonlyArray<MarketView>,
  rows: ReadonlyArray<Pick<PositionRow, 'id' | 'customer_id' | 'code'>>,
): ReadonlyArray<DuePosition> => {
  const open = new Map(
    views.filter(({ trading }) => trading === 'open').map((view) => [view.instrument.code, view] as const),
  )
  return rows.flatMap(({ code, customer_id: customerId, id }) => {
    const view = open.get(code)
    return view === undefined ? [] : [{ id, customerId, view }]
  })
}

/** The same position, locked with the orders of it that wait. */
export interface LockedPosition {
  readonly position: PositionRow
  readonly waiting: ReadonlyArray<OrderRow>
  readonly view: MarketView
}

/** How the broker closes a position: which waiting orders end first, and the order that it places afterwards. */
export interface Closing {
  readonly position: PositionRow
  readonly ending: ReadonlyArray<OrderRow>
  /** Its position is the one without the orders that have ended. */
  readonly orderOf: (position: PositionRow) => GoodOrder
}

/**
 * The waiting orders of positions, locked in the order of their ids. They are found among the customer's: no index leads
 * from a position to its orders.
 */
const lockWaiting = async (tx: Tx, due: ReadonlyArray<DuePosition>): Promise<ReadonlyArray<OrderRow>> => {
  const rows = due.map(({ customerId: customer_id, id }) => ({ id, customer_id }))
  const { rows: waiting } = await sql<OrderRow>`
    select o.* from ${recordset('p', rows, { id: 'uuid', customer_id: 'uuid' })}
    join orders o on o.customer_id = p.customer_id and o.position_id = p.id and o.state in ('pending', 'partlyfilled')
    order by o.id for no key update of o`.execute(tx)
  return waiting
}

/** Locks positions and what waits of them: the orders first, as everything that changes both. */
export const lockPositions = async (
  tx: Tx,
  due: ReadonlyArray<DuePosition>,
): Promise<ReadonlyArray<LockedPosition>> => {
  const orders = await lockWaiting(tx, due)
  const views = new Map(due.map(({ id, view }) => [id, view]))
  const positions = await tx
    .selectFrom('positions')
    .selectAll()
    .where('id', 'in', [...views.keys()])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return positions.flatMap((position) => {
    const view = views.get(position.id)
    const waiting = orders.filter(({ position_id }) => position_id === position.id)
    return view === undefined ? [] : [{ position, view, waiting }]
  })
}

/** Closes locked positions, all or none. Returns the orders that do it. */
export const closeTogether = async (
  tx: Tx,
  clock: Clock,
  closings: ReadonlyArray<Closing>,
  now: Date,
): Promise<ReadonlyArray<OrderRow>> => {
  if (closings.length === 0) return []
  const ending = closings.flatMap((closing) => closing.ending)
  await endAll(tx, clock, ending, now, (order, position) => endOrder(order, position, 'cancelled', now))
  const ids = closings.map(({ position }) => position.id)
  const rows = await tx.selectFrom('positions').selectAll().where('id', 'in', ids).execute()
  const free = new Map(rows.map((row) => [row.id, row]))
  const orders = closings.map(({ orderOf, position }) => prepareOrder(orderOf(free.get(position.id) ?? position)))
  const accepted = await acceptAll(tx, clock, orders)
  // They have no id of a customer, and closing reserves no money.
  if (accepted === 'taken' || accepted instanceof Shortfall) throw new Error('the broker’s orders were not accepted')
  return accepted
}
