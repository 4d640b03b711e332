import { sum } from 'effect/BigDecimal'
import { closeOf } from '../../../domain/calendar/sessions.ts'
import { parseDay } from '../../../domain/calendar/day.ts'
import { MARKETS } from '../../../domain/markets/markets.ts'
import { type Decimal, formatDecimal, zero } from '../../../domain/money/decimal.ts'
import { formatQuantity } from '../../../domain/money/format.ts'
import { SAVINGS_PLAN } from '../../../domain/orders/order.ts'
import { money } from '../../../domain/money/money.ts'
import { planOrder, plannedPurchase, restAfter } from '../../../domain/savings/plan.ts'
import { lockAccountsOf } from '../../ledger/accounts.ts'
import { instrumentOf } from '../../market/listing/figures.ts'
import { overridesFor } from '../../market/overrides/overrides.ts'
import type { Broker } from '../../platform/broker/call.ts'
import { later, MINUTE, SECOND } from '../../platform/clock/instant.ts'
import { lockCustomer } from '../../platform/database/locks.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { schedule } from '../../platform/jobs/queue.ts'
import type { JobHandlers } from '../../platform/jobs/run.ts'
import { isRejection } from '../../platform/rejection/rejection.ts'
import { uuidv7 } from '../../platform/wireText/uuid.ts'
import { writeMessage } from '../messages/write.ts'
import { acceptOrder } from '../orders/acceptOrder.ts'
import { judgeOrder } from '../orders/checkOrder.ts'
import { readFacts } from '../orders/orderFacts.ts'
import { isWaiting } from '../orders/tables.ts'
import { type MarketView, viewOf } from '../orders/view.ts'
import { remindOf } from './remind.ts'
import { SAVINGS_BUY, SAVINGS_REMIND, SAVINGS_SETTLE, scheduleNext } from './schedulePlan.ts'
import type { PlanRow } from './tables.ts'

/** Why nothing can be bought at this moment, though it may be possible later that day. */
type Hindrance = 'trading-halted' | 'non-trading-time' | 'price-not-obtained'

const hindranceOf = ({ prices, trading }: MarketView): Hindrance | undefined => {
  if (trading !== 'open') return trading === 'halted' ? 'trading-halted' : 'non-trading-time'
  return prices === undefined || prices.empty === 'ask' ? 'price-not-obtained' : undefined
}

/** What a try came to, before the outcome of an order is known. */
type Try =
  | { readonly state: 'ordered'; readonly orderId: string }
  | { readonly state: 'carried' }
  | { readonly state: 'skipped'; readonly reason: string; readonly needed?: Decimal }

const instrumentText = (code: string): string => `${code} ${instrumentOf(code).name}`

/** Writes a try and schedules the next one. The sum of an order is carried over until it is known what it cost. */
const note = async (tx: Tx, plan: PlanRow, tried: Try, { id, now }: { readonly id: string; readonly now: Date }) => {
  const { customer_id, next_planned: planned, rest } = plan
  if (planned === null) throw new Error(`plan ${plan.id} has no next purchase`)
  const state = tried.state === 'ordered' ? 'carried' : tried.state
  const after = formatDecimal(restAfter(plan, { state, spent: zero }))
  await tx
    .insertInto('savings_purchases')
    .values({
      id,
      plan_id: plan.id,
      customer_id,
      planned,
      at: now,
      sum: formatDecimal(plan.sum),
      rest_before: formatDecimal(rest),
      state: tried.state,
      reason: tried.state === 'skipped' ? tried.reason : '',
      order_id: tried.state === 'ordered' ? tried.orderId : null,
      rest_after: after,
    })
    .execute()
  const next = await scheduleNext(tx, { ...plan, tried: planned }, now)
  await tx
    .updateTable('savings_plans')
    .set({ ...next, tried: planned, rest: after })
    .where('id', '=', plan.id)
    .execute()
  if (tried.state === 'ordered') {
    await schedule(tx, { kind: SAVINGS_SETTLE, subject: `${id}:0`, due: later(now, 3 * SECOND) })
  } else if (tried.state === 'skipped' && tried.reason !== 'account-frozen') {
    const instrument = instrumentText(plan.code)
    const told = { customerId: customer_id, at: now }
    await (tried.needed === undefined
      ? writeMessage(tx, { ...told, kind: 'savings-skipped-market', parameters: { instrument } })
      : writeMessage(tx, {
          ...told,
          kind: 'savings-skipped-money',
          parameters: { instrument, money: money(tried.needed, plan.currency) },
        }))
  }
}

/**
 * Places the order of a plan through the same checks as a customer's. The customer's accounts are locked first, so that what is checked is still
 * there when the money is held.
 */
