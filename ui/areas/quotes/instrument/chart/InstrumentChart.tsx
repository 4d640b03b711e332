import { useRef, useState } from 'react'
import type { Detail } from '../../../../../ports/Quotes.ts'
import { IndicatorStrip, RangeStrip } from '../../../../charts/ChartStrips.tsx'
import { BELOW_CHART, CHART_HEIGHT } from '../../../../charts/trading/props.ts'
import type { ChartSurface } from '../../../../charts/trading/surface.ts'
import { TradingChart } from '../../../../charts/TradingChart.tsx'
import { useWords } from '../../../../i18n/words.ts'
import { Skeleton } from '../../../../kit/feedback/Skeleton.tsx'
import { lazyPart } from '../../../../kit/lazyPart.tsx'
import { useValue } from '../../../../kit/useValue.ts'
import { useKitWords } from '../../../../kit/words.ts'
import { priceStep, useListingName } from '../../../markets/listing.ts'
import { useModel } from '../../../../data/app/app.ts'
import { makeChartModel } from './chart.model.ts'
import { makeChartViewModel } from './chartView.model.ts'
import { makeOwnModel } from '../own.model.ts'
import { LoadFailed } from '../../../../app/failures/loadFailure.tsx'

const parts = () => import('../tools/chartParts.ts')
const ChartOver = lazyPart(async () => (await parts()).ChartOver)
const ChartTools = lazyPart(async () => (await parts()).ChartTools, <div className="h-8" />)
const FullScreenHead = lazyPart(async () => (await parts()).FullScreenHead)

interface ChartProps {
  readonly detail: Detail
}

const overOf = (detail: Detail) => (surface: ChartSurface) => <ChartOver detail={detail} surface={surface} />

const Drawing = ({ detail, isFull }: ChartProps & { readonly isFull: boolean }) => {
  const words = useWords().quotes
  const kit = useKitWords()
  const chart = useModel(makeChartModel)
  const { main, sub, settings } = useValue(useModel(makeChartViewModel).view)
  const marks = useValue(useModel(makeOwnModel).marks)
  const series = useValue(chart.series)
  const status = useValue(chart.status)
  const failure = useValue(chart.failure)
  const name = useListingName(detail)
  if (series)
    return (
      <TradingChart
        name={name}
        series={series}
        tick={priceStep(detail.decimals)}
        zone={detail.rules.zone}
        main={main}
        sub={sub}
        settings={settings}
        marks={marks}
        height={isFull ? 'fill' : CHART_HEIGHT}
        over={overOf(detail)}
      />
    )
  return (
    <div className="grid content-center" style={{ minHeight: CHART_HEIGHT + BELOW_CHART }}>
      {status === 'failed' ? (
        <LoadFailed title={words.chartFailed()} failure={failure} onRetry={() => void chart.retry()} />
      ) : (
        <div role="status" aria-busy="true">
          <span className="sr-only">{kit.loading}</span>
          <Skeleton height={`${CHART_HEIGHT + BELOW_CHART}px`} />
        </div>
      )}
    </div>
  )
}

/**
 * Over the whole screen: the chart takes what the rest leaves. Sideways, the tools stand before the indicators, and at
 * the end of the chart while they are open.
 */
const FULL = {
  frame:
    'group/full fixed inset-0 z-40 grid grid-rows-[auto_minmax(0,1fr)_auto_auto] gap-x-1 gap-y-2 bg-surface outline-none ' +
    'p-[max(0.25rem,env(safe-area-inset-top))_max(0.5rem,env(safe-area-inset-right))_max(0.5rem,env(safe-area-inset-bottom))_max(0.5rem,env(safe-area-inset-left))] ' +
    'landscape:grid-cols-[auto_minmax(0,1fr)_auto] landscape:grid-rows-[auto_minmax(0,1fr)_auto] landscape:gap-y-1',
  head: 'grid min-w-0 gap-1 landscape:col-span-3 landscape:flex landscape:items-center',
  strip: 'min-w-0 grow overflow-x-clip px-4',
  chart:
    'min-h-0 px-2 landscape:col-span-3 landscape:col-start-1 landscape:row-start-2 landscape:group-has-aria-expanded/full:col-span-2',
  tools:
    'max-h-[40dvh] overflow-y-auto ps-5 pe-4 landscape:row-start-3 landscape:max-h-none landscape:has-aria-expanded:col-start-3 ' +
    'landscape:has-aria-expanded:row-span-2 landscape:has-aria-expanded:row-start-2 landscape:has-aria-expanded:w-42',
  below:
    'min-w-0 overflow-x-clip px-4 landscape:col-span-2 landscape:col-start-2 landscape:row-start-3 ' +
    'landscape:group-has-aria-expanded/full:col-start-1',
} as const

/** The chart of an instrument, its ranges above and its indicators below; it can cover the screen. */
export const InstrumentChart = ({ detail }: ChartProps) => {
  const { choose } = useModel(makeChartModel)
  const { view, change } = useModel(makeChartViewModel)
  const { range, main, sub } = useValue(view)
  const frame = useRef<HTMLDivElement>(null)
  const [opener, setOpener] = useState<HTMLElement | null>(null)
  // The same elements either way, so that the chart keeps what it shows.
  const at = (place: keyof typeof FULL) => (opener ? FULL[place] : undefined)
  return (
    <div ref={frame} className={at('frame') ?? 'grid gap-3 *:min-w-0'}>
      <div className={at('head')}>
        {opener && <FullScreenHead detail={detail} frame={frame} opener={opener} onLeave={() => setOpener(null)} />}
        <div className={at('strip')}>
          <RangeStrip value={range} onChange={(next) => void choose(next)} />
        </div>
      </div>
      <div className={at('chart')}>
        <Drawing detail={detail} isFull={opener !== null} />
      </div>
      <div className={at('tools')}>
        <ChartTools detail={detail} isFull={opener !== null} onFull={setOpener} />
      </div>
      <div className={at('below')}>
        <IndicatorStrip
          main={main}
          onMain={(next) => change({ main: next })}
          sub={sub}
          onSub={(next) => change({ sub: next })}
          subOnly={range === 'time-share'}
        />
      </div>
    </div>
  )
}
