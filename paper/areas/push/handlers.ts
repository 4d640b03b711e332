import { createECDH } from 'node:crypto'
import type { Body, Handler, Handlers } from '../../platform/contract/operations.ts'
import { lockCustomer } from '../../platform/database/locks.ts'
import { transaction, type Tx } from '../../platform/database/transaction.ts'
import { isPublicUrl } from '../../platform/http/publicAddress.ts'
import { intentOf, once } from '../../platform/idempotency/once.ts'
import type { SignedInCall } from '../../platform/broker/call.ts'
import { reject } from '../../platform/rejection/rejection.ts'
import { uuidv7 } from '../../platform/wireText/uuid.ts'
import { type Addressed, addressOf } from './address.ts'
import { readTopics } from './topics.ts'

type Form = Omit<Body<'/push/subscribe'>, 'requestid'>

/** How many subscriptions a customer has at the same time. Source: RULES.md, notifications. */
const MOST = 10

/** Whether a text is a public key that can be encrypted to: a point of P-256. */
const isPoint = (key: string): boolean => {
  const curve = createECDH('prime256v1')
  curve.generateKeys()
  try {
    curve.computeSecret(Buffer.from(key, 'base64url'))
    return true
  } catch {
    return false
  }
}

/** Ends the oldest subscriptions beyond what a customer may have. */
const endOldest = async (tx: Tx, customerId: string): Promise<void> => {
  const own = tx.selectFrom('push_subscriptions').select('id').where('customer_id', '=', customerId)
  const older = (await own.orderBy('id', 'desc').offset(MOST).execute()).map(({ id }) => id)
  if (older.length > 0) await tx.deleteFrom('push_subscriptions').where('id', 'in', older).execute()
}

/** The columns of the address that a form names. */
const columnsOf = ({ auth, devicetoken, endpoint, p256dh }: Form): Addressed => ({
  endpoint: endpoint ?? null,
  p256dh: p256dh ?? null,
  auth: auth ?? null,
  device_token: devicetoken ?? null,
})

const store = async (tx: Tx, form: Form, { customer, now, tokenHash }: SignedInCall) => {
  await lockCustomer(tx, customer.id)
  const session = tx.selectFrom('sessions').select('id').where('token_hash', '=', tokenHash).forKeyShare()
  // It has just ended: there is nothing for the subscription to belong to.
  if ((await session.executeTakeFirst()) === undefined) return null
  const columns = columnsOf(form)
  const { device_token, endpoint } = columns
  // A browser or device that another customer uses now must not show the notifications of the one before.
  await tx
    .deleteFrom('push_subscriptions')
    .where((eb) =>
      // Of the two, the one that is null finds nothing.
      eb.or([eb('endpoint', '=', endpoint), eb('device_token', '=', device_token), eb('session_hash', '=', tokenHash)]),
    )
    .execute()
  const own = { session_hash: tokenHash, customer_id: customer.id }
  const row = { ...own, ...columns, language: form.language, topics: readTopics(form.topics) }
  await tx
    .insertInto('push_subscriptions')
    .values({ id: uuidv7(now), ...row })
    // Another session has registered it since.
    .onConflict((conflict) => conflict.column(device_token === null ? 'endpoint' : 'device_token').doUpdateSet(row))
    .execute()
  await endOldest(tx, customer.id)
  return null
}

const subscribe: Handler<'/push/subscribe'> = ({ requestid, ...form }, call) => {
  const { broker, customer, now } = call
  const address = addressOf(columnsOf(form))
  if (address === undefined) return Promise.resolve(reject('invalid-parameters', '/endpoint'))
  if ('deviceToken' in address) {
    if (!broker.push?.fcm) return Promise.resolve(reject('invalid-parameters', '/devicetoken'))
  } else {
    if (!isPoint(address.p256dh)) return Promise.resolve(reject('invalid-parameters', '/p256dh'))
    const isAllowed = broker.push?.allowsPrivate === true || isPublicUrl(address.endpoint)
    if (!isAllowed) return Promise.resolve(reject('push-endpoint-refused', '/endpoint'))
  }
  const intent = intentOf('/push/subscribe', { ...form, requestid }, { customer, now })
  return transaction(broker.db, (tx) => once(tx, intent, () => store(tx, form, call)), 'read committed')
}

const unsubscribe: Handler<'/push/unsubscribe'> = ({ requestid }, { broker, customer, now, tokenHash }) => {
  const intent = intentOf('/push/unsubscribe', { requestid }, { customer, now })
  const end = async (tx: Tx) => {
    await tx.deleteFrom('push_subscriptions').where('session_hash', '=', tokenHash).execute()
    return null
  }
  return transaction(broker.db, (tx) => once(tx, intent, () => end(tx)), 'read committed')
}

const readState: Handler<'/push/state'> = async (_body, { broker, tokenHash }) => {
  const row = await broker.db
    .selectFrom('push_subscriptions')
    .select(['endpoint', 'device_token', 'language', 'topics'])
    .where('session_hash', '=', tokenHash)
    .executeTakeFirst()
  if (!row) return { endpoint: '', devicetoken: '', language: '', topics: '' }
  const { device_token, endpoint, language, topics } = row
  return { endpoint: endpoint ?? '', devicetoken: device_token ?? '', language, topics: topics.join(' ') }
}

export const pushHandlers = {
  '/push/state': readState,
  '/push/subscribe': subscribe,
  '/push/unsubscribe': unsubscribe,
} satisfies Partial<Handlers>
