import { multiply, subtract, sum } from 'effect/BigDecimal'
import { dayLabel } from '../../../domain/calendar/day.ts'
import type { Instrument } from '../../../domain/markets/market.ts'
import { MARKETS } from '../../../domain/markets/markets.ts'
import { type Decimal, decimal, formatDecimal, zero } from '../../../domain/money/decimal.ts'
import { fitsMinor } from '../../../domain/money/money.ts'
import { amountProblem } from '../../../domain/money/limits.ts'
import { feesOf, totalFees } from '../../../domain/orders/orderCost.ts'
import { MOST_PLANS, periodsUntilLot, PLAN_SUMS } from '../../../domain/savings/plan.ts'
import { isOfferedIn, isSchedule, type Rhythm } from '../../../domain/savings/schedule.ts'
import { balance } from '../../ledger/balances.ts'
import { amountText, instrumentOf, NOTHING, priceText, quantityText } from '../../market/listing/figures.ts'
import { findListing } from '../../market/listing/listings.ts'
import { overridesFor } from '../../market/overrides/overrides.ts'
import type { SignedInCall } from '../../platform/broker/call.ts'
import type { Body, Handler, Handlers } from '../../platform/contract/operations.ts'
import type { Db, Tx } from '../../platform/database/transaction.ts'
import { intentOf } from '../../platform/idempotency/once.ts'
import { onceInTurn } from '../../platform/idempotency/onceInTurn.ts'
import { isOwn, ownPage } from '../../platform/paging/ownRows.ts'
import { isRejection, reject, type Rejection } from '../../platform/rejection/rejection.ts'
import { uuidv7 } from '../../platform/wireText/uuid.ts'
import { purchaseAt } from './remind.ts'
import { daysOf, NO_NEXT, scheduleNext } from './schedulePlan.ts'
import { showPlan, showPlans, showPurchase } from './showPlan.ts'
import type { PlanRow } from './tables.ts'

/** How many plans that ended are listed. */
const ENDED = 50

/** The fields of a plan in a form. */
interface PlanForm {
  readonly money: string
  readonly rhythm: Rhythm
  readonly day: string
}

interface Terms {
  readonly sum: Decimal
  readonly rhythm: Rhythm
  readonly day: number
}

/** The fields of a form once they were read. */
interface Read {
  readonly terms: Terms
}

/** The form of a request that is done once. */
type TermsFailure = 'invalid-parameters' | 'amount-below-minimum' | 'amount-above-maximum'

/** The fields of a form, by themselves. */
const readTerms = ({ day, money, rhythm }: PlanForm): Terms | Rejection<'invalid-parameters'> => {
  const terms = { sum: decimal(money), rhythm, day: Number(day) }
  return isSchedule(terms) ? terms : reject('invalid-parameters', '/day')
}

/** What is wrong with the sum in the currency of the instrument. */
const wrongSum = (
  { sum: each }: Terms,
  { currency }: Pick<Instrument, 'currency'>,
): Rejection<TermsFailure> | undefined => {
  const problem = amountProblem(each, currency, PLAN_SUMS[currency])
  if (problem === 'too-many-decimals') return reject('invalid-parameters', '/money')
  if (problem === 'above-maximum') return reject('amount-above-maximum', '/money')
  return problem === undefined ? undefined : reject('amount-below-minimum', '/money')
}

/** The instrument of a new plan. */
const offered = (code: string): Instrument | Rejection<'product-not-found' | 'plan-not-offered'> => {
  const listing = findListing(code)
  if (listing === undefined) return reject('product-not-found', '/code')
  return isOfferedIn(listing.instrument.market) ? listing.instrument : reject('plan-not-offered', '/code')
}

const ownPlan = (db: Db, customerId: string, id: string) =>
  db.selectFrom('savings_plans').selectAll().where(isOwn(customerId, id))

const listPlans: Handler<'/plan/list'> = async (_body, { broker, customer, now }) => {
  const own = broker.db.selectFrom('savings_plans').selectAll().where('customer_id', '=', customer.id)
  const [running, ended] = await Promise.all([
    own.where('state', '<>', 'ended').orderBy('id', 'desc').execute(),
    own.where('state', '=', 'ended').orderBy('ended_at', 'desc').orderBy('id', 'desc').limit(ENDED).execute(),
  ])
  return [...(await showPlans(broker.db, broker, [...running, ...ended], now))]
}

