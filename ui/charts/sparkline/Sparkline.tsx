import { compare, type Decimal } from '../../../domain/money/decimal.ts'
import { sparklinePath } from './sparklinePath.ts'

export interface SparklineProps {
  /** Oldest first. Fewer points than pixels are enough. */
  readonly values: ReadonlyArray<Decimal>
  /**
   * The previous close, where the line begins and with which its end is compared for the colour: a line of a rise ends above its
   * begin. Default: the first value.
   */
  readonly against?: Decimal
  /** In pixels. */
  readonly width?: number
  readonly height?: number
}

const LOOK = { 1: 'text-up', '-1': 'text-down', 0: 'text-ink-3' } as const

/**
 * A small line of prices, coloured by its change. Hidden from screen readers: the caller shows the change beside it.
 */
export const Sparkline = ({ values, against, width = 72, height = 24 }: SparklineProps) => {
  const [first, last] = [against ?? values[0], values.at(-1)]
  const line = against === undefined ? values : [against, ...values]
  const look = first === undefined || last === undefined ? LOOK[0] : LOOK[compare(last, first)]
  return (
    <svg
      aria-hidden
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      className={`block shrink-0 ${look}`}
    >
      <path
        d={sparklinePath(line, { width, height, inset: 2 })}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.5}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  )
}
