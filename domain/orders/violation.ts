import type { Instant } from '../calendar/zone.ts'
import type { Decimal } from '../money/decimal.ts'
import type { Side } from './order.ts'

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

export const error = <Code extends Exclude<ViolationCode, WarningCode>>(
  field: OrderField,
  code: Code,
  params: ViolationParams[Code],
): Finding<Code> => ({ field, code, severity: 'error', params })

export const warning = <Code extends WarningCode>(
  field: OrderField,
  code: Code,
  params: ViolationParams[Code],
): Finding<Code> => ({ field, code, severity: 'warning', params })

/** The code that a finding has in the contract. What a correct client never sends has none of its own. */
export type PublicCode = Exclude<ViolationCode, 'quantity-required' | 'price-required'> | 'invalid-parameters'

/** The code in the contract's answer, of a refusal or of a warning. Source: RULES.md, orders. */
export const publicCode = (code: ViolationCode): PublicCode =>
  code === 'quantity-required' || code === 'price-required' ? 'invalid-parameters' : code
