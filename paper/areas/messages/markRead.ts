import type { Handler } from '../../platform/contract/operations.ts'
import { reject } from '../../platform/rejection/rejection.ts'
import type { Db, Tx } from '../../platform/database/transaction.ts'
import { intentOf } from '../../platform/idempotency/once.ts'
import { onceInTurn } from '../../platform/idempotency/onceInTurn.ts'
import { isOwn } from '../../platform/paging/ownRows.ts'

/** How many unread messages a customer has. */
export const countUnread = async (db: Db, customerId: string): Promise<{ unread: string }> => {
  const { unread } = await db
    .selectFrom('messages')
    .select((eb) => eb.fn.countAll<bigint>().as('unread'))
    .where('customer_id', '=', customerId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
  return { unread: String(unread) }
}

/** Marks one message of the customer as read. `message-not-found` for one of somebody else. */
export const markRead: Handler<'/message/read'> = async ({ id, requestid }, { broker, customer, now }) => {
  const work = async (tx: Tx) => {
    const found = await tx
      .updateTable('messages')
      .set((eb) => ({ read_at: eb.fn.coalesce('read_at', eb.val(now)) }))
      .where(isOwn(customer.id, id))
      .returning('id')
      .executeTakeFirst()
    return found ? countUnread(tx, customer.id) : reject('message-not-found')
  }
  const intent = intentOf('/message/read', { id, requestid }, { customer, now })
  return onceInTurn(broker.db, intent, work)
}

/** Marks every message up to an instant as read: one that arrived meanwhile stays unread. */
export const markAllRead: Handler<'/message/readall'> = async ({ requestid, until }, { broker, customer, now }) => {
  const work = async (tx: Tx) => {
    await tx
      .updateTable('messages')
      .set({ read_at: now })
      .where('customer_id', '=', customer.id)
      .where('read_at', 'is', null)
      .where('created_at', '<=', new Date(Number.parseInt(until, 10)))
      .execute()
    return countUnread(tx, customer.id)
  }
  const intent = intentOf('/message/readall', { until, requestid }, { customer, now })
  return onceInTurn(broker.db, intent, work)
}
