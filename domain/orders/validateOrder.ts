import { fromBigInt, make, multiply, subtract, sum } from 'effect/BigDecimal'
import type { Instant } from '../calendar/zone.ts'
import type { Tradable, TradingTerms } from '../markets/market.ts'
import { isOnTick, isWithin, lowestPrice, roundToTick, tickAt } from '../markets/allowedPrices.ts'
import { compare, type Decimal } from '../money/decimal.ts'
import { isOnMargin, type OrderTerms, type Side, sideOf } from './order.ts'
import { type MarketPrices, meetsNobody, reservePrice } from './orderPrices.ts'
import { buyingPowerAfter, openingCost } from './orderCost.ts'
import { isWholeLots, MAXIMUM_LOTS } from './orderQuantity.ts'
import type { Sellable } from './sellable.ts'

export type OrderField = 'instrument' | 'quantity' | 'price' | 'leverage' | 'direction'

type Nothing = Readonly<Record<string, never>>

/** What each finding tells beside its code. Amounts and prices are in the instrument's currency. */
export interface ViolationParams {
  readonly 'product-not-found': Nothing
  /** `nobody`: there is a price, but no seller (or buyer), so a market order has none. */
  readonly 'price-not-obtained': { readonly nobody: Side | undefined }
  /** `pause`: between two sessions of a day. */
  readonly 'non-trading-time': { readonly opensAt: Instant | undefined; readonly pause: boolean }
  readonly 'trading-halted': { readonly resumesAt: Instant | undefined }
  readonly 'margin-not-enabled': Nothing
  readonly 'shorting-not-offered': Nothing
  readonly 'leverage-not-offered': { readonly highest: number }
  readonly 'quantity-required': Nothing
  readonly 'below-one-lot': { readonly lot: Decimal }
  readonly 'not-whole-lots': { readonly lot: Decimal }
  readonly 'above-largest-order': { readonly most: Decimal }
  readonly 'price-required': Nothing
  readonly 'off-tick': { readonly tick: Decimal; readonly below: Decimal; readonly above: Decimal }
  readonly 'price-limit-exceeded': { readonly lower: Decimal; readonly upper: Decimal }
  readonly 'insufficient-available-balance': { readonly needed: Decimal; readonly shortfall: Decimal }
  readonly 'above-position': { readonly held: Decimal }
  readonly 'sell-blocked-15-minutes': { readonly sellable: Decimal; readonly until: Instant }
  readonly 'sell-blocked-t1': { readonly sellable: Decimal; readonly until: Instant }
  readonly 'fills-at-once': { readonly best: Decimal }
  readonly 'far-from-market': { readonly last: Decimal }
  /** Nobody sells (or buys) now. */
  readonly 'nobody-opposite': { readonly nobody: Side }
}

export type ViolationCode = keyof ViolationParams

/** A warning before submission that does not refuse the order. */
export type WarningCode = (typeof WARNINGS)[number]
const WARNINGS = ['fills-at-once', 'far-from-market', 'nobody-opposite'] as const

/** Whether a finding only warns; every other refuses the order. Source: RULES.md, orders. */
export const isWarningCode = (code: string): code is WarningCode => WARNINGS.some((warned) => warned === code)

interface Finding<Code extends ViolationCode> {
  readonly code: Code
  readonly field: OrderField
  /** `error` refuses the order; `warning` is shown before submission. */
  readonly severity: 'error' | 'warning'
  readonly params: ViolationParams[Code]
}

/** A finding about an order, as data: the ticket words it, the broker refuses by it. */
export type Violation = { readonly [Code in ViolationCode]: Finding<Code> }[ViolationCode]

const error = <Code extends Exclude<ViolationCode, WarningCode>>(
  field: OrderField,
  code: Code,
  params: ViolationParams[Code],
): Finding<Code> => ({ field, code, severity: 'error', params })

const warning = <Code extends WarningCode>(
  field: OrderField,
  code: Code,
  params: ViolationParams[Code],
): Finding<Code> => ({ field, code, severity: 'warning', params })

/** The code that a finding has in the contract. What a correct client never sends has none of its own. */
export type PublicCode = Exclude<ViolationCode, 'quantity-required' | 'price-required'> | 'invalid-parameters'

/** The code in the contract's answer, of a refusal or of a warning. Source: RULES.md, orders. */
export const publicCode = (code: ViolationCode): PublicCode =>
  code === 'quantity-required' || code === 'price-required' ? 'invalid-parameters' : code

export interface OrderContext {
  readonly instrument: Tradable
  readonly market: TradingTerms
  readonly listed: boolean
  /** Whether the market trades now, overrides and halts counted in. */
  readonly trading: 'open' | 'break' | 'closed' | 'halted'
  /** When trading goes on; `undefined` where not known. */
  readonly opensAt: Instant | undefined
  /** `undefined` where no price is to be had. */
  readonly prices: MarketPrices | undefined
  /** Free balance in the instrument's currency. */
  readonly available: Decimal
  /** Whether the account may use two-way margin: short sales and leverage. */
  readonly marginEnabled: boolean
  /** What a closing order can close: of the position, less the quantity reserved by other closing orders. */
  readonly held: Decimal
  /** For closing a long position; absent otherwise. */
  readonly sellable?: Sellable
}

/** Who an order waits for. */
const OTHER = { buy: 'sell', sell: 'buy' } as const

