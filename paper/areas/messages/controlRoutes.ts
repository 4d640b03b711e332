import type { ControlHandlers } from '../../platform/control/calls.ts'
import { ControlRefusal } from '../../platform/control/refusal.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { answerComplaint } from './complaint.ts'

/** Lists and answers complaints; the customer gets a message. */
export const complaintControl = {
  'GET /complaints': async (_, { db }) => {
    const rows = await db
      .selectFrom('complaints as k')
      .innerJoin('customers as c', 'c.id', 'k.customer_id')
      .select(['k.number', 'c.phone as account', 'k.title', 'k.content', 'k.email', 'k.answer', 'k.created_at as at'])
      .orderBy('k.number', 'desc')
      .execute()
    return { complaints: rows.map(({ at, number, ...row }) => ({ id: String(number), ...row, at: at.toISOString() })) }
  },

  'POST /complaints/answer': async ({ body: { answer, id } }, { clock, db }) => {
    const at = await clock.now()
    const isDone = await transaction(db, (tx) => answerComplaint(tx, BigInt(id), answer, at))
    return isDone ? {} : new ControlRefusal(409, `no complaint ${id} waits for an answer`)
  },
} satisfies Partial<ControlHandlers>
