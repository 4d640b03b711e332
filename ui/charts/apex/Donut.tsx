import { useMemo, useRef } from 'react'
import type { Decimal } from '../../../domain/money/decimal.ts'
import { useReducedMotion } from '../../kit/useReducedMotion.ts'
import { toDrawing } from '../drawing.ts'
import { ApexChart } from './ApexChart.tsx'
import { usePalette } from './usePalette.ts'

export interface DonutProps {
  /** Parts of a whole, in percentage points. */
  readonly shares: ReadonlyArray<Decimal>
  /** A CSS colour for each part, as in the legend. */
  readonly colours: ReadonlyArray<string>
  /** Width and height in pixels. */
  readonly size: number
}

/** A ring of shares. */
export const Donut = ({ shares, colours, size }: DonutProps) => {
  const host = useRef<HTMLDivElement>(null)
  const palette = usePalette(host)
  const calm = useReducedMotion()
  const series = useMemo(() => shares.map(toDrawing), [shares])
  const options = useMemo(
    () =>
      palette && {
        chart: { type: 'donut' as const, sparkline: { enabled: true } },
        colors: [...colours],
        labels: shares.map(String),
        dataLabels: { enabled: false },
        legend: { show: false },
        tooltip: { enabled: false },
        stroke: { width: 2, colors: [palette.surface] },
        states: { hover: { filter: { type: 'none' } }, active: { filter: { type: 'none' } } },
        plotOptions: { pie: { expandOnClick: false, donut: { size: '74%' } } },
      },
    [palette, shares, colours],
  )
  return (
    <div ref={host} className="pointer-events-none" style={{ width: size, height: size }}>
      {options && <ApexChart type="donut" calm={calm} options={options} series={series} height={size} />}
    </div>
  )
}
