import { depositProblems } from '../../../domain/deposits/deposit.ts'
import { depositDueBy, fundsDayOf } from '../../../domain/transfers/hours.ts'
import { fromDayNumber, parseIsoDay } from '../../../domain/calendar/day.ts'
import { formatDecimal } from '../../../domain/money/decimal.ts'
import type { Money } from '../../../domain/money/money.ts'
import type { Broker, SignedInCall } from '../../platform/broker/call.ts'
import type { Body, Handler, Data } from '../../platform/contract/operations.ts'
import { isRejection, reject, type Rejection } from '../../platform/rejection/rejection.ts'
import { isPassing, transaction, type Tx } from '../../platform/database/transaction.ts'
import { uuidv7 } from '../../platform/wireText/uuid.ts'
import { intentOf, once } from '../../platform/idempotency/once.ts'
import { schedule } from '../../platform/jobs/queue.ts'
import { returnTry, takeTry, tryOf } from '../../platform/rateLimits/limit.ts'
import { DAY, later } from '../../platform/clock/instant.ts'
import { ownUpload, imageUrl } from '../uploads/ownUpload.ts'
import { type Channel, findChannel, isOpen, takes } from './channels.ts'
import { beginOperation, moneyOf } from '../transfers/operation.ts'
import { REVIEW_DEPOSIT } from './reviewDeposit.ts'
import { closedServices } from '../transfers/services.ts'
import { amountText, millis } from '../../platform/wireText/figures.ts'
import type { DepositRow } from './tables.ts'

/** A deposit as the contract represents it. */
export const showDeposit = (row: DepositRow): Data<'/funds/deposit'> => ({
  id: row.id,
  channelid: row.channel,
  method: row.method,
  currency: row.currency,
  money: amountText(row.amount, row.currency),
  transferdate: row.transferred_on,
  proofurl: row.proof_id === null ? '' : imageUrl(row.proof_id),
  status: row.status,
  reason: row.reason,
  remark: row.remark,
  requesttime: millis(row.created_at),
  arrivetime: millis(row.arrives_by),
  reviewtime: row.reviewed_at === null ? '-' : millis(row.reviewed_at),
})

const MOST_IN_A_DAY = 30

interface NewDeposit {
  readonly customerId: string
  readonly channel: Channel
  readonly money: Money
  readonly transferredOn: string
  readonly accountType: 'savings' | 'current' | null
  readonly proofId: string | null
  readonly now: Date
}

/** Stores a deposit for review. The caller has checked it. */
export const insertDeposit = async (tx: Tx, wanted: NewDeposit, reviewAfter: Broker['reviewAfter']) => {
  const { accountType, channel, customerId, money, now, proofId, transferredOn } = wanted
  const row = await tx
    .insertInto('deposits')
    .values({
      id: uuidv7(now),
      customer_id: customerId,
      channel: channel.id,
      method: channel.method,
      currency: money.currency,
      amount: formatDecimal(money.amount),
      transferred_on: transferredOn,
      account_type: accountType,
      proof_id: proofId,
      created_at: now,
      arrives_by: new Date(depositDueBy(now.getTime())),
      reviewed_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  if (reviewAfter !== undefined)
    await schedule(tx, { ...REVIEW_DEPOSIT, subject: row.id, due: later(now, reviewAfter) })
  return row
}

const limitOf = (customerId: string) => ({ subject: `deposit:${customerId}`, allowed: MOST_IN_A_DAY, within: DAY })

/** The problems of amount and date, in the order of the contract. */
const problemWith = (
  channel: Channel,
  { amount, currency }: Money,
  transferredOn: string,
  now: Date,
): Rejection<'amount-above-maximum' | 'amount-below-minimum' | 'transfer-date-not-allowed'> | undefined => {
  const transferDate = parseIsoDay(transferredOn) ?? null
  const request = { amount, currency, limits: channel.limits, transferDate, proof: '' }
  const [problem] = depositProblems(request, fromDayNumber(fundsDayOf(now.getTime())))
  if (problem === undefined) return undefined
  if (problem.field === 'amount') {
    return reject(problem.code === 'above-maximum' ? 'amount-above-maximum' : 'amount-below-minimum', '/money')
  }
  return reject('transfer-date-not-allowed', '/transferdate')
}

const handIn = async (tx: Tx, body: Body<'/funds/deposit'>, money: Money, { broker, customer, now }: SignedInCall) => {
  const busy = await beginOperation(tx, customer.id)
  if (busy) return busy
  const channel = findChannel(body.channelid)
  if (channel === undefined || !isOpen(channel, await closedServices(tx))) return reject('deposit-channel-unavailable')
  const problem = problemWith(channel, money, body.transferdate, now)
  if (problem) return problem
  const proof = await ownUpload(tx, customer.id, body.proof, 'proof', now)
  if (isRejection(proof)) return proof
  const used = await tx.selectFrom('deposits').select('id').where('proof_id', '=', proof.id).executeTakeFirst()
  if (used) return reject('deposit-proof-used', '/proof')
  const deposit = {
    customerId: customer.id,
    channel,
    money,
    transferredOn: body.transferdate,
    accountType: body.accounttype ?? null,
    proofId: proof.id,
    now,
  }
  return showDeposit(await insertDeposit(tx, deposit, broker.reviewAfter))
}

/** Submits a deposit that the customer says they have transferred. Nothing is credited before the review. */
export const deposit: Handler<'/funds/deposit'> = async (body, call) => {
  const { broker, customer, now } = call
  const channel = findChannel(body.channelid)
  if (channel && !takes(channel, body.currency)) return reject('invalid-parameters', '/currency')
  const money = moneyOf(body.money, body.currency)
  if (isRejection(money)) return money
  const [limit, name] = [limitOf(customer.id), tryOf(body)]
  if ((await takeTry(broker.db, limit, name, now)) === undefined) return reject('submitted-too-frequently')
  const intent = intentOf('/funds/deposit', body, { customer, now })
  try {
    const work = (tx: Tx) => once(tx, intent, () => handIn(tx, body, money, call))
    const answer = await transaction(broker.db, work, 'read committed')
    // A refused request creates no deposit.
    if (isRejection(answer)) await returnTry(broker.db, limit, name)
    return answer
  } catch (cause) {
    // Repeated conflicts or a lost connection answer that the broker is busy; all other errors, that the deposit cannot
    // be stored.
    if (isPassing(cause)) throw cause
    broker.log.error({ err: cause }, 'a deposit could not be stored')
    return reject('submit-failed')
  }
}