type Check = (terms: OrderTerms, context: OrderContext) => ReadonlyArray<Violation>

const checkInstrument: Check = ({ action, direction, type }, { market, listed, trading, opensAt, prices }) => {
  if (!listed || !market.tradable) return [error('instrument', 'product-not-found', {})]
  if (trading === 'halted') return [error('instrument', 'trading-halted', { resumesAt: opensAt })]
  if (trading !== 'open') return [error('instrument', 'non-trading-time', { opensAt, pause: trading === 'break' })]
  if (prices === undefined) return [error('instrument', 'price-not-obtained', { nobody: undefined })]
  const side = sideOf(action, direction)
  // A market order without orders on the other side has no price.
  const alone = type === 'market' && meetsNobody(side, prices)
  return alone ? [error('instrument', 'price-not-obtained', { nobody: OTHER[side] })] : []
}

/** Leverage and short sales: what the market offers, then what the account may. Closing is always allowed. */
const checkMargin: Check = (terms, { market, marginEnabled }) => {
  const { action, direction, leverage } = terms
  if (action === 'close') return []
  const findings: Array<Violation> = []
  if (direction === 'short' && !market.shorting) findings.push(error('direction', 'shorting-not-offered', {}))
  if (!market.leverage.includes(leverage))
    findings.push(error('leverage', 'leverage-not-offered', { highest: market.leverage.at(-1) ?? 1 }))
  if (findings.length === 0 && isOnMargin(terms) && !marginEnabled)
    findings.push(error(direction === 'short' ? 'direction' : 'leverage', 'margin-not-enabled', {}))
  return findings
}

const checkQuantity: Check = ({ quantity }, { instrument: { lot } }) => {
  if (quantity.value <= 0n) return [error('quantity', 'quantity-required', {})]
  if (compare(quantity, lot) < 0) return [error('quantity', 'below-one-lot', { lot })]
  if (!isWholeLots(quantity, lot)) return [error('quantity', 'not-whole-lots', { lot })]
  const most = multiply(lot, fromBigInt(MAXIMUM_LOTS))
  return compare(quantity, most) > 0 ? [error('quantity', 'above-largest-order', { most })] : []
}

const checkPrice: Check = ({ type, price }, { instrument: { ticks }, prices }) => {
  if (type === 'market') return []
  if (price === undefined || compare(price, lowestPrice(ticks)) < 0) return [error('price', 'price-required', {})]
  const limits = prices?.limits
  const [below, above] = [roundToTick(ticks, price, 'down'), roundToTick(ticks, price, 'up')]
  return [
    ...(isOnTick(ticks, price) ? [] : [error('price', 'off-tick', { tick: tickAt(ticks, price), below, above })]),
    ...(limits === undefined || isWithin(limits, price) ? [] : [error('price', 'price-limit-exceeded', { ...limits })]),
  ]
}

const farShare = make(10n, 2)

/** Valid, but with a warning: a limit that fills immediately, one that will hardly ever fill, or one without orders on the other side. */
const checkIntent: Check = ({ action, direction, type, price }, { prices, trading }) => {
  if (type === 'market' || price === undefined || prices === undefined) return []
  const side = sideOf(action, direction)
  if (trading === 'open' && meetsNobody(side, prices))
    return [warning('price', 'nobody-opposite', { nobody: OTHER[side] })]
  const buys = side === 'buy'
  const best = buys ? prices.ask : prices.bid
  const crosses = buys ? compare(price, best) >= 0 : compare(price, best) <= 0
  // Nothing is filled immediately while there is no trading.
  if (crosses) return trading === 'open' ? [warning('price', 'fills-at-once', { best })] : []
  const reach = multiply(prices.last, farShare)
  const far = buys ? compare(price, subtract(prices.last, reach)) < 0 : compare(price, sum(prices.last, reach)) > 0
  return far ? [warning('price', 'far-from-market', { last: prices.last })] : []
}

const checkBuyingPower: Check = (terms, { instrument, market, prices, available }) => {
  if (terms.action === 'close' || prices === undefined) return []
  const cost = openingCost(instrument, market, terms, reservePrice(instrument, terms, prices))
  const after = buyingPowerAfter(available, cost)
  if (after.value >= 0n) return []
  const shortfall = subtract(cost.total, available)
  return [error('quantity', 'insufficient-available-balance', { needed: cost.total, shortfall })]
}

const checkHolding: Check = ({ action, quantity }, { held, sellable }) => {
  if (action === 'open') return []
  if (compare(quantity, held) > 0) return [error('quantity', 'above-position', { held })]
  if (sellable?.next === undefined || compare(quantity, sellable.quantity) <= 0) return []
  const { reason, until } = sellable.next
  return [error('quantity', reason, { sellable: sellable.quantity, until })]
}

/**
 * All findings about an order, the reason that hides the others first; empty where it is valid. Never throws.
 * Money is only counted once quantity, price and leverage are sound. An order outside the sessions is refused, not
 * queued. Source: RULES.md, orders.
 */
export const validateOrder: Check = (terms, context) => {
  const basic = [checkInstrument, checkMargin, checkQuantity, checkPrice].flatMap((check) => check(terms, context))
  const sound = !basic.some(({ field }) => field !== 'instrument')
  const further = sound ? [checkHolding, checkBuyingPower, checkIntent].flatMap((check) => check(terms, context)) : []
  return [...basic, ...further]
}
