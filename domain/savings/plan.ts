import { max, multiply, subtract, sum } from 'effect/BigDecimal'
import type { Tradable, TradingTerms } from '../markets/market.ts'
import { type Decimal, decimal, divideTo, sumOf, zero } from '../money/decimal.ts'
import type { AmountLimits } from '../money/limits.ts'
import type { Currency } from '../money/money.ts'
import type { OrderTerms } from '../orders/order.ts'
import { openingCost } from '../orders/orderCost.ts'
import { collarPrice, type PriceContext } from '../orders/orderPrices.ts'
import { maximumQuantity } from '../orders/orderQuantity.ts'
import { type Flow, leastInvested } from '../wealth/returns/flows.ts'
import { moneyWeighted } from '../wealth/returns/moneyWeighted.ts'

/** How many plans of a customer may not have ended. Source: RULES.md, savings plans. */
export const MOST_PLANS = 20

const limits = (min: string, max: string): AmountLimits => ({ min: decimal(min), max: decimal(max) })

/** The least and the most that a plan may invest in a period. Source: RULES.md, savings plans. */
export const PLAN_SUMS: Readonly<Record<Currency, AmountLimits>> = {
  EUR: limits('10', '10000'),
  USD: limits('10', '10000'),
  USDT: limits('10', '10000'),
  MYR: limits('50', '50000'),
  CNY: limits('100', '100000'),
  TWD: limits('500', '500000'),
  JPY: limits('2000', '2000000'),
  HKD: limits('100', '100000'),
  THB: limits('500', '500000'),
  VND: limits('300000', '300000000'),
  KRW: limits('20000', '20000000'),
}

/** `carried`: the budget pays for no lot yet. `skipped`: nothing was bought and the sum is not carried over. */
export const PURCHASE_STATES = ['ordered', 'bought', 'carried', 'skipped'] as const
export type PurchaseState = (typeof PURCHASE_STATES)[number]

export const PLAN_STATES = ['active', 'paused', 'ended'] as const
export type PlanState = (typeof PLAN_STATES)[number]

/** The sum of a period, and what earlier ones left. */
export interface Budget {
  readonly sum: Decimal
  readonly rest: Decimal
}

/** The order of a plan, but for its quantity. */
const TERMS = { action: 'open', direction: 'long', type: 'market', timeInForce: 'ioc', leverage: 1 } as const

/** The market order by which a plan buys. Source: RULES.md, savings plans. */
export const planOrder = (quantity: Decimal): OrderTerms => ({ ...TERMS, quantity })

/** A purchase at the prices of a moment. */
export interface PlannedPurchase {
  readonly quantity: Decimal
  /** The most that it can cost: what its order reserves. */
  readonly most: Decimal
  /** The most that one lot can cost. */
  readonly lot: Decimal
}

/** What a budget buys: the whole lots that it pays for at the worst price of the order. Source: RULES.md, savings plans. */
export const plannedPurchase = (
  instrument: Tradable,
  market: TradingTerms,
  prices: PriceContext,
  { rest, sum: each }: Budget,
): PlannedPurchase => {
  const worst = collarPrice(instrument, 'buy', prices)
  const costOf = (quantity: Decimal) => openingCost(instrument, market, { ...TERMS, quantity }, worst).total
  const quantity = maximumQuantity(instrument, market, TERMS, worst, sum(each, rest))
  return { quantity, most: costOf(quantity), lot: costOf(instrument.lot) }
}

/** After how many periods a budget pays for a lot: 1 is the next one. */
export const periodsUntilLot = (lot: Decimal, { rest, sum: each }: Budget): number =>
  // A plain count, for a sentence.
  Math.max(1, Number(divideTo(subtract(lot, rest), each, 0, 'up').value))

/** What is carried over from a period. `spent` is what its order cost with fees. Source: RULES.md, savings plans. */
export const restAfter = (
  { rest, sum: each }: Budget,
  outcome: { readonly state: 'bought' | 'carried' | 'skipped'; readonly spent: Decimal },
): Decimal => (outcome.state === 'skipped' ? rest : subtract(sum(rest, each), outcome.spent))

/** The figures of a plan's shares. */
export interface PlanResult {
  /** What was paid with fees, and what sales paid back. */
  readonly paid: Decimal
  readonly sold: Decimal
  readonly worth: Decimal
  readonly profit: Decimal
  /** A factor less one, over the days invested; undefined where none can be told. */
  readonly weighted: Decimal | undefined
}

/**
 * The result of a plan's purchases until now. `flows` are what it paid (above zero) and what sales of its shares paid back (below zero).
 * Source: RULES.md, savings plans, returns.
 */
export const planResult = (
  flows: ReadonlyArray<Flow>,
  {
    currency,
    now,
    price,
    quantity,
  }: {
    readonly currency: Currency
    readonly now: number
    readonly price: Decimal
    readonly quantity: Decimal
  },
): PlanResult => {
  const worth = multiply(quantity, price)
  const paid = sumOf(flows.map(({ amount }) => max(amount, zero)))
  const sold = subtract(paid, sumOf(flows.map(({ amount }) => amount)))
  const begin = Math.min(now, ...flows.map(({ at }) => at)) - 1
  const valuations = [
    { at: begin, total: zero },
    { at: now, total: worth },
  ]
  const weighted = moneyWeighted(valuations, flows, leastInvested(currency))
  return { paid, sold, worth, profit: subtract(sum(worth, sold), paid), weighted }
}