const planInfo: Handler<'/plan/info'> = async ({ id, ...fields }, { broker, customer, now }) => {
  const { db } = broker
  const plan = await ownPlan(db, customer.id, id).executeTakeFirst()
  const listing = { path: '/plan/info', customerId: customer.id, fields: { ...fields, id } }
  const query = db
    .selectFrom('savings_purchases')
    .selectAll()
    .where('plan_id', '=', plan?.id ?? null)
  const page = await ownPage(listing, query, 'at', () => (row) => row)
  if (isRejection(page)) return page
  if (plan === undefined) return reject('plan-not-found', '/id')
  const list = page.list.map((row) => showPurchase(row, plan))
  return { plan: await showPlan(db, broker, plan, now), list, next: page.next }
}

/** The plan that a preview is about: the one to be changed, or a new one. */
const previewed = async ({ broker, customer }: SignedInCall, id: string | undefined, code: string) => {
  if (id === undefined) return { rest: zero, tried: null }
  const plan = await ownPlan(broker.db, customer.id, id).executeTakeFirst()
  if (plan === undefined || plan.code !== code) return reject('plan-not-found', '/id')
  return plan.state === 'ended' ? reject('plan-ended', '/id') : plan
}

const NO_FIGURES = {
  quantity: NOTHING,
  amount: NOTHING,
  fees: [],
  feetotal: NOTHING,
  cost: NOTHING,
  rest: NOTHING,
  lotcost: NOTHING,
  periods: NOTHING,
}

/** The figures of a purchase at the last price. */
const figuresOf = (
  instrument: Instrument,
  last: Decimal,
  budget: { readonly sum: Decimal; readonly rest: Decimal },
) => {
  const { currency, market } = instrument
  const { lot, quantity } = purchaseAt(instrument.code, last, budget)
  const amount = multiply(last, quantity)
  const fees = feesOf(MARKETS[market].fees, 'buy', amount, currency)
  const cost = sum(amount, totalFees(fees))
  return {
    quantity: quantityText(quantity),
    amount: amountText(amount, currency),
    fees: fees.map(({ amount: charge, name, rate }) => ({
      name,
      rate: quantityText(rate),
      amount: amountText(charge, currency),
    })),
    feetotal: amountText(totalFees(fees), currency),
    cost: amountText(cost, currency),
    rest: amountText(subtract(sum(budget.sum, budget.rest), cost), currency),
    lotcost: amountText(lot, currency),
    periods: periodsUntilLot(lot, budget),
  }
}

const previewPlan: Handler<'/plan/preview'> = async ({ code, id, ...form }, call) => {
  const { broker, customer, now } = call
  const terms = readTerms(form)
  if (isRejection(terms)) return terms
  const instrument = offered(code)
  if (isRejection(instrument)) return instrument
  const plan = await previewed(call, id, code)
  if (isRejection(plan)) return plan
  const { currency, lot } = instrument
  if (!fitsMinor(terms.sum, currency)) return reject('invalid-parameters', '/money')
  const next = daysOf({ code, rhythm: terms.rhythm, day: terms.day, tried: plan.tried }, now)
  const last = broker.market.quote(code, now.getTime(), await overridesFor(broker.db))?.price
  const { available } = await balance(broker.db, customer.id, currency)
  return {
    code,
    currency,
    nextday: dayLabel(next.day),
    nexttime: next.opensAt,
    price: priceText(last, instrument),
    ...(last === undefined ? NO_FIGURES : figuresOf(instrument, last, { sum: terms.sum, rest: plan.rest })),
    lot: quantityText(lot),
    available: amountText(available, currency),
    minimum: amountText(PLAN_SUMS[currency].min, currency),
    maximum: amountText(PLAN_SUMS[currency].max, currency),
  }
}

