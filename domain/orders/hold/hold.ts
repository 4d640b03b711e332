import { multiply } from 'effect/BigDecimal'
import { compare, type Decimal, decimal, zero } from '../../money/decimal.ts'
import type { OrderAction } from '../order.ts'

/** Which orders wait before they can be sent: none, all, or those worth a share of the buying power, in per cent. */
export const HOLD_CHOICES = ['off', 'all', '10', '25', '50'] as const
export type HoldChoice = (typeof HOLD_CHOICES)[number]

/** How long such an order waits, in seconds. */
export const HOLD_SECONDS = 10

const HUNDRED = decimal('100')
const SHARES: Readonly<Record<HoldChoice, Decimal>> = {
  off: zero,
  all: zero,
  10: decimal('10'),
  25: decimal('25'),
  50: decimal('50'),
}

/** A stored choice; anything unknown means `off`. */
export const holdChoiceFrom = (stored: string | null): HoldChoice =>
  HOLD_CHOICES.find((choice) => choice === stored) ?? 'off'

/** An order before it is sent; amounts in its currency, null where they are not known. */
export interface Holdable {
  readonly action: OrderAction
  /** Its whole value, also where a part of it is borrowed. */
  readonly amount: Decimal | null
  /** The money available before it. */
  readonly buyingPower: Decimal | null
}

/**
 * Whether an order waits before it can be sent. One that closes never does: the way out is as easy as the way in.
 * Source: RULES.md, orders.
 */
export const isHeld = (choice: HoldChoice, { action, amount, buyingPower }: Holdable): boolean => {
  if (choice === 'off' || action === 'close') return false
  // Where the share is not known, the customer is asked to wait rather than not.
  if (amount === null || buyingPower === null) return true
  return compare(multiply(amount, HUNDRED), multiply(buyingPower, SHARES[choice])) >= 0
}
