import { useMemo } from 'react'
import type { WorthPoint } from '../../../ports/Wealth.ts'
import { sparklinePath } from '../../charts/sparkline/sparklinePath.ts'
import { toDrawing } from '../../charts/drawing.ts'

const HEIGHT = 120
/** Units of the drawing across; it is stretched to the width of the screen. */
const WIDTH = 320

/** The points at their times: a day that was not recorded leaves no step. */
const pathOf = (points: ReadonlyArray<WorthPoint>): string => {
  const [first, last] = [points.at(0), points.at(-1)]
  if (!first || !last || first === last)
    return sparklinePath(
      points.map(({ total }) => total),
      { width: WIDTH, height: HEIGHT, inset: 6 },
    )
  const values = points.map(({ total }) => toDrawing(total))
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const x = (at: number) => ((at - first.at) / (last.at - first.at)) * WIDTH
  const y = (value: number) => (high === low ? HEIGHT / 2 : 6 + ((high - value) / (high - low)) * (HEIGHT - 12))
  return points
    .map(({ at }, nth) => `${nth === 0 ? 'M' : 'L'}${x(at).toFixed(1)} ${y(values[nth] ?? 0).toFixed(1)}`)
    .join('')
}

/** The line of wealth. Only for the eye: the change stands beside it in words and figures. */
export const WorthLine = ({ points }: { readonly points: ReadonlyArray<WorthPoint> }) => {
  const path = useMemo(() => pathOf(points), [points])
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="block h-30 w-full text-accent sideways:h-20"
    >
      <path d={`${path}V${HEIGHT}H0Z`} fill="currentColor" fillOpacity={0.07} />
      <path d={path} fill="none" stroke="currentColor" strokeWidth={1.75} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
