import { useEffect } from 'react'
import type { MarketCode } from '../../../domain/markets/marketCode.ts'
import type { QuotedInstrument } from '../../../ports/quote.ts'
import { Sparkline } from '../../charts/sparkline/Sparkline.tsx'
import { useWords } from '../../i18n/words.ts'
import { useNear } from '../../kit/belowPart.tsx'
import { Section } from '../../kit/lists/Section.tsx'
import { Skeleton } from '../../kit/feedback/Skeleton.tsx'
import { useValue } from '../../kit/useValue.ts'
import { useListingName } from '../markets/listing.ts'
import { LiveChange, LivePrice, LiveState } from '../markets/QuoteRow.tsx'
import { useLatest, useWatchInSight } from '../markets/useQuote.ts'
import { useModel } from '../../data/app/app.ts'
import { Go } from '../../app/navigation/Go.tsx'
import { LoadFailedLine } from '../../app/failures/loadFailure.tsx'
import { makeIndicesModel } from '../markets/indices.model.ts'
import { makeHomeModel } from './home.model.ts'

/** The day so far up to the newest level. A tick renders only this line. */
const Trend = ({ index }: { readonly index: QuotedInstrument }) => {
  const { price, previousClose } = useLatest(index)
  return (
    <Sparkline
      values={price === null ? index.trend : [...index.trend, price]}
      {...(previousClose !== null && { against: previousClose })}
      width={56}
      height={28}
    />
  )
}

/** One index: code, level, change since the previous close, the day as a line. */
const Index = ({ index }: { readonly index: QuotedInstrument }) => {
  const name = useListingName(index)
  return (
    <div ref={useWatchInSight(index.code)}>
      <Go
        to="/quotes/info"
        search={{ code: index.code }}
        className="flex min-h-16 items-center gap-2 rounded-2 outline-offset-[-2px] active:bg-fill"
      >
        <span className="min-w-0 grow">
          <span className="flex items-center gap-1 truncate text-micro font-medium text-ink-3">
            {name !== index.code && <span className="sr-only">{name} </span>}
            <span className="num">{index.code}</span>
            <LiveState instrument={index} />
          </span>
          <span className="block font-semibold whitespace-nowrap">
            <LivePrice instrument={index} />
          </span>
          <span className="block text-micro font-medium">
            <LiveChange instrument={index} />
          </span>
        </span>
        {index.trend.length > 1 && <Trend index={index} />}
      </Go>
    </div>
  )
}

const INDICES: MarketCode = 'INDEX'
const TILE = 'box-content w-max min-w-36 shrink-0 snap-start border-line pe-4 not-first:ps-4 not-last:border-e'

const Waiting = () => (
  <>
    {[0, 1, 2].map((tile) => (
      <li key={tile} className={TILE}>
        <div className="grid h-16 content-center gap-1.5">
          <Skeleton width="3rem" height="0.75rem" />
          <Skeleton width="6rem" height="1.125rem" />
          <Skeleton width="3.5rem" height="0.75rem" />
        </div>
      </li>
    ))}
  </>
)

/** The indices, side by side in a scrolling row, asked for once they are near the screen. */
export const Indices = () => {
  const words = useWords()
  const marketNames = words.markets.marketNames
  const { value, status, load, failure } = useModel(makeIndicesModel)
  const indices = useValue(value)
  const failed = useValue(status) === 'failed'
  const why = useValue(failure)
  const home = useModel(makeHomeModel)
  const [isNear, place] = useNear()
  useEffect(() => {
    if (isNear) home.openIndices()
  }, [isNear, home])
  return (
    <Section>
      <div ref={place} className="flex min-h-16 flex-col justify-center">
        {failed ? (
          <LoadFailedLine title={words.home.indicesFailed()} failure={why} onRetry={() => void load()} />
        ) : indices?.length === 0 ? (
          <p className="text-small text-ink-3">{words.home.noIndices()}</p>
        ) : (
          // Nothing is drawn where nobody sees it: a placeholder costs the main thread six frames each time its animation begins again.
          (isNear || indices !== null) && (
            <ul
              aria-label={marketNames[INDICES]()}
              aria-busy={indices === null || undefined}
              className="-mx-4 flex snap-x scroll-px-4 overflow-x-auto px-4 [scrollbar-width:none]"
            >
              {indices === null ? (
                <Waiting />
              ) : (
                indices.map((index) => (
                  <li key={index.code} className={TILE}>
                    <Index index={index} />
                  </li>
                ))
              )}
            </ul>
          )
        )}
      </div>
    </Section>
  )
}
