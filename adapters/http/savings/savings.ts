import { Effect, Schema, Struct } from 'effect'
import { parseDay } from '../../../domain/calendar/day.ts'
import { formatDecimal } from '../../../domain/money/decimal.ts'
import { PLAN_STATES, PURCHASE_STATES } from '../../../domain/savings/plan.ts'
import { RHYTHMS } from '../../../domain/savings/schedule.ts'
import {
  type PlanPreview,
  type PlanPurchase,
  type PlanTerms,
  Savings,
  type SavingsPlan,
} from '../../../ports/Savings.ts'
import type { Call } from '../client.ts'
import {
  textOrNull,
  WireAmount,
  WireCount,
  WireCurrency,
  WireDay,
  WireFigure,
  WireStatus,
  WireTime,
  WireTimeOrNone,
} from '../figures.ts'
import { WireFeeName } from '../names.ts'
import { formPage } from '../pages.ts'
import { listingFields, listingNames } from '../quotes/quoteRecords.ts'
import { WireDecimal } from '../wire.ts'

const WirePlan = Schema.Struct({
  id: Schema.String,
  ...listingFields,
  currency: WireCurrency,
  zone: Schema.String,
  decimals: Schema.Int,
  money: WireFigure,
  rhythm: Schema.Literals(RHYTHMS),
  day: Schema.Int,
  reminder: WireStatus,
  state: Schema.Literals(PLAN_STATES),
  reason: Schema.String,
  nextday: Schema.String,
  nexttime: WireTimeOrNone,
  rest: WireAmount,
  purchases: WireCount,
  quantity: WireAmount,
  nowprice: WireDecimal,
  paid: WireAmount,
  sold: WireAmount,
  worth: WireDecimal,
  profit: WireDecimal,
  weightedreturn: WireDecimal,
  createtime: WireTime,
})

const WirePurchase = Schema.Struct({
  id: Schema.String,
  planday: WireDay,
  time: WireTime,
  state: Schema.Literals(PURCHASE_STATES),
  reason: Schema.String,
  money: WireFigure,
  restbefore: WireAmount,
  quantity: WireAmount,
  averageprice: WireDecimal,
  amount: WireAmount,
  fees: WireAmount,
  restafter: WireAmount,
  orderid: Schema.String,
})

const WirePreview = Schema.Struct({
  code: Schema.String,
  currency: WireCurrency,
  nextday: WireDay,
  nexttime: WireTime,
  price: WireDecimal,
  quantity: WireDecimal,
  amount: WireDecimal,
  fees: Schema.Array(Schema.Struct({ name: WireFeeName, rate: WireDecimal, amount: WireAmount })),
  feetotal: WireDecimal,
  cost: WireDecimal,
  rest: WireDecimal,
  lot: WireFigure,
  lotcost: WireDecimal,
  periods: WireDecimal,
  available: WireAmount,
  minimum: WireFigure,
  maximum: WireFigure,
})

const WireDetail = Schema.Struct({ plan: WirePlan, list: Schema.Array(WirePurchase), next: Schema.String })

const planOf = ({ nextday, reason, reminder, ...row }: (typeof WirePlan)['Type']): SavingsPlan => ({
  ...Struct.renameKeys(row, {
    ...listingNames,
    money: 'sum',
    nexttime: 'nextAt',
    nowprice: 'price',
    weightedreturn: 'weightedReturn',
    createtime: 'createdAt',
  }),
  reminds: reminder === 1,
  reason: textOrNull(reason),
  nextDay: parseDay(nextday) ?? null,
})

const purchaseOf = ({ orderid, reason, ...row }: (typeof WirePurchase)['Type']): PlanPurchase => ({
  ...Struct.renameKeys(row, {
    planday: 'planned',
    time: 'at',
    money: 'sum',
    restbefore: 'restBefore',
    averageprice: 'averagePrice',
    restafter: 'restAfter',
  }),
  reason: textOrNull(reason),
  orderId: textOrNull(orderid),
})

const previewOf = (row: (typeof WirePreview)['Type']): PlanPreview =>
  Struct.renameKeys(row, { nextday: 'nextDay', nexttime: 'nextAt', feetotal: 'feeTotal', lotcost: 'lotCost' })

const termsForm = ({ day, rhythm, sum }: PlanTerms) => ({ money: formatDecimal(sum), rhythm, day: String(day) })

/** Savings plans over HTTP. */
export const savings = (call: Call): Savings['Service'] =>
  Savings.of({
    list: () => call('/plan/list', undefined, Schema.Array(WirePlan)).pipe(Effect.map((rows) => rows.map(planOf))),
    detail: (id, page) =>
      call('/plan/info', { id, ...formPage(page) }, WireDetail).pipe(
        Effect.map(({ list, next, plan }) => ({
          plan: planOf(plan),
          list: list.map(purchaseOf),
          next: textOrNull(next),
        })),
      ),
    preview: (code, terms, id) =>
      call('/plan/preview', { code, ...termsForm(terms), id }, WirePreview).pipe(Effect.map(previewOf)),
    add: (code, terms, reminds, requestid) =>
      call('/plan/add', { code, ...termsForm(terms), reminder: reminds ? '1' : '0', requestid }, WirePlan).pipe(
        Effect.map(planOf),
      ),
    change: (id, terms, reminds, requestid) =>
      call('/plan/change', { id, ...termsForm(terms), reminder: reminds ? '1' : '0', requestid }, WirePlan).pipe(
        Effect.map(planOf),
      ),
    turn: (id, state, requestid) => call('/plan/state', { id, state, requestid }, WirePlan).pipe(Effect.map(planOf)),
  })
