import type { Handler, Handlers } from '../../../platform/contract/operations.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { intentOf } from '../../../platform/idempotency/once.ts'
import { onceInTurn } from '../../../platform/idempotency/onceInTurn.ts'
import { isOwn } from '../../../platform/paging/ownRows.ts'
import { reject } from '../../../platform/rejection/rejection.ts'
import { writeMessage } from '../../messages/write.ts'
import { addPasskey, setUpPasskey } from './addPasskey.ts'
import { showPasskey } from './showPasskey.ts'

const list: Handler<'/security/passkeys'> = async (_body, { broker, customer }) => {
  const rows = await broker.db
    .selectFrom('passkeys')
    .selectAll()
    .where('customer_id', '=', customer.id)
    .orderBy('added_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(showPasskey)
}

const rename: Handler<'/security/passkeyname'> = async ({ id, name, requestid }, { broker, customer, now }) => {
  const typed = name.trim()
  if (typed === '') return reject('invalid-parameters', '/name')
  const intent = intentOf('/security/passkeyname', { id, name, requestid }, { customer, now })
  return onceInTurn(broker.db, intent, async (tx) => {
    const row = await tx
      .updateTable('passkeys')
      .set({ name: typed })
      .where(isOwn(customer.id, id))
      .returningAll()
      .executeTakeFirst()
    return row ? showPasskey(row) : reject('passkey-not-found')
  })
}

/** Removes a passkey, and ends the sessions that it opened: another person may have it. Source: RULES.md, security. */
const remove: Handler<'/security/passkeyremove'> = async ({ id, requestid }, { broker, customer, now, tokenHash }) => {
  const intent = intentOf('/security/passkeyremove', { id, requestid }, { customer, now })
  const work = async (tx: Tx) => {
    const gone = await tx.deleteFrom('passkeys').where(isOwn(customer.id, id)).returning('name').executeTakeFirst()
    if (gone === undefined) return reject('passkey-not-found')
    await tx.deleteFrom('sessions').where('passkey_id', '=', id).where('token_hash', '<>', tokenHash).execute()
    await writeMessage(tx, {
      customerId: customer.id,
      kind: 'passkey-removed',
      parameters: { name: gone.name },
      at: now,
    })
    return null
  }
  return onceInTurn(broker.db, intent, work)
}

export const passkeyHandlers = {
  '/security/passkeys': list,
  '/security/passkeysetup': setUpPasskey,
  '/security/passkeyadd': addPasskey,
  '/security/passkeyname': rename,
  '/security/passkeyremove': remove,
} satisfies Partial<Handlers>
