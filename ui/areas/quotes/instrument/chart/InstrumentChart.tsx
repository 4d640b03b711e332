import { useRef, useState } from 'react'
import type { Detail } from '../../../../../ports/Quotes.ts'
import { IndicatorStrip } from '../../../../charts/ChartStrips.tsx'
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
import { Ranges } from './Ranges.tsx'
import type { FullScreen, FullScreenPlace } from '../tools/fullScreen.ts'
import { LoadFailed } from '../../../../app/failures/loadFailure.tsx'

const parts = () => import('../tools/chartParts.ts')
const ChartOver = lazyPart(async () => (await parts()).ChartOver)
const ChartTools = lazyPart(async () => (await parts()).ChartTools, <div className="h-8" />)
const FullScreenHead = lazyPart(async () => (await import('../tools/FullScreenHead.tsx')).FullScreenHead)

interface ChartProps {
  readonly detail: Detail
}

const overOf = (detail: Detail) => (surface: ChartSurface) => <ChartOver detail={detail} surface={surface} />

const Drawing = ({ detail, isFull }: ChartProps & { readonly isFull: boolean }) => {
  const words = useWords().quotes
  const kit = useKitWords()
  const chart = useModel(makeChartModel)
  const { main, settings, span, sub } = useValue(useModel(makeChartViewModel).view)
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
        main={span === null ? main : null}
        sub={span === null ? sub : null}
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

/** The chart of an instrument, its ranges above and the indicators of its candles below; it can cover the screen. */
export const InstrumentChart = ({ detail }: ChartProps) => {
  const { view, change } = useModel(makeChartViewModel)
  const { range, span, main, sub } = useValue(view)
  const frame = useRef<HTMLDivElement>(null)
  const [full, setFull] = useState<FullScreen | null>(null)
  // The same elements either way, so that the chart keeps what it shows.
  const at = (place: FullScreenPlace) => full?.layout[place]
  return (
    <div ref={frame} className={at('frame') ?? 'grid gap-3 *:min-w-0'}>
      <div className={at('head')}>
        {full && <FullScreenHead detail={detail} frame={frame} opener={full.opener} onLeave={() => setFull(null)} />}
        <div className={at('strip')}>
          <Ranges
            decimals={detail.decimals}
            {...(detail.market !== 'INDEX' && { currency: detail.currency })}
            zone={detail.rules.zone}
          />
        </div>
      </div>
      <div className={at('chart')}>
        <Drawing detail={detail} isFull={full !== null} />
      </div>
      <div className={at('tools')}>
        <ChartTools detail={detail} isFull={full !== null} onFull={setFull} />
      </div>
      <div className={at('below')}>
        {span === null && (
          <IndicatorStrip
            main={main}
            onMain={(next) => change({ main: next })}
            sub={sub}
            onSub={(next) => change({ sub: next })}
            subOnly={range === 'time-share'}
          />
        )}
      </div>
    </div>
  )
}
