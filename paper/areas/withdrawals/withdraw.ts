import { isOpenAt, WITHDRAWAL_HOURS } from '../../../domain/transfers/hours.ts'
import { withdrawalAmountProblem, withdrawalCost, WITHDRAWAL_LIMITS } from '../../../domain/withdrawals/withdrawal.ts'
import type { Money } from '../../../domain/money/money.ts'
import { findCard, payoutMethodOf, receives } from '../payees/card.ts'
import type { SignedInCall } from '../../platform/broker/call.ts'
import type { Body, Handler } from '../../platform/contract/operations.ts'
import { isRejection, reject, type Rejection } from '../../platform/rejection/rejection.ts'
import { transaction, type Tx } from '../../platform/database/transaction.ts'
import { ratesAt } from '../../market/rates/rates.ts'
import { intentOf, once } from '../../platform/idempotency/once.ts'
import { verifiedName } from '../identity/state.ts'
import { lockAccountsOf } from '../../ledger/accounts.ts'
import { Shortfall } from '../../ledger/entry.ts'
import { amountText, millis } from '../../platform/wireText/figures.ts'
import { fundPasswordOf, proveFundPassword } from '../account/security/fundPassword.ts'
import { beginOperation, moneyOf } from '../transfers/operation.ts'
import { closedServices, PAYMENTS } from '../transfers/services.ts'
import { waitFor, waitRefusal } from './waiting.ts'
import { owesCredit, withdrawable } from './withdrawable.ts'
import { insertWithdrawal } from './withdrawal.ts'
import type { WithdrawalRow } from './withdrawalRecord.ts'

/** What is to be paid, and to whom. */
export type WithdrawalOrder = Pick<Body<'/funds/withdraw'>, 'currency' | 'money' | 'cardid'>

const AMOUNT_CODES = {
  'amount-required': 'amount-below-minimum',
  'too-many-decimals': 'invalid-parameters',
  'below-minimum': 'amount-below-minimum',
  'above-maximum': 'amount-above-maximum',
} as const

/** The fund password of a customer who may withdraw. */
const passGates = async (tx: Tx, customerId: string) => {
  const name = await verifiedName(tx, customerId)
  if (isRejection(name)) return name
  return (await fundPasswordOf(tx, customerId)) ?? reject('fund-password-not-set')
}

const show = (row: WithdrawalRow, { amount, currency }: Money, cost: ReturnType<typeof withdrawalCost>) => ({
  id: row.id,
  currency,
  money: amountText(amount, currency),
  fee: amountText(cost.fee, currency),
  arrival: amountText(cost.payout, currency),
  cardid: row.card_id ?? '',
  card: row.card ?? '',
  status: row.status,
  requesttime: millis(row.created_at),
  arrivetime: millis(row.arrives_by ?? row.created_at),
})

/** The checked amount, the hash of the fund password that was proved, and the refusal where none was yet. */
interface Proven<Unproven extends Rejection> {
  readonly money: Money
  readonly proven: string | undefined
  readonly unproven: Unproven
}

const request = async <Unproven extends Rejection>(
  tx: Tx,
  order: WithdrawalOrder,
  { money, proven, unproven }: Proven<Unproven>,
  call: SignedInCall,
) => {
  const { broker, customer, now } = call
  const { amount, currency } = money
  const busy = await beginOperation(tx, customer.id)
  if (busy) return busy
  const password = await passGates(tx, customer.id)
  if (isRejection(password)) return password
  const card = await findCard(tx, customer.id, order.cardid)
  if (card === undefined) return reject('bank-card-not-found', '/cardid')
  if (!receives(card, currency)) return reject('card-currency-mismatch', '/cardid')
  // In the contract's order, whichever is longer: what holds for every withdrawal, then what holds for the payee.
  const wait = (await waitFor(tx, customer.id, undefined, now)) ?? (await waitFor(tx, customer.id, card, now))
  if (wait) return waitRefusal[wait.reason]
  if (!isOpenAt(WITHDRAWAL_HOURS, now.getTime())) return reject('outside-withdrawal-hours')
  const rates = ratesAt(now)
  await lockAccountsOf(tx, [customer.id])
  const { settled } = await withdrawable(tx, customer.id, currency, now)
  const problem = withdrawalAmountProblem({
    amount,
    currency,
    limits: WITHDRAWAL_LIMITS[currency],
    available: settled,
  })
  if (problem && problem !== 'more-than-available') return reject(AMOUNT_CODES[problem], '/money')
  if (await owesCredit(tx, customer.id)) return reject('credit-loan-outstanding')
  if (problem) return reject('insufficient-withdrawable-amount', '/money')
  // Another fund password may have been set between the proof and this transaction.
  if (password.hash !== proven) return unproven
  if ((await closedServices(tx)).has(PAYMENTS)) return reject('withdrawal-failed')
  const cost = withdrawalCost(amount, currency, payoutMethodOf(card), rates)
  const row = await insertWithdrawal(tx, { customerId: customer.id, card, currency, cost, now }, broker)
  if (row instanceof Shortfall) return reject('insufficient-withdrawable-amount', '/money')
  return show(row, money, cost)
}

/** How the customer confirms a withdrawal. */
interface Confirmation<Unproven extends Rejection, Refusal extends Rejection> {
  /** Refuses a request that has passed every check but this one. */
  readonly unproven: Unproven
  /** Checks the confirmation; returns the hash of the fund password that is set. */
  readonly prove: (money: Money) => Promise<string | Refusal>
}

/**
 * Reserves money for a payout. Everything is checked twice: first without the confirmation, which is checked only
 * where nothing else is wrong, then again together with the withdrawal itself. So a wrong password stays counted
 * although the transaction is rolled back, and no transaction waits for a password hash.
 */
export const withdrawOnce = async <Unproven extends Rejection, Refusal extends Rejection>(
  operation: '/funds/withdraw' | '/funds/withdrawbypasskey',
  { requestid, ...order }: WithdrawalOrder & { readonly requestid: string },
  { prove, unproven }: Confirmation<Unproven, Refusal>,
  call: SignedInCall,
) => {
  const { broker, customer, now } = call
  const money = moneyOf(order.money, order.currency)
  if (isRejection(money)) return money
  const intent = intentOf(operation, { ...order, requestid }, { customer, now })
  const attempt = (proven?: string) =>
    transaction(
      broker.db,
      (tx) => once(tx, intent, () => request(tx, order, { money, proven, unproven }, call)),
      'read committed',
    )
  const first = await attempt()
  if (first !== unproven) return first
  const proof = await prove(money)
  if (typeof proof === 'string') return attempt(proof)
  // The same request, sent at the same time, may have used up the confirmation and been accepted.
  const repeated = await attempt()
  return isRejection(repeated) ? proof : repeated
}

/** A withdrawal that the fund password confirms. */
export const withdraw: Handler<'/funds/withdraw'> = ({ fundpassword, ...order }, call) =>
  withdrawOnce(
    '/funds/withdraw',
    order,
    {
      unproven: reject('wrong-fund-password', '/fundpassword'),
      prove: () => {
        const claim = { customerId: call.customer.id, password: fundpassword, field: '/fundpassword' }
        return proveFundPassword(call.broker.db, claim, call.now)
      },
    },
    call,
  )
