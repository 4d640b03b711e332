import Search from 'lucide-react/icons/search'
import { useEffect } from 'react'
import { isMarketCode } from '../../domain/market/marketCode.ts'
import { useWords } from '../i18n/words.ts'
import { IconLink } from '../kit/IconButton.tsx'
import { Tabs } from '../kit/Tabs.tsx'
import { TopBar } from '../kit/TopBar.tsx'
import { useValue } from '../kit/useValue.ts'
import { DelayedNote } from '../market/DelayedNote.tsx'
import { makeMarketsModel } from '../market/markets.model.ts'
import { useApp, useModel } from '../shell/app.ts'
import { Go } from '../shell/Go.tsx'
import { useSearch } from '../shell/useSearch.ts'
import { MarketsTab } from './MarketsTab.tsx'
import { makeMoversModel } from './movers.model.ts'
import { WatchlistTab } from './WatchlistTab.tsx'

/** /quotes/index: what the customer watches, and every market. The market in the address is the one on show. */
export default function QuotesIndex() {
  const words = useWords().quotes
  const app = useApp()
  const movers = useModel(makeMoversModel)
  const markets = useModel(makeMarketsModel)
  const leading = useValue(markets.leading)
  const { market } = useSearch('/quotes/index')
  useEffect(() => markets.keep(), [markets])

  const show = (tab: 'watchlist' | 'markets') =>
    app.replace('/quotes/index', tab === 'markets' ? { market: movers.market.peek() ?? leading?.code ?? 'MY' } : {})
  return (
    <>
      <TopBar
        title={words.title()}
        actions={
          <IconLink label={words.search()} icon={<Search className="size-5.5" />} render={<Go to="/quotes/search" />} />
        }
      />
      <DelayedNote />
      <div className="center-column">
        <Tabs
          kind="underline"
          label={words.title()}
          choices={[
            { value: 'watchlist', label: words.watchlist() },
            { value: 'markets', label: words.markets() },
          ]}
          value={market === undefined ? 'watchlist' : 'markets'}
          onChange={show}
        >
          {market === undefined ? <WatchlistTab /> : <MarketsTab market={isMarketCode(market) ? market : 'MY'} />}
        </Tabs>
      </div>
    </>
  )
}
