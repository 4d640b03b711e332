import type { Instant } from '../calendar/zone.ts'
import type { Decimal } from '../money/decimal.ts'

export type OrderField = 'instrument' | 'quantity' | 'price' | 'leverage' | 'direction'

type Nothing = Readonly<Record<string, never>>

/** What each finding tells beside its code. Amounts and prices are in the instrument's currency. */
export interface ViolationParams {
  readonly 'product-not-found': Nothing
  readonly 'price-not-obtained': Nothing
  readonly 'non-trading-time': { readonly opensAt: Instant | undefined }
  readonly 'trading-halted': Nothing
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
}

export type ViolationCode = keyof ViolationParams

/** A finding about an order, as data: the ticket words it, the broker refuses by it. */
export type Violation = {
  readonly [Code in ViolationCode]: {
    readonly code: Code
    readonly field: OrderField
    /** `error` refuses the order; `warning` is said before submitting. */
    readonly severity: 'error' | 'warning'
    readonly params: ViolationParams[Code]
  }
}[ViolationCode]

export const error = <Code extends ViolationCode>(
  field: OrderField,
  code: Code,
  params: ViolationParams[Code],
): Violation => ({ field, code, severity: 'error', params }) as Violation

export const warning = <Code extends ViolationCode>(
  field: OrderField,
  code: Code,
  params: ViolationParams[Code],
): Violation => ({ field, code, severity: 'warning', params }) as Violation

export const refuses = (violations: ReadonlyArray<Violation>): boolean =>
  violations.some(({ severity }) => severity === 'error')

/** Findings that the message catalogue has no message of their own for, and the one that comes nearest. */
const NEAREST: Partial<Record<ViolationCode, string>> = {
  'trading-halted': 'non-trading-time',
  'shorting-not-offered': 'margin-not-enabled',
  'leverage-not-offered': 'invalid-parameters',
  'quantity-required': 'invalid-parameters',
  'below-one-lot': 'invalid-parameters',
  'not-whole-lots': 'invalid-parameters',
  'above-largest-order': 'invalid-parameters',
  'price-required': 'invalid-parameters',
  'off-tick': 'invalid-parameters',
  'above-position': 'invalid-parameters',
  'fills-at-once': 'invalid-parameters',
  'far-from-market': 'invalid-parameters',
}

/**
 * The code of the broker's refusal for a finding. The message catalogue has one of its own for what a customer can
 * run into; what a correct client never sends is `invalid-parameters`. Source: RULES.md, orders.
 */
export const refusalCode = (code: ViolationCode): string => NEAREST[code] ?? code
