import { type ReactNode, useLayoutEffect, useState } from 'react'
import type { Decimal } from '../../../domain/money/decimal.ts'
import { formatPercentChange } from '../../../domain/money/format.ts'
import type { ChartSurface } from '../trading/surface.ts'
import { comparedLine, type Comparison } from './comparedLine.ts'

export interface CompareLayerProps {
  readonly surface: ChartSurface
  /** Null until its prices are loaded. Keep the same object while nothing changes. */
  readonly comparison: Comparison | null
  /** What the figures are, for screen readers. */
  readonly label: string
  readonly name: ReactNode
  readonly otherName: ReactNode
  /** In place of the figures, such as why there are none. */
  readonly children?: ReactNode
}

/** The room for the figures above the lines, as a part of what the lines take. */
const ABOVE = 0.1

const Figure = ({ name, change }: { readonly name: ReactNode; readonly change: Decimal | undefined }) => (
  <>
    <bdi>{name}</bdi> <span className="num">{change ? formatPercentChange(change) : '—'}</span>
  </>
)

/** The line of another instrument over the candles, and how much both have changed since the left edge. */
export const CompareLayer = ({ surface, comparison, label, name, otherName, children }: CompareLayerProps) => {
  const [changes, setChanges] = useState<{ readonly own: Decimal; readonly other: Decimal } | null>(null)
  useLayoutEffect(() => {
    if (comparison === null) return undefined
    let said = ''
    surface.reach((seen) => {
      const values = comparedLine(seen, comparison)?.values
      if (values === undefined) return null
      const bars = seen.bars.slice(seen.visible.from, seen.visible.to + 1)
      const low = Math.min(...values, ...bars.map((bar) => bar.low))
      const high = Math.max(...values, ...bars.map((bar) => bar.high))
      return [low, high + (high - low) * ABOVE]
    })
    const remove = surface.add((view) => {
      const line = comparedLine(view, comparison)
      const text = line ? `${formatPercentChange(line.own)} ${formatPercentChange(line.other)}` : ''
      // Not while the chart is being drawn.
      if (text !== said) queueMicrotask(() => setChanges(line))
      said = text
      if (line === null) return []
      const coordinates = line.values.map((value, nth) => ({ x: view.x(line.from + nth), y: view.y(value) }))
      const styles = { style: 'solid', size: 2, color: view.palette.text }
      return [{ type: 'line', ignoreEvent: true, attrs: { coordinates }, styles }]
    })
    return () => {
      remove()
      surface.reach(null)
    }
  }, [surface, comparison])
  return (
    <div className="pointer-events-none absolute start-0 top-5 z-10 flex max-w-3/4 flex-wrap gap-x-3 rounded-1 bg-surface/85 pe-1 text-micro text-ink-2">
      {children ?? (
        <>
          <span className="sr-only">{label}</span>
          <span>
            <Figure name={name} change={changes?.own} />
          </span>
          <span className="font-semibold text-ink">
            <span aria-hidden className="me-1 inline-block h-0.5 w-3 bg-ink align-middle" />
            <Figure name={otherName} change={changes?.other} />
          </span>
        </>
      )}
    </div>
  )
}
