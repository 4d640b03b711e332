import { useEffect, useMemo } from 'react'
import { sharedPlace } from '../../../../../domain/quotes/comparing.ts'
import type { Detail } from '../../../../../ports/Quotes.ts'
import { CompareLayer } from '../../../../charts/compare/CompareLayer.tsx'
import type { ChartSurface } from '../../../../charts/trading/surface.ts'
import { useModel } from '../../../../data/app/app.ts'
import { useWords } from '../../../../i18n/words.ts'
import { Button } from '../../../../kit/buttons/Button.tsx'
import { useValue } from '../../../../kit/useValue.ts'
import { useKitWords } from '../../../../kit/words.ts'
import { useListingName } from '../../../markets/listing.ts'
import { makeLiveQuotes } from '../../../markets/quotes.live.ts'
import { useWatched } from '../../../markets/useQuote.ts'
import { makeChartModel } from '../chart/chart.model.ts'
import { type Compared, makeCompareModel } from './compare.model.ts'

interface OverProps {
  readonly detail: Detail
  readonly surface: ChartSurface
}

const Line = ({ detail, surface, other }: OverProps & { readonly other: Compared }) => {
  const words = useWords().charttools
  const kit = useKitWords()
  const { load, prices: found, status } = useModel(makeCompareModel)
  const range = useValue(useModel(makeChartModel).drawn)
  const latest = useValue(useModel(makeLiveQuotes).quoteOf(other.code))?.price ?? null
  const prices = useValue(found)
  const isFailed = useValue(status) === 'failed'
  const name = useListingName(detail)
  const otherName = useListingName(other)
  const { zone } = detail.rules
  useWatched([other.code])
  useEffect(() => void load(other, range), [load, other, range])
  const comparison = useMemo(
    () => prices && { prices, latest, placeOf: (start: number) => sharedPlace(range, zone, start) },
    [prices, latest, range, zone],
  )
  return (
    <CompareLayer surface={surface} comparison={comparison} label={words.sinceEdge()} name={name} otherName={otherName}>
      {isFailed ? (
        <span role="alert" className="pointer-events-auto flex flex-wrap items-center">
          {words.compareFailed({ name: otherName })}
          <Button kind="quiet" size="small" onClick={() => void load(other, range)} data-retry>
            {kit.retry}
          </Button>
        </span>
      ) : null}
    </CompareLayer>
  )
}

/** The line of the instrument with which the customer compares this one. */
export const CompareOver = ({ detail, surface }: OverProps) => {
  const { open, other: chosen } = useModel(makeCompareModel)
  const other = useValue(chosen)
  const { code } = detail
  useEffect(() => void open(code), [open, code])
  return other && <Line detail={detail} surface={surface} other={other} />
}
