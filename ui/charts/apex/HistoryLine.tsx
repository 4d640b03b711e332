import type { ApexOptions } from 'apexcharts'
import { useMemo, useRef } from 'react'
import { locale, useWords } from '../../i18n/words.ts'
import { useReducedMotion } from '../../kit/useReducedMotion.ts'
import { useValue } from '../../kit/useValue.ts'
import { drawnCompact } from '../compact.ts'
import { drawnFigure, toDrawing } from '../drawing.ts'
import { drawnText } from '../drawnText.ts'
import {
  axisLabel,
  axisParts,
  formatHistory,
  HISTORY_HEIGHT,
  type HistoryMark,
  historySaid,
  type LineHistoryProps,
} from '../lineHistory.ts'
import { type Palette, withAlpha } from '../palette.ts'
import { type ChartTimes, chartTimes } from '../times.ts'
import { ApexChart } from './ApexChart.tsx'
import { usePalette } from './usePalette.ts'

type PointAnnotations = NonNullable<NonNullable<ApexOptions['annotations']>['points']>[number]

interface Drawn
  extends Required<Pick<LineHistoryProps, 'points' | 'unit' | 'tone' | 'marks'>>, Pick<LineHistoryProps, 'shaded'> {
  readonly palette: Palette
  readonly times: ChartTimes
  readonly tag: string
}

const lineColour = (palette: Palette, { tone, points }: Pick<Drawn, 'tone' | 'points'>): string => {
  const last = points.at(-1)?.value.value ?? 0n
  if (tone !== 'change' || last === 0n) return palette.accent
  return last > 0n ? palette.up : palette.down
}

const NO_MARKS: ReadonlyArray<HistoryMark> = []

/** Filled for money in, hollow for money out. */
const markOf = ({ at, kind, value }: HistoryMark, palette: Palette): PointAnnotations => ({
  x: at,
  y: toDrawing(value),
  marker: {
    size: 4,
    fillColor: kind === 'in' ? palette.text : palette.surface,
    strokeColor: palette.text,
    strokeWidth: 2,
    cssClass: `mark-${kind}`,
  },
})

/** Half of the widest date: the first one is centred under its point and must not be cut. */
const dateRoom = (points: Drawn['points'], times: ChartTimes, family: string): number => {
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen) return 24
  pen.font = `11px ${family}`
  return Math.ceil(Math.max(0, ...points.map(({ at }) => pen.measureText(axisLabel(points, times)(at)).width)) / 2) + 2
}

const optionsOf = ({ palette, points, unit, tone, times, tag, marks, shaded }: Drawn): ApexOptions => {
  const day = axisLabel(points, times)
  const text = { colors: palette['text-3'], fontSize: '11px', fontFamily: palette.family }
  const colour = lineColour(palette, { tone, points })
  const axis = (n: number) => drawnText(unit.kind === 'percent' ? `${drawnFigure(n, 1)}\u00a0%` : drawnCompact(n, tag))
  return {
    chart: { type: 'area', fontFamily: palette.family, parentHeightOffset: 0, redrawOnParentResize: true },
    colors: [colour],
    stroke: { width: 1.5, curve: 'straight' },
    fill: { type: 'solid', colors: [withAlpha(colour, 0.07)] },
    markers: { size: 0, hover: { size: 4 }, strokeColors: palette.surface },
    dataLabels: { enabled: false },
    legend: { show: false },
    grid: {
      borderColor: palette.line,
      padding: { left: dateRoom(points, times, text.fontFamily), right: 4, top: -12, bottom: 0 },
    },
    annotations: {
      yaxis: tone === 'change' ? [{ y: 0, borderColor: palette['text-3'], strokeDashArray: 3 }] : [],
      points: marks.map((mark) => markOf(mark, palette)),
      ...(shaded && {
        xaxis: [
          {
            x: shaded.from,
            x2: shaded.until,
            fillColor: palette['text-3'],
            opacity: 0.18,
            borderColor: palette['text-3'],
            strokeDashArray: 3,
          },
        ],
      }),
    },
    xaxis: {
      type: 'numeric',
      tickAmount: axisParts(points),
      labels: {
        style: text,
        rotate: 0,
        hideOverlappingLabels: true,
        formatter: (at) => drawnText(day(Number(at))),
      },
      axisBorder: { show: false },
      axisTicks: { show: false },
      tooltip: { enabled: false },
      crosshairs: { stroke: { color: palette['text-3'], width: 1, dashArray: 3 } },
    },
    yaxis: {
      opposite: true,
      tickAmount: 4,
      forceNiceScale: true,
      labels: { style: text, minWidth: 0, formatter: axis },
    },
    tooltip: {
      followCursor: false,
      marker: { show: false },
      // It contains only the app's figures and dates, no text from outside.
      custom: ({ dataPointIndex }: { readonly dataPointIndex: number }) => {
        const point = points[dataPointIndex]
        return point === undefined
          ? ''
          : `<div class="rounded-1 border border-line bg-raised px-2 py-1.5 text-micro">
               <p class="text-ink-2 tabular-nums" dir="auto">${times.full(point.at)}</p>
               <p class="num text-small font-medium text-ink">${formatHistory(point.value, unit)}</p>
             </div>`
      },
    },
    states: { hover: { filter: { type: 'none' } } },
    theme: { mode: 'light' },
    noData: { text: '' },
  }
}

/** A line over days, its summary for screen readers, and the zone of its days. */
export const HistoryLine = (props: LineHistoryProps) => {
  const { name, points, shaded, unit, zone, tone = 'accent', marks = NO_MARKS, height = HISTORY_HEIGHT } = props
  const { from, until } = shaded ?? {}
  const words = useWords().charts
  const { tag } = useValue(locale)
  const host = useRef<HTMLDivElement>(null)
  const palette = usePalette(host)
  const calm = useReducedMotion()
  const times = useMemo(() => chartTimes(tag, zone, 'day'), [tag, zone])
  const series = useMemo(
    () => [{ name, data: points.map(({ at, value }) => ({ x: at, y: toDrawing(value) })) }],
    [name, points],
  )
  const options = useMemo(
    () =>
      palette &&
      optionsOf({
        palette,
        points,
        unit,
        tone,
        times,
        tag,
        marks,
        ...(from !== undefined && until !== undefined && { shaded: { from, until } }),
      }),
    [palette, points, from, until, unit, tone, times, tag, marks],
  )
  return (
    <figure>
      <figcaption className="sr-only">{`${name}. ${historySaid(points, unit, times, words)}`}</figcaption>
      <div ref={host} className="relative" style={{ height }}>
        {options && points.length > 0 && (
          <ApexChart type="area" calm={calm} options={options} series={series} height={height} />
        )}
        {points.length === 0 && (
          <p className="absolute inset-0 grid place-items-center text-small text-ink-3">{words.nothing()}</p>
        )}
      </div>
    </figure>
  )
}
