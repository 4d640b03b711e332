import { createHash } from 'node:crypto'
import { max } from 'effect/BigDecimal'
import { sql } from 'kysely'
import type { Data, Handler } from '../../../platform/contract/operations.ts'
import type { SignedInCall } from '../../../platform/broker/call.ts'
import { type Db, transaction } from '../../../platform/database/transaction.ts'
import { intentOf, type Intent, once } from '../../../platform/idempotency/once.ts'
import { isOwn } from '../../../platform/paging/ownRows.ts'
import { isRejection } from '../../../platform/rejection/rejection.ts'
import { isUuid } from '../../../platform/wireText/isUuid.ts'
import { instrumentOf } from '../../../market/listing/figures.ts'
import { closableNow, purchasesOf } from '../../positions/storedPosition.ts'
import type { PositionRow } from '../../positions/tables.ts'
import { placeOrder } from '../placeOrder.ts'

type Closed = Data<'/trade/closepositions'>[number]

/** The id of the order that closes a position for a request: the same for every repetition. */
const orderIdOf = (requestId: string, positionId: string): string => {
  const hex = createHash('sha256').update(`${requestId.toLowerCase()} ${positionId.toLowerCase()}`).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
}

/** The order that an earlier try of the request placed. */
const placedBefore = ({ broker, customer }: SignedInCall, clientOrderId: string) =>
  broker.db
    .selectFrom('orders')
    .select('id')
    .where('customer_id', '=', customer.id)
    .where('client_order_id', '=', clientOrderId)
    .executeTakeFirst()

const place = async (position: PositionRow, clientOrderId: string, { broker, customer, now }: SignedInCall) => {
  const purchases = (await purchasesOf(broker.db, [position])).get(position.id) ?? []
  // Where nothing may be closed, the order for one lot is refused with the reason.
  const quantity = max(closableNow(position, purchases, now).quantity, instrumentOf(position.code).lot)
  const { code, direction, id } = position
  const terms = { action: 'close', direction, type: 'market', timeInForce: 'day', quantity, leverage: 1 } as const
  const request = { code, terms, positionId: id, isDayTrade: false }
  return placeOrder(broker, { customerId: customer.id, clientOrderId, request, now })
}

const closeOne = async (positionId: string, requestId: string, call: SignedInCall): Promise<Closed> => {
  const answer = { positionid: positionId, orderid: '', code: '', problem: '' }
  const own = isOwn(call.customer.id, positionId)
  const position = isUuid(positionId)
    ? await call.broker.db.selectFrom('positions').selectAll().where(own).executeTakeFirst()
    : undefined
  if (position === undefined) return { ...answer, problem: 'position-not-found' }
  const { code } = position
  const clientOrderId = orderIdOf(requestId, positionId)
  const before = await placedBefore(call, clientOrderId)
  if (before) return { ...answer, code, orderid: before.id }
  if (position.state !== 'holding') return { ...answer, code, problem: 'position-not-found' }
  const order = await place(position, clientOrderId, call)
  return isRejection(order) ? { ...answer, code, problem: order.code } : { ...answer, code, orderid: order.id }
}

/** The first answer to the request; null where it is the first, or none was kept because the process ended in the middle. */
const firstAnswer = (db: Db, intent: Intent) =>
  transaction(db, (tx) => once<ReadonlyArray<Closed> | null>(tx, intent, async () => null), 'read committed')

/** Keeps an answer, unless one was kept by a repetition at the same time. */
const keep = (db: Db, { id, scope }: Intent, answer: ReadonlyArray<Closed>) =>
  db
    .updateTable('idempotent_requests')
    .set({ answer: JSON.stringify(answer) })
    .where('scope', '=', scope)
    .where('id', '=', id)
    .where(sql<boolean>`answer::text = 'null'`)
    .execute()

/**
 * Closes positions at the market, each with an order of its own: at most one for a position and a request. The id is taken
 * before the first order, so that it stands for these positions and no others.
 */
export const closePositions: Handler<'/trade/closepositions'> = async ({ positionids, requestid }, call) => {
  const { broker, customer, now } = call
  const intent = intentOf('/trade/closepositions', { positionids, requestid }, { customer, now })
  const first = await firstAnswer(broker.db, intent)
  if (first !== null) return isRejection(first) ? first : [...first]
  const closed: Array<Closed> = []
  for (const id of new Set(positionids.split(','))) closed.push(await closeOne(id, requestid, call))
  await keep(broker.db, intent, closed)
  const kept = await firstAnswer(broker.db, intent)
  return kept === null || isRejection(kept) ? closed : [...kept]
}
