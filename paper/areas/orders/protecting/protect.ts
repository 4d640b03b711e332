import { formatDecimal } from '../../../../domain/money/decimal.ts'
import { isSameTrail, type Protection } from '../../../../domain/orders/protection.ts'
import type { FailureCodeOf, Handler } from '../../../platform/contract/operations.ts'
import { inTurn } from '../../../platform/database/inTurn.ts'
import { transaction, type Tx } from '../../../platform/database/transaction.ts'
import { intentOf, once } from '../../../platform/idempotency/once.ts'
import { isOwn } from '../../../platform/paging/ownRows.ts'
import { isRejection, reject, type Rejection } from '../../../platform/rejection/rejection.ts'
import { isUuid } from '../../../platform/wireText/isUuid.ts'
import { overridesFor } from '../../../market/overrides/overrides.ts'
import type { SignedInCall } from '../../../platform/broker/call.ts'
import { trailOf } from '../../positions/protection/storedProtection.ts'
import type { ProtectionRow } from '../../positions/protection/tables.ts'
import { positionNow } from '../../positions/positionNow.ts'
import type { PositionRow } from '../../positions/tables.ts'
import { endAll, endOrder } from '../endOrder.ts'
import { endProtection } from './endProtection.ts'
import { viewOf } from '../view.ts'
import { columnsOf } from '../acceptOrder.ts'
import { wrongProtection } from '../checkOrder.ts'
import { readProtection } from '../orderRequest.ts'

type Refusal = Rejection<FailureCodeOf<'/trade/protect'>>

/**
 * Locks what waits of a position, before the position is locked: the order that opens it, and those that its protection
 * placed.
 */
const lockOrders = (tx: Tx, customerId: string, positionId: string) =>
  tx
    .selectFrom('orders')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('position_id', '=', positionId)
    .where((eb) => eb.or([eb('protects', 'is not', null), eb('id', '=', positionId)]))
    .where('state', 'in', ['pending', 'partlyfilled'])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()

const lockPosition = (tx: Tx, customerId: string, id: string): Promise<PositionRow | undefined> =>
  tx
    .selectFrom('positions')
    .selectAll()
    .where(isOwn(customerId, id))
    .where('state', 'in', ['pending', 'holding'])
    .forNoKeyUpdate()
    .executeTakeFirst()

/** Cancels what a triggered side still has in the book, and forgets the protection. */
const remove = async (tx: Tx, { customer_id, id }: PositionRow, { broker, now }: SignedInCall): Promise<void> => {
  const orders = await lockOrders(tx, customer_id, id)
  const placed = orders.filter(({ protects }) => protects !== null)
  await endAll(tx, broker.clock, placed, now, (order, its) => endOrder(order, its, 'cancelled', now))
  // Its end is recorded for the story.
  await endProtection(tx, id, now)
  await tx.deleteFrom('protections').where('position_id', '=', id).execute()
}

/** The limit of the order that opens a position which has no fill yet; the order is locked. */
const limitOf = async (tx: Tx, { id, state }: PositionRow) => {
  if (state !== 'pending') return undefined
  const order = await tx.selectFrom('orders').select('price').where('id', '=', id).executeTakeFirst()
  return order?.price ?? undefined
}

/** Where a trailing stop stands that is set again as it is; it never moves back. */
const stopSoFar = (before: ProtectionRow | undefined, { trail }: Protection) =>
  before && isSameTrail(trailOf(before), trail)
    ? {
        stop_price: before.stop_price && formatDecimal(before.stop_price),
        trail_price: before.trail_price && formatDecimal(before.trail_price),
      }
    : {}

/** Sets the protection of a locked position; `before` is the one that it has. */
const set = async (
  tx: Tx,
  position: PositionRow,
  { before, protection }: { readonly before: ProtectionRow | undefined; readonly protection: Protection },
  { broker, now }: SignedInCall,
): Promise<Refusal | undefined> => {
  const view = viewOf(broker.market, position.code, now.getTime(), await overridesFor(tx))
  if (view?.prices === undefined) return reject('price-not-obtained', '/positionid')
  const entry = { direction: position.direction, price: await limitOf(tx, position) }
  const wrong = wrongProtection(protection, entry, view)[0]
  if (wrong) return reject(wrong.code, `/${wrong.field}`)
  const { stop_limit, stop_price, take_profit, trail, trail_unit } = columnsOf(protection)
  const text = (value: typeof stop_price) => value && formatDecimal(value)
  const columns = {
    stop_price: text(stop_price),
    stop_limit: text(stop_limit),
    take_profit: text(take_profit),
    trail: text(trail),
    trail_unit,
    trail_price: null,
    ...stopSoFar(before, protection),
    updated_at: now,
  }
  const { code, customer_id, direction, id } = position
  const again = { state: 'armed', side: null, trigger_price: null, triggered_at: null, ended_at: null } as const
  await tx
    .insertInto('protections')
    .values({ position_id: id, customer_id, code, direction, created_at: now, ...again, ...columns })
    .onConflict((conflict) => conflict.column('position_id').doUpdateSet({ ...columns, ...again }))
    .execute()
  return undefined
}

/** The protection that a position has, locked; undefined where it has none any more. */
const lockProtection = (tx: Tx, positionId: string): Promise<ProtectionRow | undefined> =>
  tx
    .selectFrom('protections')
    .selectAll()
    .where('position_id', '=', positionId)
    .where('ended_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()

const change = async (tx: Tx, positionId: string, protection: Protection | undefined, call: SignedInCall) => {
  const { broker, customer, now } = call
  if (!isUuid(positionId)) return reject('position-not-found', '/positionid')
  await lockOrders(tx, customer.id, positionId)
  // What its protection placed since then is read again below: with this lock nothing more is placed.
  const position = await lockPosition(tx, customer.id, positionId)
  if (position === undefined) return reject('position-not-found', '/positionid')
  if (protection === undefined) await remove(tx, position, call)
  else {
    const before = await lockProtection(tx, position.id)
    // It still closes the position.
    if (before?.state === 'triggered') return reject('protection-triggered', '/positionid')
    const refused = await set(tx, position, { before, protection }, call)
    if (refused) return refused
  }
  const left = await tx.selectFrom('positions').selectAll().where('id', '=', position.id).executeTakeFirstOrThrow()
  return positionNow(tx, left, { market: broker.market, now })
}

/**
 * Sets the whole protection of a position, or removes it. It waits for what is being changed of the position, instead of
 * conflicting with it. Source: RULES.md, protective orders.
 */
export const protect: Handler<'/trade/protect'> = async ({ positionid, requestid, ...form }, call) => {
  const { broker, customer, now } = call
  const protection = readProtection(form)
  if (isRejection(protection)) return protection
  const intent = intentOf('/trade/protect', { positionid, ...form, requestid }, { customer, now })
  return inTurn(broker.db, `protect:${customer.id}`, () =>
    transaction(broker.db, (tx) => once(tx, intent, () => change(tx, positionid, protection, call)), 'read committed'),
  )
}
