import { useEffect } from 'react'
import { useWords } from '../../../i18n/words.ts'
import { useValue } from '../../../kit/useValue.ts'
import { useModel } from '../../../data/app/app.ts'
import { makeMarketsModel } from '../../markets/markets.model.ts'
import { QuoteLine } from '../list/QuoteLine.tsx'
import { makePopularModel } from './popular.model.ts'

/** What is traded most, to open before anything is typed. Nothing where it could not be loaded. */
export const Popular = () => {
  const words = useWords()
  const markets = useModel(makeMarketsModel)
  const { rows, show, stop } = useModel(makePopularModel)
  const list = useValue(rows)
  const market = useValue(markets.leading)?.code
  useEffect(() => markets.keep(), [markets])
  useEffect(() => {
    if (market !== undefined) show(market)
    return stop
  }, [market, show, stop])
  if (!list || list.length === 0 || market === undefined) return null
  return (
    <>
      <h2 id="popular" className="flex flex-wrap items-baseline gap-x-2 pt-4 text-head">
        {words.quotes.popular()}
        <span className="text-small font-normal text-ink-3">{words.markets.marketNames[market]()}</span>
      </h2>
      <ul aria-labelledby="popular">
        {list.map((instrument) => (
          <li key={instrument.code}>
            <QuoteLine instrument={instrument} within={market} />
          </li>
        ))}
      </ul>
    </>
  )
}
