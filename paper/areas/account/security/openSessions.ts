import type { SignedInCall } from '../../../platform/broker/call.ts'
import type { Handler } from '../../../platform/contract/operations.ts'
import { reject } from '../../../platform/rejection/rejection.ts'
import { transaction, type Tx } from '../../../platform/database/transaction.ts'
import { intentOf, once } from '../../../platform/idempotency/once.ts'
import { isUuid } from '../../../platform/wireText/isUuid.ts'
import { sessionsOf } from '../sessions.ts'

/** Names all sessions but the calling one. */
const OTHERS = 'others'

/** The customer's sessions, the calling one first. */
export const listSessions: Handler<'/security/sessions'> = async (_body, { broker, customer, now, tokenHash }) => {
  const open = await sessionsOf(broker.db, customer.id, now)
  const rows = open.map((row) => ({
    id: row.id,
    browser: row.browser,
    system: row.system,
    place: row.place,
    time: row.created_at.getTime(),
    usedtime: row.used_at.getTime(),
    current: row.token_hash.equals(tokenHash) ? 1 : 0,
  }))
  return rows.toSorted((a, b) => b.current - a.current)
}

const end = async (tx: Tx, id: string, { customer, now, tokenHash }: SignedInCall) => {
  const others = tx.deleteFrom('sessions').where('customer_id', '=', customer.id).where('token_hash', '<>', tokenHash)
  if (id === OTHERS) await others.execute()
  else if (isUuid(id)) await others.where('id', '=', id).execute()
  return { ids: (await sessionsOf(tx, customer.id, now)).map((row) => row.id) }
}

/** Ends another session of the customer, or all others. Every process asks the database for a session at each call. */
export const endSession: Handler<'/security/endsession'> = async ({ id, requestid }, call) => {
  const { broker, customer, now, tokenHash } = call
  const own = await broker.db.selectFrom('sessions').select('id').where('token_hash', '=', tokenHash).executeTakeFirst()
  if (id === own?.id) return reject('invalid-parameters', '/id')
  const intent = intentOf('/security/endsession', { id, requestid }, { customer, now })
  return transaction(broker.db, (tx) => once(tx, intent, () => end(tx, id, call)), 'read committed')
}
