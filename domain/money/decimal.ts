import { type BigDecimal, make, multiply, normalize, Order, sum } from 'effect/BigDecimal'

/** An exact decimal: an amount, a price, a quantity, a rate. Never a JavaScript number. */
export type Decimal = BigDecimal

/** Where a result that does not fit goes: `up` away from zero, `down` towards it, the halves to the nearest. */
export type Rounding = 'half-even' | 'half-up' | 'down' | 'up'

/** Longer texts are refused: no real amount is that long, and a huge one would block the thread. */
const LONGEST = 64
const PLAIN = /^([+-]?)(\d+)(?:\.(\d+))?$/

const power = (scale: number): bigint => 10n ** BigInt(scale)
const magnitude = (n: bigint): bigint => (n < 0n ? -n : n)

export const zero: Decimal = make(0n, 0)

/**
 * Reads a plain decimal as the wire writes it: digits, a dot, digits. The scale is preserved ("1.50" has two decimals).
 * Everything else is `undefined`: "", " 1", "1e5", ".5", "5.", "1,5", "-", more than 64 characters.
 * Source: RULES.md, money.
 */
export const parseDecimal = (text: string): Decimal | undefined => {
  const parts = text.length > LONGEST ? null : PLAIN.exec(text)
  if (parts === null) return undefined
  const fraction = parts[3] ?? ''
  const digits = BigInt(`${parts[2]}${fraction}`)
  return make(parts[1] === '-' ? -digits : digits, fraction.length)
}

/** A decimal written in the source, such as a limit. Throws on anything `parseDecimal` refuses. */
export const decimal = (literal: string): Decimal => {
  const parsed = parseDecimal(literal)
  if (parsed === undefined) throw new RangeError(`not a plain decimal: ${literal}`)
  return parsed
}

/** The exact plain text of a decimal: never an exponent, with the decimals of its scale ("1.50" stays "1.50"), never "-0". */
export const formatDecimal = (n: Decimal): string => {
  const digits = String(magnitude(n.value))
  const sign = n.value < 0n ? '-' : ''
  if (n.scale <= 0) return n.value === 0n ? '0' : `${sign}${digits}${'0'.repeat(-n.scale)}`
  const padded = digits.padStart(n.scale + 1, '0')
  return `${sign}${padded.slice(0, -n.scale)}.${padded.slice(-n.scale)}`
}

/** The exact text without zeros at the end: equal numbers have the same. */
export const shortText = (n: Decimal): string => formatDecimal(normalize(n))

/** Whether a quotient with a rest goes away from zero; `half` is twice the rest less the divisor. */
const AWAY: Readonly<Record<Rounding, (half: bigint, whole: bigint) => boolean>> = {
  up: () => true,
  'half-up': (half) => half >= 0n,
  'half-even': (half, whole) => half > 0n || (half === 0n && whole % 2n === 1n),
  down: () => false,
}

const roundQuotient = (over: bigint, under: bigint, mode: Rounding): bigint => {
  const [a, b] = [magnitude(over), magnitude(under)]
  const [whole, rest] = [a / b, a % b]
  const rounded = rest !== 0n && AWAY[mode](rest * 2n - b, whole) ? whole + 1n : whole
  return over * under < 0n ? -rounded : rounded
}

/** `a / b` with exactly `scale` decimals, rounded once. A zero divisor throws a RangeError: check it before. */
export const divideTo = (a: Decimal, b: Decimal, scale: number, mode: Rounding): Decimal => {
  const shift = scale + b.scale - a.scale
  const [over, under] = [a.value * power(Math.max(shift, 0)), b.value * power(Math.max(-shift, 0))]
  return make(roundQuotient(over, under, mode), scale)
}

/** The same number with exactly `scale` decimals: zeros are added or digits rounded away. Most amounts have theirs already. */
export const roundTo = (n: Decimal, scale: number, mode: Rounding): Decimal => {
  if (n.scale === scale) return n
  return n.scale < scale
    ? make(n.value * power(scale - n.scale), scale)
    : make(roundQuotient(n.value, power(n.scale - scale), mode), scale)
}

/** True where `n` needs no more than `scale` decimals. */
export const fitsScale = (n: Decimal, scale: number): boolean => normalize(n).scale <= scale

/** True where `n` is a whole multiple of `step` (a tick, a lot). `step` is above zero. */
export const isMultipleOf = (n: Decimal, step: Decimal): boolean => {
  const scale = Math.max(n.scale, step.scale)
  return (n.value * power(scale - n.scale)) % (step.value * power(scale - step.scale)) === 0n
}

/** -1, 0 or 1. */
export const compare = (a: Decimal, b: Decimal): -1 | 0 | 1 => Order(a, b)

/** Whether two figures are equal, whatever zeros they end with. */
export const isSame = (a: Decimal, b: Decimal): boolean => Order(a, b) === 0

/** The exact sum; zero where there are no terms. */
export const sumOf = (terms: Iterable<Decimal>): Decimal => {
  let total = zero
  for (const term of terms) total = sum(total, term)
  return total
}

const hundred = make(100n, 0)

/** `part` in percentage points of `whole`, two decimals, half up; 0 where the whole is zero. */
export const percentOf = (part: Decimal, whole: Decimal): Decimal =>
  whole.value === 0n ? make(0n, 2) : divideTo(multiply(part, hundred), whole, 2, 'half-up')
