import { compare, type Decimal, decimal, divideTo, zero } from './decimal.ts'
import { clamp, multiply } from 'effect/BigDecimal'

const HUNDRED = decimal('100')

/**
 * How much of a whole is done, in per cent from 0 to 100, whole steps. Rounded down, so that 100 means all of it and
 * nothing less. A whole of zero or less has no progress: 0. Source: RULES.md, progress.
 */
export const progressOf = (done: Decimal, whole: Decimal): number => {
  if (compare(whole, zero) <= 0) return 0
  const part = clamp(done, { minimum: zero, maximum: whole })
  return Number(divideTo(multiply(part, HUNDRED), whole, 0, 'down').value)
}

/** A percentage from elsewhere (an upload, a server) as a bar can draw it: 0 to 100, anything unreadable is 0. */
export const clampProgress = (percent: number): number =>
  Number.isNaN(percent) ? 0 : Math.min(100, Math.max(0, Math.trunc(percent)))
