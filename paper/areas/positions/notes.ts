import type { Broker } from '../../platform/broker/call.ts'
import type { Handler } from '../../platform/contract/operations.ts'
import { type Db, transaction, type Tx } from '../../platform/database/transaction.ts'
import { intentOf, once } from '../../platform/idempotency/once.ts'
import { isOwn } from '../../platform/paging/ownRows.ts'
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

interface Kept {
  readonly customerId: string
  readonly positionId: string
  readonly note: string
  /** The note that the customer saw; undefined where the client does not say. */
  readonly before: string | undefined
  readonly now: Date
}

const keep = async (tx: Tx, { before, customerId, note, now, positionId }: Kept, market: Broker['market']) => {
  const own = isOwn(customerId, positionId)
  const row = await tx.selectFrom('positions').selectAll().where(own).forNoKeyUpdate().executeTakeFirst()
  if (row === undefined) return reject('position-not-found', '/positionid')
  // The lock of the position lets one note after the other come here.
  const old = before === undefined ? before : await noteOf(tx, row.id)
  if (old !== before && old !== note) return reject('note-changed', '/notebefore')
  if (note === '') await tx.deleteFrom('position_notes').where('position_id', '=', row.id).execute()
  else
    await tx
      .insertInto('position_notes')
      .values({ position_id: row.id, customer_id: customerId, note, updated_at: now })
      .onConflict((conflict) => conflict.column('position_id').doUpdateSet({ note, updated_at: now }))
      .execute()
  return { ...(await positionNow(tx, row, { market, now })), note }
}

/** Keeps a note in place of the one before, once for an id; an empty one removes it. Source: RULES.md, profit and loss. */
export const keepNote: Handler<'/trade/positionnote'> = (form, { broker, customer, now }) => {
  const { note = '', notebefore: before, positionid: positionId } = form
  const intent = intentOf('/trade/positionnote', { ...form }, { customer, now })
  const kept = { customerId: customer.id, before, note: note.trim(), now, positionId }
  return transaction(broker.db, (tx) => once(tx, intent, () => keep(tx, kept, broker.market)))
}
