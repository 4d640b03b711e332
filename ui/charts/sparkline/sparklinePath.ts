import type { Decimal } from '../../../domain/money/decimal.ts'
import { toDrawing } from '../drawing.ts'

/** The box a line is drawn into, in pixels; `inset` keeps the stroke inside at the top and bottom. */
export interface SparklineBox {
  readonly width: number
  readonly height: number
  readonly inset: number
}

const short = (n: number): string => String(Math.round(n * 100) / 100)

/**
 * Figures as an SVG path from left to right: the highest at the top, the lowest at the bottom. A flat line and a single
 * figure run through the middle; no figures are an empty path.
 */
export const sparklinePath = (values: ReadonlyArray<Decimal>, box: SparklineBox): string => {
  const drawn = values.map(toDrawing)
  const [only] = drawn
  if (only === undefined) return ''
  let [low, high] = [only, only]
  for (const n of drawn) {
    low = Math.min(low, n)
    high = Math.max(high, n)
  }
  const reach = box.height - 2 * box.inset
  const y = (n: number) => short(high === low ? box.height / 2 : box.inset + ((high - n) / (high - low)) * reach)
  if (drawn.length === 1) return `M0 ${y(only)}H${short(box.width)}`
  const step = box.width / (drawn.length - 1)
  return drawn.map((n, nth) => `${nth === 0 ? 'M' : 'L'}${short(nth * step)} ${y(n)}`).join('')
}
