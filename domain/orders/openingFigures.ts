import { sum } from 'effect/BigDecimal'
import type { Tradable, TradingTerms } from '../markets/market.ts'
import type { Decimal } from '../money/decimal.ts'
import { type FeeCharge, feesOf, marginFor, openingCost, totalFees } from './orderCost.ts'
import { type OrderTerms, sideOf } from './order.ts'
import { type PriceContext, reservePrice } from './orderPrices.ts'

/** What an order that opens costs. All amounts in the instrument's currency. */
export interface OpeningFigures {
  /** What the whole quantity trades for. */
  readonly amount: Decimal
  readonly fees: ReadonlyArray<FeeCharge>
  readonly feeTotal: Decimal
  readonly margin: Decimal
  /** Margin and fees. */
  readonly cost: Decimal
  /** The worst price that a fill can have, and what is held at it. */
  readonly holdPrice: Decimal
  readonly held: Decimal
}

/**
 * The figures of an order that opens and trades for `amount`: the ticket estimates the amount, the broker's preview reads it
 * from the book. Source: RULES.md, orders, fees, margin.
 */
export const openingFigures = (
  instrument: Tradable,
  market: TradingTerms,
  terms: OrderTerms,
  prices: PriceContext,
  amount: Decimal,
): OpeningFigures => {
  const fees = feesOf(market.fees, sideOf('open', terms.direction), amount, instrument.currency)
  const feeTotal = totalFees(fees)
  const margin = marginFor(amount, terms.leverage, instrument.currency)
  const holdPrice = reservePrice(instrument, terms, prices)
  return {
    amount,
    fees,
    feeTotal,
    margin,
    cost: sum(margin, feeTotal),
    holdPrice,
    held: openingCost(instrument, market, terms, holdPrice).total,
  }
}

/** The position that such an order opens where it is filled completely. */
export const openedBy = (
  { direction, leverage, quantity }: Pick<OrderTerms, 'direction' | 'leverage' | 'quantity'>,
  { currency }: Pick<Tradable, 'currency'>,
  { amount, feeTotal, margin }: Pick<OpeningFigures, 'amount' | 'feeTotal' | 'margin'>,
) => ({
  direction,
  leverage,
  currency,
  quantity,
  cost: amount,
  openingFees: feeTotal,
  originalMargin: margin,
  margin,
})