const order = async (
  tx: Tx,
  broker: Broker,
  plan: PlanRow,
  view: MarketView,
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<Try> => {
  const { prices } = view
  if (prices === undefined) return { state: 'skipped', reason: 'price-not-obtained' }
  const { most, quantity } = plannedPurchase(view.instrument, MARKETS[view.instrument.market], prices, plan)
  if (quantity.value === 0n) return { state: 'carried' }
  const { currency, customer_id: customerId } = plan
  await lockAccountsOf(tx, [customerId])
  const request = { code: plan.code, terms: planOrder(quantity), positionId: undefined, isDayTrade: false }
  const wanted = { customerId, clientOrderId: id, request, currency, now }
  // A plan buys at most once a week: that is not what the limit of a day is for.
  const good = judgeOrder(broker, wanted, { ...(await readFacts(tx, wanted)), ofDay: 0 })
  if (isRejection(good))
    return good.code === 'insufficient-available-balance'
      ? { state: 'skipped', reason: good.code, needed: most }
      : { state: 'skipped', reason: good.code }
  const accepted = await acceptOrder(tx, broker.clock, { ...good, reason: SAVINGS_PLAN })
  if (accepted === 'taken' || isRejection(accepted)) throw new Error(`the order of plan ${plan.id} was not accepted`)
  return { state: 'ordered', orderId: accepted.id }
}

const isFrozen = async (tx: Tx, customerId: string): Promise<boolean> => {
  const found = await tx.selectFrom('customers').select('frozen_at').where('id', '=', customerId).executeTakeFirst()
  return found?.frozen_at !== null
}

/** The plan of a job, locked; undefined where the job belongs to an earlier schedule of it. */
const dueNow = async (tx: Tx, id: string, opensAt: string): Promise<PlanRow | undefined> => {
  const named = await tx.selectFrom('savings_plans').select('customer_id').where('id', '=', id).executeTakeFirst()
  if (named === undefined) return undefined
  await lockCustomer(tx, named.customer_id)
  const plan = await tx.selectFrom('savings_plans').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return plan?.next_at?.getTime() === Number(opensAt) ? plan : undefined
}

/**
 * The market of a plan opens on its day: it buys, carries its sum over or skips the period. While nothing can be bought the broker
 * tries again every minute until the close. Source: RULES.md, savings plans.
 */
const buy = async (tx: Tx, subject: string, now: Date, broker: Broker): Promise<void> => {
  const [id = '', opensAt = '', tries = '0', before = ''] = subject.split(':')
  const plan = await dueNow(tx, id, opensAt)
  if (plan === undefined) return
  const { calendar } = instrumentOf(plan.code)
  const closes = closeOf(calendar, parseDay(plan.next_day ?? '') ?? 0) ?? 0
  const at = { id: uuidv7(now), now }
  if (await isFrozen(tx, plan.customer_id)) return note(tx, plan, { state: 'skipped', reason: 'account-frozen' }, at)
  if (now.getTime() >= closes) return note(tx, plan, { state: 'skipped', reason: before || 'plan-missed' }, at)
  const view = viewOf(broker.market, plan.code, now.getTime(), await overridesFor(tx))
  const hindrance = view === undefined ? 'price-not-obtained' : hindranceOf(view)
  if (view && hindrance === undefined) return note(tx, plan, await order(tx, broker, plan, view, at), at)
  const again = new Date(Math.min(later(now, MINUTE).getTime(), closes))
  await schedule(tx, {
    kind: SAVINGS_BUY,
    subject: `${id}:${opensAt}:${Number(tries) + 1}:${hindrance}`,
    due: again,
  })
}

/** How long the outcome of an order is awaited: it is filled by the next sweep, so by far within a minute. */
const waitAfter = (tries: number): number => (tries < 10 ? 3 * SECOND : MINUTE)

/** Takes what the order of a purchase cost from what is carried over, once it is filled or cancelled. */
const settle = async (tx: Tx, subject: string, now: Date): Promise<void> => {
  const [id = '', tries = '0'] = subject.split(':')
  const named = await tx.selectFrom('savings_purchases').selectAll().where('id', '=', id).executeTakeFirst()
  if (named?.order_id === null || named === undefined) return
  await lockCustomer(tx, named.customer_id)
  const plan = await tx
    .selectFrom('savings_plans')
    .selectAll()
    .where('id', '=', named.plan_id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const made = await tx.selectFrom('orders').selectAll().where('id', '=', named.order_id).executeTakeFirstOrThrow()
  if (isWaiting(made)) {
    const due = later(now, waitAfter(Number(tries)))
    return schedule(tx, { kind: SAVINGS_SETTLE, subject: `${id}:${Number(tries) + 1}`, due })
  }
  const spent = sum(made.amount, made.fees)
  const state = made.filled.value > 0n ? 'bought' : 'carried'
  const budget = { sum: named.sum, rest: named.rest_before }
  await tx
    .updateTable('savings_purchases')
    .set({
      state,
      quantity: formatDecimal(made.filled),
      amount: formatDecimal(made.amount),
      fees: formatDecimal(made.fees),
      rest_after: formatDecimal(restAfter(budget, { state, spent })),
    })
    .where('id', '=', id)
    .execute()
  await tx
    .updateTable('savings_plans')
    .set({ rest: formatDecimal(restAfter({ sum: zero, rest: plan.rest }, { state, spent })) })
    .where('id', '=', plan.id)
    .execute()
  if (state === 'carried') return
  const parameters = {
    instrument: instrumentText(plan.code),
    quantity: formatQuantity(made.filled),
    money: money(spent, plan.currency),
  }
  await writeMessage(tx, { customerId: plan.customer_id, kind: 'savings-bought', parameters, at: now })
}

/** Reminds of all plans of a wallet that buy on one day. */
const remind = async (tx: Tx, subject: string, now: Date, broker: Broker): Promise<void> => {
  const [customerId = '', day, currency] = subject.split(':')
  await lockCustomer(tx, customerId)
  const active = await tx
    .selectFrom('savings_plans')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('state', '=', 'active')
    .orderBy('id')
    .execute()
  const plans = active.filter((plan) => plan.next_day === day && plan.currency === currency)
  await remindOf(tx, broker, plans, now)
}

export const savingsJobs: JobHandlers = { [SAVINGS_BUY]: buy, [SAVINGS_SETTLE]: settle, [SAVINGS_REMIND]: remind }
