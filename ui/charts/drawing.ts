import { type Decimal, formatDecimal, parseDecimal } from '../../domain/money/decimal.ts'
import { formatPrice } from '../../domain/money/format.ts'
import { make } from 'effect/BigDecimal'

/** Up to here a whole number and a power of ten are exact in a double, and so their quotient is the nearest double. */
const EXACT_SCALE = 22
const EXACT_DIGITS = 9_007_199_254_740_991n

/**
 * A decimal as the number that a canvas needs to place a pixel: the only place where the app gives up exactness. The
 * result is drawn, or used in a description of the drawing; no rule compares it, and it is never sent.
 */
export const toDrawing = (n: Decimal): number => {
  const magnitude = n.value < 0n ? -n.value : n.value
  return n.scale >= 0 && n.scale <= EXACT_SCALE && magnitude <= EXACT_DIGITS
    ? Number(n.value) / 10 ** n.scale
    : Number(formatDecimal(n))
}

/** Converts a number of a chart library ("-1234.50") to the app's format ("−1.234,50"). Other text stays unchanged. */
export const figureText = (text: string | number): string => {
  const n = parseDecimal(String(text))
  return n === undefined ? String(text) : formatPrice(n, make(1n, Math.max(0, n.scale)))
}

/** A number of a drawing in the app's format, with a fixed number of decimals. */
export const drawnFigure = (n: number, decimals: number): string => figureText(n.toFixed(decimals))
