import { computed, type ReadonlySignal } from '@preact/signals-react'
import { type KeyboardEvent, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { formatDecimal } from '../../../domain/money/decimal.ts'
import { locale, useWords } from '../../i18n/words.ts'
import { classes } from '../../kit/classes.ts'
import { useValue } from '../../kit/useValue.ts'
import type { ChartMarks, ChartSeries } from '../series.ts'
import { ChartWays } from './ChartWays.tsx'
import { cursorKey, type CursorPosition } from './cursor.ts'
import { type LiveChart, makeLiveChart } from './liveChart.ts'
import { CHART_HEIGHT, type TradingChartProps } from './props.ts'
import { Readout } from './Readout.tsx'
import { chartText } from './chartText.ts'

const NO_MARKS: ChartMarks = {}

const rangeOf = (series: ChartSeries) => (series.kind === 'candles' ? series.resolution : series.kind)
/** The range of a line; undefined for candles, and for the minutes of a day. */
const spanOf = (series: ChartSeries) => (series.kind === 'candles' ? series.line?.span : undefined)

const startsOf = (series: ChartSeries): ReadonlyArray<number> =>
  series.kind === 'candles' ? series.candles.map(({ start }) => start) : series.points.map(({ time }) => time)

/** The instant for the name of the zone: the latest that the chart has. */
const newestOf = (series: ChartSeries): number =>
  startsOf(series).at(-1) ?? (series.kind === 'time-share' ? series.sessions[0]?.opens : undefined) ?? 0

const LoadingOlder = ({ busy }: { readonly busy: ReadonlySignal<boolean> }) => {
  const words = useWords().charts
  return (
    <span role="status" className="pointer-events-none absolute start-1 bottom-7 z-10 text-micro text-ink-3">
      {useValue(busy) ? words.loadingOlder() : ''}
    </span>
  )
}

const Over = ({ live, over }: Required<Pick<TradingChartProps, 'over'>> & { readonly live: LiveChart }) => {
  const surface = useValue(live.surface)
  return surface && over(surface)
}

const Frame = (props: TradingChartProps) => {
  const {
    name,
    series,
    tick,
    zone,
    main = null,
    sub = null,
    marks = NO_MARKS,
    height = CHART_HEIGHT,
    over,
    settings,
  } = props
  const words = useWords().charts
  const { tag } = useValue(locale)
  const hint = useId()
  const fills = height === 'fill'
  const host = useRef<HTMLDivElement>(null)
  const range = rangeOf(series)
  const span = spanOf(series)
  const [live] = useState(() => makeLiveChart({ range, isSpan: span !== undefined, tick, zone, locale: tag, words }))
  const starts = useMemo(() => startsOf(series), [series])
  const [standing, setStanding] = useState({ index: starts.length - 1, count: starts.length, text: '' })
  const ticked = useMemo(() => computed(() => (series.last?.value ?? null) !== null), [series])
  const some = useValue(ticked) || starts.length > 0
  const summary = useMemo(
    () => chartText(series, marks, tick, live.times, words),
    [series, marks, tick, live.times, words],
  )

  useLayoutEffect(() => (host.current ? live.attach(host.current) : undefined), [live, host])
  useLayoutEffect(() => live.indicators(main, sub, settings), [live, main, sub, settings])
  useLayoutEffect(() => live.show(series), [live, series])
  useLayoutEffect(() => live.mark(marks), [live, marks])

  const stand = (at: CursorPosition | null) => {
    if (at) setStanding({ index: at.index, count: at.count, text: live.textAt(at) })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const key = cursorKey(event.key)
    if (key === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    // Escape first removes the crosshair, and only then closes the container of the chart.
    if (key === 'leave' && live.pointed.peek() === null) return
    event.preventDefault()
    event.stopPropagation()
    stand(live.press(key))
  }

  return (
    <figure className={classes(fills && 'flex h-full flex-col')}>
      <figcaption className="sr-only">{summary}</figcaption>
      <div dir="ltr" className={classes('relative', fills && 'min-h-0 grow')} style={fills ? undefined : { height }}>
        <div
          className="absolute inset-0 outline-offset-[-2px]"
          {...(some && {
            role: 'slider',
            tabIndex: 0,
            'aria-label': words.chart({ name, range: span ? words.spans[span].full() : words.ranges[range]() }),
            'aria-describedby': hint,
            'aria-valuemin': 0,
            'aria-valuemax': Math.max(0, standing.count - 1),
            'aria-valuenow': Math.max(0, standing.index),
            'aria-valuetext': standing.text,
            onKeyDown,
            onFocus: () => stand(live.here()),
            onBlur: () => live.leave(),
          })}
        >
          {/* Without a price there is no scale: the library's own would have prices below zero. */}
          <div ref={host} className={classes('absolute inset-0', !some && 'invisible')} />
        </div>
        {over && <Over live={live} over={over} />}
        <Readout pointed={live.pointed} />
        <LoadingOlder busy={live.busy} />
        {!some && <p className="absolute inset-0 grid place-items-center text-small text-ink-3">{words.empty()}</p>}
      </div>
      <p id={hint} hidden>
        {words.keys()}
      </p>
      <div className="flex min-h-8 items-center justify-between gap-2 pt-1">
        <p className="text-micro text-ink-3">{words.zone({ zone: live.times.zone(newestOf(series)) })}</p>
        {some && range !== 'time-share' && !span && (
          <div className="-me-3">
            <ChartWays onGo={live.go} />
          </div>
        )}
      </div>
    </figure>
  )
}

/** A new chart where the range, the zone or the tick size changes: klinecharts cannot change them later. */
export const KlineFrame = (props: TradingChartProps) => (
  <Frame
    key={[rangeOf(props.series), spanOf(props.series), props.zone, formatDecimal(props.tick)].join(' ')}
    {...props}
  />
)
