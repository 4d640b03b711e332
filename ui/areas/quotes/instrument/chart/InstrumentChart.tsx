import type { Detail } from '../../../../../ports/Quotes.ts'
import { IndicatorStrip, RangeStrip } from '../../../../charts/ChartStrips.tsx'
import { BELOW_CHART, CHART_HEIGHT } from '../../../../charts/trading/props.ts'
import { TradingChart } from '../../../../charts/TradingChart.tsx'
import { useWords } from '../../../../i18n/words.ts'
import { Skeleton } from '../../../../kit/feedback/Skeleton.tsx'
import { useValue } from '../../../../kit/useValue.ts'
import { useKitWords } from '../../../../kit/words.ts'
import { priceStep, useListingName } from '../../../markets/listing.ts'
import { ChartTools } from '../tools/ChartTools.tsx'
import { useChartOver } from '../tools/useChartOver.tsx'
import { useModel } from '../../../../data/app/app.ts'
import { makeChartModel } from './chart.model.ts'
import { makeChartViewModel } from './chartView.model.ts'
import { makeOwnModel } from '../own.model.ts'
import { LoadFailed } from '../../../../app/failures/loadFailure.tsx'

const Drawing = ({ detail }: { readonly detail: Detail }) => {
  const words = useWords().quotes
  const kit = useKitWords()
  const chart = useModel(makeChartModel)
  const { main, sub, settings } = useValue(useModel(makeChartViewModel).view)
  const marks = useValue(useModel(makeOwnModel).marks)
  const series = useValue(chart.series)
  const status = useValue(chart.status)
  const failure = useValue(chart.failure)
  const name = useListingName(detail)
  const over = useChartOver(detail)
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
        {...(over && { over })}
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

/** The chart of an instrument, its ranges above and its indicators below. */
export const InstrumentChart = ({ detail }: { readonly detail: Detail }) => {
  const { choose } = useModel(makeChartModel)
  const { view, change } = useModel(makeChartViewModel)
  const { range, main, sub } = useValue(view)
  return (
    <div className="grid gap-3 *:min-w-0">
      <RangeStrip value={range} onChange={(next) => void choose(next)} />
      <Drawing detail={detail} />
      <ChartTools detail={detail} />
      <IndicatorStrip
        main={main}
        onMain={(next) => change({ main: next })}
        sub={sub}
        onSub={(next) => change({ sub: next })}
        subOnly={range === 'time-share'}
      />
    </div>
  )
}
