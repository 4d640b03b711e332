import { isSame, zero } from '../../../domain/money/decimal.ts'
import { money as moneyOf, roundToMinor } from '../../../domain/money/money.ts'
import { amountDue, cancel as cancelled, mayCancel, mayPay, pay as paid } from '../../../domain/offers/subscription.ts'
import type { SignedInCall } from '../../platform/broker/call.ts'
import type { Handler } from '../../platform/contract/operations.ts'
import { isRejection, reject } from '../../platform/rejection/rejection.ts'
import { transaction, type Tx } from '../../platform/database/transaction.ts'
import { uuidv7 } from '../../platform/wireText/uuid.ts'
import { intentOf } from '../../platform/idempotency/once.ts'
import { onceInTurn } from '../../platform/idempotency/onceInTurn.ts'
import { Shortfall } from '../../ledger/entry.ts'
import { hold, release } from '../../ledger/holds.ts'
import { writeMessage } from '../messages/write.ts'
import { isOwn } from '../../platform/paging/ownRows.ts'
import { saveSubscription, toldOf } from './row.ts'
import { scheduleDelivery } from './steps.ts'
import { shortOf } from './subscribe.ts'
import { showSubscription } from './wire.ts'

const lockMine = (tx: Tx, id: string, { customer }: SignedInCall) =>
  tx.selectFrom('offer_subscriptions').selectAll().where(isOwn(customer.id, id)).forUpdate().executeTakeFirst()

const payNow = async (tx: Tx, id: string, call: SignedInCall) => {
  const { broker, customer, now } = call
  const row = await lockMine(tx, id, call)
  if (row === undefined) return reject('subscription-not-found', '/id')
  if (!mayPay(row, row.pay_by.getTime(), now.getTime())) return reject('order-not-in-subscription', '/id')
  const money = { amount: roundToMinor(amountDue(row), row.currency), currency: row.currency }
  const reserve = { id: row.id, owner: customer.id, money, reason: 'subscription', reference: row.id }
  if ((await hold(tx, broker.clock, reserve)) instanceof Shortfall) return shortOf(tx, customer.id, money)
  const saved = await saveSubscription(tx, row, paid(row), { paid_at: now })
  await scheduleDelivery(tx, saved)
  const parameters = { ...toldOf(row), money }
  await writeMessage(tx, { customerId: customer.id, kind: 'subscription-paid', parameters, at: now })
  return showSubscription(saved)
}

/** Records a payment that failed for lack of money; the transaction of the refusal has been rolled back. */
const markFailed = async (tx: Tx, id: string, call: SignedInCall): Promise<void> => {
  const row = await lockMine(tx, id, call)
  if (row?.state !== 'payment-due') return
  await saveSubscription(tx, row, { ...row, state: 'payment-failed' })
  const parameters = { ...toldOf(row), money: moneyOf(amountDue(row), row.currency) }
  await writeMessage(tx, { customerId: row.customer_id, kind: 'subscription-payment-failed', parameters, at: call.now })
}

const SHORT: ReadonlySet<string> = new Set(['insufficient-balance', 'insufficient-available-balance'])

/** Pays for the allotted shares, once. */
export const pay: Handler<'/offer/pay'> = async (body, call) => {
  const { db } = call.broker
  const intent = intentOf('/offer/pay', body, call)
  const answer = await onceInTurn(db, intent, (tx) => payNow(tx, body.id, call))
  if (isRejection(answer) && SHORT.has(answer.code))
    await transaction(db, (tx) => markFailed(tx, body.id, call), 'read committed')
  return answer
}

const cancelNow = async (tx: Tx, id: string, call: SignedInCall) => {
  const { broker, customer, now } = call
  const row = await lockMine(tx, id, call)
  if (row === undefined) return reject('subscription-not-found', '/id')
  if (!mayCancel(row, row.closes_at.getTime(), now.getTime())) return reject('order-not-pending', '/id')
  if (!isSame(row.held, zero)) await release(tx, broker.clock, { id: uuidv7(now), hold: row.id })
  const saved = await saveSubscription(tx, row, cancelled(row))
  await tx.deleteFrom('jobs').where('subject', '=', row.id).execute()
  const parameters = toldOf(row)
  await writeMessage(tx, { customerId: customer.id, kind: 'subscription-cancelled', parameters, at: now })
  return showSubscription(saved)
}

/** Cancels a subscription that is waiting, while its offer is open. */
export const cancel: Handler<'/offer/cancel'> = (body, call) =>
  onceInTurn(call.broker.db, intentOf('/offer/cancel', body, call), (tx) => cancelNow(tx, body.id, call))
