import { useEffect } from 'react'
import { isMissing } from '../../../../ports/failure.ts'
import { LoadFailedLine } from '../../../app/failures/loadFailure.tsx'
import { useWords } from '../../../i18n/words.ts'
import { SkeletonRows } from '../../../kit/feedback/Skeleton.tsx'
import { useValue } from '../../../kit/useValue.ts'
import { useModel } from '../../../data/app/app.ts'
import { makeMarketsModel } from '../../markets/markets.model.ts'
import { QuoteLine } from '../list/QuoteLine.tsx'
import { makePopularModel, POPULAR_SHOWN } from './popular.model.ts'

/** What is traded most, to open before anything is typed. Nothing in front of a server without such a list. */
export const Popular = () => {
  const words = useWords()
  const markets = useModel(makeMarketsModel)
  const { failure, rows, show, status, stop } = useModel(makePopularModel)
  const list = useValue(rows)
  const market = useValue(markets.leading)?.code
  const marketsStatus = useValue(markets.status)
  const marketsFailure = useValue(markets.failure)
  const isFailed = useValue(status) === 'failed'
  const listFailure = useValue(failure)
  useEffect(() => markets.keep(), [markets])
  useEffect(() => {
    if (market !== undefined) show(market)
    return stop
  }, [market, show, stop])
  const failed = isFailed
    ? { why: listFailure }
    : market === undefined && marketsStatus === 'failed'
      ? { why: marketsFailure }
      : null
  if (failed?.why && isMissing(failed.why)) return null
  if (list?.length === 0 || (market === undefined && marketsStatus === 'ready')) return null
  return (
    <>
      <h2 id="popular" className="flex flex-wrap items-baseline gap-x-2 pt-4 text-head">
        {words.quotes.popular()}
        {market && <span className="text-small font-normal text-ink-3">{words.markets.marketNames[market]()}</span>}
      </h2>
      {failed ? (
        <LoadFailedLine
          title={words.quotes.moversFailed()}
          failure={failed.why}
          onRetry={() => (market === undefined ? void markets.load() : show(market))}
        />
      ) : list === null || market === undefined ? (
        <SkeletonRows count={POPULAR_SHOWN} />
      ) : (
        <ul aria-labelledby="popular">
          {list.map((instrument) => (
            <li key={instrument.code}>
              <QuoteLine instrument={instrument} within={market} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
