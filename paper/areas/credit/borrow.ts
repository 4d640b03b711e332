import { borrowProblem, CREDIT_DAY, CREDIT_RATE } from '../../../domain/credit/loan.ts'
import { type Decimal, formatDecimal } from '../../../domain/money/decimal.ts'
import { money, type Money } from '../../../domain/money/money.ts'
import type { SignedInCall } from '../../platform/broker/call.ts'
import type { Body, Handler } from '../../platform/contract/operations.ts'
import { isRejection, reject } from '../../platform/rejection/rejection.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { uuidv7 } from '../../platform/wireText/uuid.ts'
import { moneyOf } from '../transfers/operation.ts'
import { intentOf } from '../../platform/idempotency/once.ts'
import { onceInTurn } from '../../platform/idempotency/onceInTurn.ts'
import { verifiedName } from '../identity/state.ts'
import { schedule } from '../../platform/jobs/queue.ts'
import { available, house, move, assertFunded } from '../../ledger/entry.ts'
import { post } from '../../ledger/post.ts'
import { channelState } from '../lending/channel.ts'
import { writeMessage } from '../messages/write.ts'
import { fundPasswordOf, proveFundPassword } from '../account/security/fundPassword.ts'
import { later } from '../../platform/clock/instant.ts'
import { showCredit } from './loan.ts'
import { limitsOf } from './terms.ts'

/** All checks passed except the last one, that of the fund password, which must not run inside this transaction. */
const UNPROVEN = reject('wrong-fund-password', '/fundpassword')

/** The job of a loan's due date; each try is a job of its own. */
export const CREDIT_DUE = 'credit-due'

const CODES = {
  'amount-required': 'borrow-below-minimum',
  'too-many-decimals': 'borrow-below-minimum',
  'borrow-below-minimum': 'borrow-below-minimum',
  'borrow-unavailable': 'borrow-unavailable',
} as const

const payOut = async (tx: Tx, { amount, currency }: Money, term: number, { broker, customer, now }: SignedInCall) => {
  const id = uuidv7(now)
  const entries = move(house('credit'), available(customer.id), money(amount, currency))
  assertFunded(await post(tx, broker.clock, { id: uuidv7(now), kind: 'credit', reference: id, entries }))
  const due = later(now, term * CREDIT_DAY)
  const principal = formatDecimal(amount)
  const row = await tx
    .insertInto('credit_loans')
    .values({
      id,
      customer_id: customer.id,
      currency,
      principal,
      outstanding: principal,
      rate: formatDecimal(CREDIT_RATE),
      term,
      started_at: now,
      due_at: due,
      ended_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await schedule(tx, { kind: CREDIT_DUE, subject: `${id}:0`, due })
  await writeMessage(tx, {
    customerId: customer.id,
    kind: 'credit-paid-out',
    parameters: { money: money(amount, currency) },
    at: now,
  })
  return showCredit(row, now)
}

const request = async (
  tx: Tx,
  body: Body<'/credit/borrow'>,
  wanted: Money,
  proven: string | undefined,
  call: SignedInCall,
) => {
  const { customer, now } = call
  const name = await verifiedName(tx, customer.id)
  if (isRejection(name)) return name
  const password = await fundPasswordOf(tx, customer.id)
  if (password === undefined) return reject('fund-password-not-set')
  if ((await channelState(tx, 'credit')) !== 'open') return reject('borrow-unavailable')
  const { amount, currency }: { amount: Decimal; currency: Money['currency'] } = wanted
  const problem = borrowProblem(amount, currency, await limitsOf(tx, customer.id, currency, now))
  if (problem) return reject(CODES[problem], '/money')
  // Another fund password may have been set between the proof and this transaction.
  return password.hash === proven ? payOut(tx, wanted, Number(body.days), call) : UNPROVEN
}

/** Pays a credit loan out. As with a withdrawal, the fund password is checked only where nothing else is wrong. */
export const borrow: Handler<'/credit/borrow'> = async (body, call) => {
  const { broker, customer, now } = call
  const wanted = moneyOf(body.money, body.currency)
  if (isRejection(wanted)) return wanted
  const { fundpassword } = body
  const intent = intentOf('/credit/borrow', body, { customer, now })
  const attempt = (proven?: string) => onceInTurn(broker.db, intent, (tx) => request(tx, body, wanted, proven, call))
  const first = await attempt()
  if (first !== UNPROVEN) return first
  const claim = { customerId: customer.id, password: fundpassword, field: '/fundpassword' }
  const proof = await proveFundPassword(broker.db, claim, now)
  return isRejection(proof) ? proof : attempt(proof)
}
