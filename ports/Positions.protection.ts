import type { Instant } from '../domain/calendar/zone.ts'
import type { Decimal } from '../domain/money/decimal.ts'
import type { Protection, ProtectionSide } from '../domain/orders/protection.ts'
import type { ProtectionState } from '../domain/orders/protectionStates.ts'

/** A change of what protects a position. That a trailing stop follows the price is none. */
export type ProtectionChange = { readonly at: Instant } & (
  | { readonly is: 'set'; readonly terms: Protection }
  | { readonly is: 'triggered'; readonly side: ProtectionSide; readonly price: Decimal }
  | { readonly is: 'ended' }
)

/** What closes a position by itself, on the server. Prices in its currency. */
export interface ProtectionRecord {
  readonly state: ProtectionState
  /** As the customer set it. */
  readonly terms: Protection
  /** The best price that a trailing stop has followed; null where it follows none. */
  readonly trailPrice: Decimal | null
  /** Where the stop stands now, a trailing one too; null where there is none. */
  readonly stopNow: Decimal | null
  /** The side that was triggered; null before that. */
  readonly side: ProtectionSide | null
  readonly triggerPrice: Decimal | null
  readonly triggeredAt: Instant | null
  readonly updatedAt: Instant
}
