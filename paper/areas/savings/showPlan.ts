import { fromBigInt, multiply, negate, sum } from 'effect/BigDecimal'
import { type Decimal, formatDecimal, roundTo, sumOf, zero } from '../../../domain/money/decimal.ts'
import { planResult } from '../../../domain/savings/plan.ts'
import type { Flow } from '../../../domain/wealth/returns/flows.ts'
import {
  amountText,
  instrumentFields,
  instrumentOf,
  meanText,
  NOTHING,
  priceText,
  quantityText,
} from '../../market/listing/figures.ts'
import { overridesFor } from '../../market/overrides/overrides.ts'
import type { Broker } from '../../platform/broker/call.ts'
import type { Data } from '../../platform/contract/operations.ts'
import type { Db } from '../../platform/database/transaction.ts'
import { millis } from '../../platform/wireText/figures.ts'
import type { PlanRow, PurchaseRow } from './tables.ts'

export type WirePlan = Data<'/plan/list'>[number]
export type WirePurchase = Data<'/plan/info'>['list'][number]

/** What the positions of a plan took and paid, and what is left of their shares. */
interface Held {
  readonly flows: ReadonlyArray<Flow>
  readonly quantity: Decimal
  readonly purchases: number
}

const NOTHING_HELD: Held = { flows: [], quantity: zero, purchases: 0 }

/** Of each plan. A purchase is a position of its own, whose fills are all that it took and paid. */
const heldBy = async (db: Db, plans: ReadonlyArray<PlanRow>): Promise<ReadonlyMap<string, Held>> => {
  if (plans.length === 0) return new Map()
  const rows = await db
    .selectFrom('savings_purchases as b')
    .innerJoin('fills as f', 'f.position_id', 'b.order_id')
    .select(['b.plan_id', 'f.position_id', 'f.action', 'f.quantity', 'f.amount', 'f.fees', 'f.proceeds', 'f.at'])
    .where(
      'b.plan_id',
      'in',
      plans.map(({ id }) => id),
    )
    .orderBy('f.at')
    .orderBy('f.id')
    .execute()
  return new Map(
    plans.map(({ id }) => {
      const fills = rows.filter(({ plan_id }) => plan_id === id)
      return [
        id,
        {
          flows: fills.map(({ action, amount, at, fees, proceeds }) => ({
            at: at.getTime(),
            amount: action === 'open' ? sum(amount, fees) : negate(proceeds),
          })),
          quantity: sumOf(fills.map(({ action, quantity }) => (action === 'open' ? quantity : negate(quantity)))),
          purchases: new Set(fills.map(({ position_id }) => position_id)).size,
        },
      ]
    }),
  )
}

const PERCENT = fromBigInt(100n)

/** Per cent with two decimals. */
const percentText = (part: Decimal | undefined): string =>
  part === undefined ? NOTHING : formatDecimal(roundTo(multiply(part, PERCENT), 2, 'half-up'))

/** Plans as the contract represents them, at this moment. */
export const showPlans = async (
  db: Db,
  { market }: Pick<Broker, 'market'>,
  plans: ReadonlyArray<PlanRow>,
  now: Date,
): Promise<ReadonlyArray<WirePlan>> => {
  const [held, overrides] = [await heldBy(db, plans), await overridesFor(db)]
  return plans.map((plan) => {
    const { code, currency, reminds } = plan
    const instrument = instrumentOf(code)
    const { flows, purchases, quantity } = held.get(plan.id) ?? NOTHING_HELD
    const price = market.quote(code, now.getTime(), overrides)?.price
    const result = planResult(flows, { currency, now: now.getTime(), price: price ?? zero, quantity })
    const isKnown = price !== undefined || quantity.value === 0n
    const amount = (figure: Decimal) => amountText(figure, currency)
    return {
      id: plan.id,
      ...instrumentFields(instrument),
      currency,
      money: amount(plan.sum),
      rhythm: plan.rhythm,
      day: plan.day,
      reminder: reminds ? 1 : 0,
      state: plan.state,
      reason: '',
      nextday: plan.next_day ?? NOTHING,
      nexttime: plan.next_at === null ? NOTHING : millis(plan.next_at),
      rest: amount(plan.rest),
      purchases,
      quantity: quantityText(quantity),
      nowprice: priceText(price, instrument),
      paid: amount(result.paid),
      sold: amount(result.sold),
      worth: isKnown ? amount(result.worth) : NOTHING,
      profit: isKnown ? amount(result.profit) : NOTHING,
      weightedreturn: isKnown ? percentText(result.weighted) : NOTHING,
      createtime: millis(plan.created_at),
    }
  })
}

/** One plan as the contract represents it. */
export const showPlan = async (db: Db, broker: Pick<Broker, 'market'>, plan: PlanRow, now: Date): Promise<WirePlan> => {
  const [shown] = await showPlans(db, broker, [plan], now)
  if (shown === undefined) throw new Error(`plan ${plan.id} was not shown`)
  return shown
}

/** A purchase as the contract represents it. */
export const showPurchase = (
  row: PurchaseRow,
  { code, currency }: Pick<PlanRow, 'code' | 'currency'>,
): WirePurchase => {
  const amount = (figure: Decimal) => amountText(figure, currency)
  return {
    id: row.id,
    planday: row.planned,
    time: millis(row.at),
    state: row.state,
    reason: row.reason,
    money: amount(row.sum),
    restbefore: amount(row.rest_before),
    quantity: quantityText(row.quantity),
    averageprice: meanText(row.amount, row.quantity, instrumentOf(code)),
    amount: amount(row.amount),
    fees: amount(row.fees),
    restafter: amount(row.rest_after),
    orderid: row.order_id ?? '',
  }
}
