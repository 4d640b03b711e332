import { useCallback } from 'react'
import type { PositionRecord } from '../../../../ports/Positions.ts'
import { BELOW_CHART } from '../../../charts/trading/props.ts'
import type { ChartSurface } from '../../../charts/trading/surface.ts'
import { TradingChart } from '../../../charts/TradingChart.tsx'
import { useWords } from '../../../i18n/words.ts'
import { Section } from '../../../kit/lists/Section.tsx'
import { Skeleton } from '../../../kit/feedback/Skeleton.tsx'
import { lazyPart } from '../../../kit/lazyPart.tsx'
import { useValue } from '../../../kit/useValue.ts'
import { priceStep, useListingName } from '../../markets/listing.ts'
import { makeChartModel } from '../../quotes/instrument/chart/chart.model.ts'
import { Ranges } from '../../quotes/instrument/chart/Ranges.tsx'
import { useModel } from '../../../data/app/app.ts'
import { makePositionModel } from './position.model.ts'
import { LoadFailed } from '../../../app/failures/loadFailure.tsx'

const HEIGHT = 260
// From the file that the screen downloads anyway: one more entry would cut the ticket's code into more files.
const GuardsOver = lazyPart(async () => (await import('../trade/PositionTrade.tsx')).GuardsOver)

const Drawing = ({ position }: { readonly position: PositionRecord }) => {
  const words = useWords()
  const chart = useModel(makeChartModel)
  const series = useValue(chart.series)
  const status = useValue(chart.status)
  const failure = useValue(chart.failure)
  const marks = useValue(useModel(makePositionModel).marks)
  const name = useListingName(position)
  const hasGuards = (marks.guards ?? []).length > 0
  const over = useCallback((surface: ChartSurface) => <GuardsOver position={position} surface={surface} />, [position])
  if (series)
    return (
      <TradingChart
        name={name}
        series={series}
        tick={priceStep(position.decimals)}
        zone={position.zone}
        marks={marks}
        height={HEIGHT}
        {...(hasGuards && { over })}
      />
    )
  if (status === 'failed')
    return <LoadFailed title={words.positions.chartFailed()} failure={failure} onRetry={() => void chart.retry()} />
  return (
    <div role="status" aria-busy="true">
      <span className="sr-only">{words.loading()}</span>
      <Skeleton height={`${HEIGHT + BELOW_CHART}px`} />
    </div>
  )
}

/** The price since before it was bought, with the cost line and the trades of the position. */
export const PositionChart = ({ position }: { readonly position: PositionRecord }) => {
  return (
    <Section>
      <div className="grid gap-3 *:min-w-0">
        <Ranges decimals={position.decimals} currency={position.currency} zone={position.zone} />
        <Drawing position={position} />
      </div>
    </Section>
  )
}
