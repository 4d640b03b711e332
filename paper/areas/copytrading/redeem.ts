import type { SignedInCall } from '../../platform/broker/call.ts'
import type { Handler } from '../../platform/contract/operations.ts'
import { reject } from '../../platform/rejection/rejection.ts'
import { transaction, type Tx } from '../../platform/database/transaction.ts'
import { beginOperation } from '../transfers/operation.ts'
import { intentOf, once } from '../../platform/idempotency/once.ts'
import { isOwn } from '../../platform/paging/ownRows.ts'
import { showOrder } from './order.ts'
import { lockRunning, payOut } from './payOut.ts'
import { followState } from './state.ts'

const leave = async (tx: Tx, id: string, { broker, customer, now }: SignedInCall) => {
  const busy = await beginOperation(tx, customer.id)
  if (busy) return busy
  const own = await tx.selectFrom('product_orders').select('id').where(isOwn(customer.id, id)).executeTakeFirst()
  if (own === undefined) return reject('order-not-found', '/id')
  const row = await lockRunning(tx, id)
  // A row that was written from outside lacks the data to pay it out.
  if (row === undefined || row.unlocks_at === null) return reject('follow-order-ended', '/id')
  if (row.unlocks_at > now) return reject('follow-locked', '/id')
  const valuing = { marketSeed: broker.market.seed, at: now.getTime(), state: await followState(tx) }
  return showOrder(await payOut(tx, broker.clock, row, valuing, now), valuing)
}

/** Redeems an order at the last valuation. */
export const redeem: Handler<'/follow/redeem'> = async ({ id, requestid }, call) => {
  const { broker, customer, now } = call
  const intent = intentOf('/follow/redeem', { id, requestid }, { customer, now })
  return transaction(broker.db, (tx) => once(tx, intent, () => leave(tx, id, call)), 'read committed')
}
