import type { Broker } from '../../platform/broker/call.ts'
import type { Handler } from '../../platform/contract/operations.ts'
import { type Db, transaction, type Tx } from '../../platform/database/transaction.ts'
import { intentOf, once } from '../../platform/idempotency/once.ts'
import { isOwn } from '../../platform/paging/own.ts'
import { reject } from '../../platform/rejection/rejection.ts'
import { positionNow } from './positionNow.ts'

/** What the customer wrote about a position; empty where there is nothing. */
export const noteOf = async (db: Db, positionId: string): Promise<string> => {
  const row = await db
    .selectFrom('position_notes')
    .select('note')
    .where('position_id', '=', positionId)
    .executeTakeFirst()
  return row?.note ?? ''
}

const keep = async (
  tx: Tx,
  { customerId, note, now, positionId }: { customerId: string; note: string; now: Date; positionId: string },
  market: Broker['market'],
) => {
  const own = isOwn(customerId, positionId)
  const row = await tx.selectFrom('positions').selectAll().where(own).executeTakeFirst()
  if (row === undefined) return reject('position-not-found', '/positionid')
  if (note === '') await tx.deleteFrom('position_notes').where('position_id', '=', row.id).execute()
  else
    await tx
      .insertInto('position_notes')
      .values({ position_id: row.id, customer_id: customerId, note, updated_at: now })
      .onConflict((conflict) => conflict.column('position_id').doUpdateSet({ note, updated_at: now }))
      .execute()
  return { ...(await positionNow(tx, row, { market, now })), note }
}

/** Keeps a note in place of the one before, once for an id; an empty one removes it. */
export const keepNote: Handler<'/trade/positionnote'> = (form, { broker, customer, now }) => {
  const { note = '', positionid: positionId } = form
  const intent = intentOf('/trade/positionnote', { ...form }, { customer, now })
  const kept = { customerId: customer.id, note: note.trim(), now, positionId }
  return transaction(broker.db, (tx) => once(tx, intent, () => keep(tx, kept, broker.market)))
}
