import { make, multiply } from 'effect/BigDecimal'
import { compare, type Decimal, divideTo, sumOf, zero } from '../../domain/money/decimal.ts'

/** Hundredths of a percentage point in a whole. */
const WHOLE = 10_000n

/**
 * The share of each amount in their sum, in percentage points with two decimals that add up to exactly 100: the
 * difference from rounding down goes to the largest remainders. Amounts below zero count as zero; all shares are zero
 * where the sum is.
 */
export const sharesOf = (amounts: ReadonlyArray<Decimal>): ReadonlyArray<Decimal> => {
  const counted = amounts.map((amount) => (amount.value > 0n ? amount : zero))
  const total = sumOf(counted)
  if (total.value === 0n) return counted.map(() => make(0n, 2))
  const scale = Math.max(...counted.map((amount) => amount.scale), 0)
  const units = counted.map((amount) => amount.value * 10n ** BigInt(scale - amount.scale))
  const sum = units.reduce((all, unit) => all + unit, 0n)
  const parts = units.map((unit, nth) => ({ nth, floor: (unit * WHOLE) / sum, rest: (unit * WHOLE) % sum }))
  let left = WHOLE - parts.reduce((all, { floor }) => all + floor, 0n)
  const shares = parts.map(({ floor }) => floor)
  for (const { nth } of parts.toSorted((a, b) => (b.rest > a.rest ? 1 : b.rest < a.rest ? -1 : a.nth - b.nth))) {
    if (left === 0n) break
    shares[nth] = (shares[nth] ?? 0n) + 1n
    left -= 1n
  }
  return shares.map((share) => make(share, 2))
}

const hundred = make(100n, 0)

/** How long a bar of `part` is beside one of `whole`, in whole percent from 0 to 100. */
export const barLength = (part: Decimal, whole: Decimal): number => {
  if (part.value <= 0n || whole.value <= 0n) return 0
  if (compare(part, whole) >= 0) return 100
  return Number(divideTo(multiply(part, hundred), whole, 0, 'half-up').value)
}
