import { abs } from 'effect/BigDecimal'
import type { Instant } from '../../domain/calendar/zone.ts'
import type { Decimal } from '../../domain/money/decimal.ts'
import { formatAmount, formatPercent } from '../../domain/money/format.ts'
import type { TranslationFunctions } from '../i18n/i18n-types.ts'
import { joinSentences } from '../i18n/inText.ts'
import { extentOf } from './summary.ts'
import type { ChartTimes } from './times.ts'

/** One figure of a history. */
export interface HistoryPoint {
  readonly at: Instant
  readonly value: Decimal
}

/** The unit of a history: money in a currency, or percentage points. */
export type HistoryUnit = { readonly kind: 'amount'; readonly currency: string } | { readonly kind: 'percent' }

/** A day on which money came in or went out, on the line. Neither is good or bad, so they differ by shape. */
export interface HistoryMark extends HistoryPoint {
  readonly kind: 'in' | 'out'
}

export interface LineHistoryProps {
  /** The title of the line, such as "Total assets". */
  readonly name: string
  /** Oldest first, one for each day. Keep the same array while nothing changes. */
  readonly points: ReadonlyArray<HistoryPoint>
  readonly unit: HistoryUnit
  /** IANA zone of the days. */
  readonly zone: string
  /** `change`: in the colour of its direction from zero, as for profit. Default: the accent colour. */
  readonly tone?: 'accent' | 'change'
  /** Drawn on the line; the text beside the chart explains them. Keep the same array while nothing changes. */
  readonly marks?: ReadonlyArray<HistoryMark>
  /** A time to shade behind the line. The text beside the chart says what it is. */
  readonly shaded?: { readonly from: Instant; readonly until: Instant }
  /** In pixels. */
  readonly height?: number
}

/** Longer histories name months on their axis, since a day without its year says nothing there. */
const LONGEST_IN_DAYS = 400 * 86_400_000

const DAY = 86_400_000

/** How many parts the axis has: so few that no two of its days are the same. */
export const axisParts = (points: ReadonlyArray<HistoryPoint>): number => {
  const days = Math.floor(((points.at(-1)?.at ?? 0) - (points[0]?.at ?? 0)) / DAY)
  return Math.min(3, Math.max(1, days))
}

/** What the axis calls an instant: its month in a long history, its time where all is within a day. */
export const axisLabel = (points: ReadonlyArray<HistoryPoint>, times: ChartTimes): ((at: Instant) => string) => {
  const length = (points.at(-1)?.at ?? 0) - (points[0]?.at ?? 0)
  return length > LONGEST_IN_DAYS ? times.month : length < DAY ? times.clock : times.day
}

/** Default height. */
export const HISTORY_HEIGHT = 200

/** A figure of a history with its unit: "128.450,32 EUR", "4,03 %". */
export const formatHistory = (value: Decimal, unit: HistoryUnit): string =>
  unit.kind === 'percent' ? formatPercent(value) : `${formatAmount(value)}\u00a0${unit.currency}`

/** The whole line in words. */
export const historySaid = (
  points: ReadonlyArray<HistoryPoint>,
  unit: HistoryUnit,
  times: ChartTimes,
  words: TranslationFunctions['charts'],
): string => {
  const [start, end] = [points[0], points.at(-1)]
  const extent = extentOf(points.map(({ value }) => ({ open: value, high: value, low: value, close: value })))
  if (start === undefined || end === undefined || extent === undefined) return words.nothing()
  const { change } = extent
  const moved = { percent: formatHistory(abs(change), unit) }
  return joinSentences([
    words.summary({
      from: times.full(start.at),
      to: times.full(end.at),
      first: formatHistory(extent.first, unit),
      last: formatHistory(extent.last, unit),
      high: formatHistory(extent.high, unit),
      low: formatHistory(extent.low, unit),
      change: change.value === 0n ? words.unchanged() : change.value > 0n ? words.rise(moved) : words.fall(moved),
    }),
    words.zone({ zone: times.zone(end.at) }),
  ])
}
