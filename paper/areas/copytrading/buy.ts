import { type Money, money } from '../../../domain/money/money.ts'
import { followFee } from '../../../domain/copytrading/figures.ts'
import { unlocksAt } from '../../../domain/copytrading/product.ts'
import { purchaseAmountProblem, saleProblem } from '../../../domain/copytrading/purchase.ts'
import { lastValuationDay } from '../../../domain/copytrading/valuation.ts'
import { formatDecimal, isSame, zero } from '../../../domain/money/decimal.ts'
import type { SignedInCall } from '../../platform/broker/call.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Handler } from '../../platform/contract/operations.ts'
import { isRejection, reject } from '../../platform/rejection/rejection.ts'
import { lockProduct } from '../../platform/database/locks.ts'
import { transaction, type Tx } from '../../platform/database/transaction.ts'
import { uuidv7 } from '../../platform/wireText/uuid.ts'
import { beginOperation, moneyOf } from '../transfers/operation.ts'
import { intentOf, once } from '../../platform/idempotency/once.ts'
import { verifiedName } from '../identity/state.ts'
import { schedule } from '../../platform/jobs/queue.ts'
import { balance } from '../../ledger/balances.ts'
import { available, house, move, Shortfall } from '../../ledger/entry.ts'
import { hold } from '../../ledger/holds.ts'
import { post } from '../../ledger/post.ts'
import { writeMessage } from '../messages/write.ts'
import { listedIssue } from './list.ts'
import { navOn } from './navs.ts'
import { showOrder } from './order.ts'
import { findIssue, type Issue, termsOf } from './products.ts'
import type { FollowOrderRow } from './row.ts'
import { followState, investedIn } from './state.ts'

/** The job that pays an order out when its product ends. */
export const FOLLOW_ENDS = 'follow-ends'

const SALE_CODES = { 'not-open': 'follow-not-open', 'deadline-passed': 'follow-deadline-passed' } as const
const AMOUNT_CODES = {
  'not-open': 'follow-not-open',
  'deadline-passed': 'follow-deadline-passed',
  'amount-required': 'purchase-below-minimum',
  'too-many-decimals': 'invalid-parameters',
  'below-minimum': 'purchase-below-minimum',
  'above-remaining': 'follow-scale-reached',
  'more-than-available': 'insufficient-balance',
} as const

export interface NewFollowOrder {
  readonly customerId: string
  readonly issue: Issue
  readonly amount: Money
  readonly nav: FollowOrderRow['bought_at_nav']
  readonly clock: Clock
  readonly now: Date
}

/**
 * Takes the fee, reserves the amount under the order's own id and schedules the order's end. The caller has checked the
 * request. On a Shortfall the fee may have been taken already: the caller must roll its transaction back.
 */
export const insertFollowOrder = async (tx: Tx, order: NewFollowOrder): Promise<FollowOrderRow | Shortfall> => {
  const { amount, clock, customerId, issue, nav, now } = order
  const { currency } = amount
  const id = uuidv7(now)
  const held = await hold(tx, clock, { id, owner: customerId, money: amount, reason: 'follow', reference: id })
  if (held instanceof Shortfall) return held
  const terms = termsOf(issue, zero, now.getTime())
  const fee = followFee(amount.amount, terms.feeRate, currency)
  if (!isSame(fee, zero)) {
    const entries = move(available(customerId), house('fees'), money(fee, currency))
    const paid = await post(tx, clock, { id: uuidv7(now), kind: 'follow-fee', reference: id, entries })
    if (paid instanceof Shortfall) return paid
  }
  const endsAt = new Date(issue.endsAt)
  const row = await tx
    .insertInto('product_orders')
    .values({
      id,
      customer_id: customerId,
      currency,
      code: issue.code,
      name: issue.name,
      strategist: issue.series.strategist,
      amount: formatDecimal(amount.amount),
      fee: formatDecimal(fee),
      bought_at_nav: nav && formatDecimal(nav),
      status: 0,
      hold_id: id,
      created_at: now,
      unlocks_at: new Date(unlocksAt(terms, now.getTime())),
      ends_at: endsAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await schedule(tx, { kind: FOLLOW_ENDS, subject: id, due: endsAt })
  return row
}

const follow = async (tx: Tx, code: string, amount: Money, { broker, customer, now }: SignedInCall) => {
  const busy = await beginOperation(tx, customer.id)
  if (busy) return busy
  const name = await verifiedName(tx, customer.id)
  if (isRejection(name)) return name
  const at = now.getTime()
  const state = await followState(tx)
  const issue = listedIssue(code, state)
  if (issue === undefined) return reject('product-not-found', '/code')
  await lockProduct(tx, code)
  const terms = termsOf(issue, (await investedIn(tx, [code]))(code), at)
  const closed = saleProblem(terms, at)
  if (closed) return reject(SALE_CODES[closed], '/code')
  const free = (await balance(tx, customer.id, terms.currency)).available
  const problem = purchaseAmountProblem(terms, amount.amount, free)
  if (problem) return reject(AMOUNT_CODES[problem], '/money')
  const marketSeed = broker.market.seed
  const nav = navOn(marketSeed, issue.series, lastValuationDay(at), state.returnsOf(issue.series.code))
  const { clock } = broker
  const row = await insertFollowOrder(tx, { customerId: customer.id, issue, amount, nav, clock, now })
  if (row instanceof Shortfall) return reject('insufficient-balance', '/money')
  const parameters = { product: issue.name, money: amount }
  await writeMessage(tx, { customerId: customer.id, kind: 'follow-bought', parameters, at: now })
  return showOrder(row, { marketSeed, at, state })
}

/** Invests money in a product: takes the fee and reserves the amount, both or neither. */
export const buy: Handler<'/follow/buy'> = async ({ code, money: text, requestid }, call) => {
  const { broker, customer, now } = call
  const issue = findIssue(code)
  // The product determines the currency of the amount; a product that does not exist is refused after the gates.
  const amount = moneyOf(text, issue?.series.currency ?? 'EUR')
  if (isRejection(amount)) return amount
  const intent = intentOf('/follow/buy', { code, money: text, requestid }, { customer, now })
  return transaction(broker.db, (tx) => once(tx, intent, () => follow(tx, code, amount, call)), 'read committed')
}
