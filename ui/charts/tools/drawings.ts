import type { Instant } from '../../../domain/calendar/zone.ts'
import type { Decimal } from '../../../domain/money/decimal.ts'

/** The drawings that a customer can put on a chart. */
export const DRAWING_KINDS = ['trend', 'ray', 'horizontal', 'channel', 'fibonacci', 'text', 'measure'] as const
export type DrawingKind = (typeof DRAWING_KINDS)[number]

/** A corner of a drawing: a time and a price, so that it stays in its place in every range of the chart. */
export interface DrawingPoint {
  readonly time: Instant
  /** In the instrument's currency, with the decimals of its prices. */
  readonly price: Decimal
}

export interface ChartDrawing {
  /** Unique among the drawings of an instrument. */
  readonly id: number
  readonly kind: DrawingKind
  readonly points: ReadonlyArray<DrawingPoint>
  /** What a text says; empty for every other kind. */
  readonly text: string
}

/** How many points a kind has. The third of a channel is on its other line. */
export const POINTS: Readonly<Record<DrawingKind, 1 | 2 | 3>> = {
  trend: 2,
  ray: 2,
  horizontal: 1,
  channel: 3,
  fibonacci: 2,
  text: 1,
  measure: 2,
}

/** The most drawings on one instrument. */
export const MOST_DRAWINGS = 60
/** The longest text, in characters. */
export const LONGEST_TEXT = 60