const startPlan = async (
  tx: Tx,
  { code, reminder, terms }: Pick<Body<'/plan/add'>, 'code' | 'reminder'> & Read,
  { broker, customer, now }: SignedInCall,
) => {
  const instrument = offered(code)
  if (isRejection(instrument)) return instrument
  const wrong = wrongSum(terms, instrument)
  if (wrong) return wrong
  const { count } = await tx
    .selectFrom('savings_plans')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('customer_id', '=', customer.id)
    .where('state', '<>', 'ended')
    .executeTakeFirstOrThrow()
  if (count >= BigInt(MOST_PLANS)) return reject('plans-full', '/code')
  const plan: PlanRow = {
    id: uuidv7(now),
    customer_id: customer.id,
    code,
    currency: instrument.currency,
    ...terms,
    reminds: reminder === '1',
    state: 'active',
    rest: zero,
    tried: null,
    created_at: now,
    ended_at: null,
    ...NO_NEXT,
  }
  const next = await scheduleNext(tx, plan, now)
  const row = { ...plan, ...next, sum: formatDecimal(plan.sum), rest: formatDecimal(plan.rest) }
  await tx.insertInto('savings_plans').values(row).execute()
  return showPlan(tx, broker, { ...plan, ...next }, now)
}

/** Locks a plan that the customer changes. */
const toChange = async (tx: Tx, customerId: string, id: string) => {
  const plan = await ownPlan(tx, customerId, id).forUpdate().executeTakeFirst()
  if (plan === undefined) return reject('plan-not-found', '/id')
  return plan.state === 'ended' ? reject('plan-ended', '/id') : plan
}

/** Writes a changed plan: an active one is scheduled again, so that jobs of its earlier schedule do nothing. */
const write = async (tx: Tx, plan: PlanRow, { broker, now }: SignedInCall) => {
  const next = plan.state === 'active' ? await scheduleNext(tx, plan, now) : NO_NEXT
  const { day, ended_at, reminds, rhythm, state } = plan
  await tx
    .updateTable('savings_plans')
    .set({ sum: formatDecimal(plan.sum), rhythm, day, reminds, state, ended_at, ...next })
    .where('id', '=', plan.id)
    .execute()
  return showPlan(tx, broker, { ...plan, ...next }, now)
}

const changeTerms = async (
  tx: Tx,
  { id, reminder, terms }: Pick<Body<'/plan/change'>, 'id' | 'reminder'> & Read,
  call: SignedInCall,
) => {
  const plan = await toChange(tx, call.customer.id, id)
  if (isRejection(plan)) return plan
  const wrong = wrongSum(terms, instrumentOf(plan.code))
  return wrong ?? write(tx, { ...plan, ...terms, reminds: reminder === '1' }, call)
}

const changeState = async (tx: Tx, { id, state }: Body<'/plan/state'>, call: SignedInCall) => {
  const plan = await toChange(tx, call.customer.id, id)
  if (isRejection(plan)) return plan
  if (plan.state === state) return showPlan(tx, call.broker, plan, call.now)
  return write(tx, { ...plan, state, ended_at: state === 'ended' ? call.now : null }, call)
}

const addPlan: Handler<'/plan/add'> = async (body, call) => {
  const terms = readTerms(body)
  return isRejection(terms)
    ? terms
    : onceInTurn(call.broker.db, intentOf('/plan/add', body, call), (tx) => startPlan(tx, { ...body, terms }, call))
}

const changePlan: Handler<'/plan/change'> = async (body, call) => {
  const terms = readTerms(body)
  return isRejection(terms)
    ? terms
    : onceInTurn(call.broker.db, intentOf('/plan/change', body, call), (tx) =>
        changeTerms(tx, { ...body, terms }, call),
      )
}

const setState: Handler<'/plan/state'> = (body, call) =>
  onceInTurn(call.broker.db, intentOf('/plan/state', body, call), (tx) => changeState(tx, body, call))

export const savingsHandlers = {
  '/plan/list': listPlans,
  '/plan/info': planInfo,
  '/plan/preview': previewPlan,
  '/plan/add': addPlan,
  '/plan/change': changePlan,
  '/plan/state': setState,
} satisfies Partial<Handlers>
