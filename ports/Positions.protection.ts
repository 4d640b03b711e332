import type { Instant } from '../domain/calendar/zone.ts'
import type { Decimal } from '../domain/money/decimal.ts'
import type { Protection, ProtectionSide } from '../domain/orders/protection.ts'
import type { Protection as Row } from './generated/positions.ts'

/** A change of what protects a position. A trailing stop that follows the price is not a change. */
export type ProtectionChange = { readonly at: Instant } & (
  | { readonly is: 'set'; readonly terms: Protection }
  | { readonly is: 'triggered'; readonly side: ProtectionSide; readonly price: Decimal }
  | { readonly is: 'ended' }
)

type Terms = 'stop' | 'stopLimit' | 'takeProfit' | 'trailAmount' | 'trailPercent'

/** What closes a position by itself, on the server. Prices in its currency. */
export interface ProtectionRecord extends Omit<Row, Terms> {
  /** As the customer set it. */
  readonly terms: Protection
}
