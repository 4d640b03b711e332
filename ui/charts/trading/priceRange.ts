import type { YAxisOverride } from 'klinecharts'

type CreateRange = NonNullable<YAxisOverride['createRange']>
type Range = ReturnType<CreateRange>

/**
 * The range of a price axis: that of the candles, wide enough for other values too, and around `middle` where there is
 * one.
 */
export const priceRange = (
  candles: Pick<Range, 'from' | 'to'>,
  other: readonly [low: number, high: number] | null,
  middle: number | null,
): Range => {
  const low = Math.min(candles.from, other?.[0] ?? Infinity)
  const high = Math.max(candles.to, other?.[1] ?? -Infinity)
  const half = middle === null ? 0 : Math.max(Math.abs(low - middle), Math.abs(high - middle))
  const [from, to] = middle === null ? [low, high] : [middle - half, middle + half]
  const same = { from, to, range: to - from, realFrom: from, realTo: to, realRange: to - from }
  return { ...same, displayFrom: from, displayTo: to, displayRange: to - from }
}
