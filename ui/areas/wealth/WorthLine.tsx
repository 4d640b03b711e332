import { useMemo } from 'react'
import type { WorthPoint } from '../../../ports/Wealth.ts'
import { toDrawing } from '../../charts/drawing.ts'

const HEIGHT = 96
/** Units of the drawing across; it is stretched to the width of the screen. */
const WIDTH = 320

/**
 * The least height of the scale, as a part of the highest point: a change of half a per cent takes a tenth of the height, so that
 * a quiet month looks quiet.
 */
const LEAST = 0.05

/** The points at their times: a day that was not recorded leaves no step. */
export const worthPath = (points: ReadonlyArray<WorthPoint>): string => {
  const [first, last] = [points.at(0), points.at(-1)]
  if (!first || !last || first.at === last.at) return `M0 ${HEIGHT / 2}H${WIDTH}`
  const values = points.map(({ total }) => toDrawing(total))
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const reach = Math.max(high - low, Math.abs(high) * LEAST)
  const top = (high + low + reach) / 2
  const x = (at: number) => ((at - first.at) / (last.at - first.at)) * WIDTH
  const y = (value: number) => (reach === 0 ? HEIGHT / 2 : 6 + ((top - value) / reach) * (HEIGHT - 12))
  return points
    .map(({ at }, nth) => `${nth === 0 ? 'M' : 'L'}${x(at).toFixed(1)} ${y(values[nth] ?? 0).toFixed(1)}`)
    .join('')
}

/** The line of wealth. Only for the eye: the change stands beside it in words and figures. */
export const WorthLine = ({ points }: { readonly points: ReadonlyArray<WorthPoint> }) => {
  const path = useMemo(() => worthPath(points), [points])
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="block h-24 w-full text-accent sideways:h-20"
    >
      <path d={`${path}V${HEIGHT}H0Z`} fill="currentColor" fillOpacity={0.07} />
      <path d={path} fill="none" stroke="currentColor" strokeWidth={1.75} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
