import { max, multiply, negate, subtract, sum } from 'effect/BigDecimal'
import { type Decimal, divideTo, decimal, zero } from '../money/decimal.ts'
import { type Currency, MINOR_UNITS, roundToMinor } from '../money/money.ts'
import type { Direction } from '../orders/order.ts'
import { type DividendMarket, WITHHOLDING } from './withholding.ts'

const HUNDRED = decimal('100')

/** What is held of an instrument that pays. */
export interface Entitlement {
  readonly market: DividendMarket
  readonly currency: Currency
  readonly direction: Direction
  readonly quantity: Decimal
  readonly perShare: Decimal
}

/** A dividend from the customer's side: what a short position pays is negative. */
export interface DividendAmounts {
  readonly gross: Decimal
  /** Per cent withheld of the gross amount. */
  readonly taxRate: Decimal
  readonly tax: Decimal
  /** What of a debt the customer's wallet lacks and the broker bears. */
  readonly writtenOff: Decimal
  /** What the wallet gains or loses. */
  readonly net: Decimal
}

/**
 * The amounts of a dividend. Gross is rounded half-even to the minor unit, tax down, so that net is exact. A short
 * position pays the gross amount: it owes it to the buyer of the borrowed share. Source: RULES.md, dividends.
 */
export const dividendAmounts = (held: Entitlement): DividendAmounts => {
  const { currency, direction, market, perShare, quantity } = held
  const gross = roundToMinor(multiply(perShare, quantity), currency)
  if (direction === 'short') {
    const owed = negate(gross)
    return { gross: owed, taxRate: zero, tax: zero, writtenOff: zero, net: owed }
  }
  const taxRate = WITHHOLDING[market].rate
  const tax = divideTo(multiply(gross, taxRate), HUNDRED, MINOR_UNITS[currency], 'down')
  return { gross, taxRate, tax, writtenOff: zero, net: subtract(gross, tax) }
}

/** A debt that a wallet cannot pay whole: it pays what it has, the broker bears the rest. Source: RULES.md, dividends. */
export const settleWithin = (amounts: DividendAmounts, available: Decimal): DividendAmounts => {
  const missing = max(zero, negate(sum(available, amounts.gross)))
  return { ...amounts, writtenOff: missing, net: sum(amounts.net, missing) }
}
