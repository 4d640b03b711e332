import type { Instant } from '../calendar/zone.ts'
import type { Decimal } from '../money/decimal.ts'

export type OrderField = 'instrument' | 'quantity' | 'price' | 'leverage' | 'direction'

type Nothing = Readonly<Record<never, never>>

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

/**
 * The code of the broker's refusal for a finding. The message catalogue has one of its own for what a customer can
 * run into; what a correct client never sends is `invalid-parameters`. Source: RULES.md, orders.
 */
export const refusalCode = (code: ViolationCode): string => {
  switch (code) {
    case 'product-not-found':
    case 'price-not-obtained':
    case 'non-trading-time':
    case 'margin-not-enabled':
    case 'price-limit-exceeded':
    case 'insufficient-available-balance':
    case 'sell-blocked-15-minutes':
    case 'sell-blocked-t1':
      return code
    case 'trading-halted':
      return 'non-trading-time'
    case 'shorting-not-offered':
      return 'margin-not-enabled'
    case 'leverage-not-offered':
    case 'quantity-required':
    case 'below-one-lot':
    case 'not-whole-lots':
    case 'above-largest-order':
    case 'price-required':
    case 'off-tick':
    case 'above-position':
    case 'fills-at-once':
    case 'far-from-market':
      return 'invalid-parameters'
  }
}
