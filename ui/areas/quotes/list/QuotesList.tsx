import { useRouterState } from '@tanstack/react-router'
import Search from 'lucide-react/icons/search'
import { useEffect } from 'react'
import { isMarketCode, type MarketCode } from '../../../../domain/markets/marketCode.ts'
import { useWords } from '../../../i18n/words.ts'
import { useInMasterPane } from '../../../kit/layout/masterPane.ts'
import { IconLink } from '../../../kit/buttons/IconButton.tsx'
import { Tabs } from '../../../kit/choices/Tabs.tsx'
import { TopBar } from '../../../kit/layout/TopBar.tsx'
import { useValue } from '../../../kit/useValue.ts'
import { DelayedNote } from '../../markets/DelayedNote.tsx'
import { makeMarketsModel } from '../../markets/markets.model.ts'
import { useApp, useModel } from '../../../data/app/app.ts'
import { Go } from '../../../app/navigation/Go.tsx'
import { useSearchBeside } from '../../../app/navigation/useSearch.ts'
import { MarketsTab } from './MarketsTab.tsx'
import { makeMoversModel } from './movers.model.ts'
import { WatchlistTab } from '../watchlist/WatchlistTab.tsx'

/**
 * The watchlist, and every market. The address has the selected market, on the screen of the list and, where there is
 * room for both, on that of an instrument.
 */
export const QuotesList = () => {
  const words = useWords().quotes
  const app = useApp()
  const movers = useModel(makeMoversModel)
  const markets = useModel(makeMarketsModel)
  const leading = useValue(markets.leading)
  const { code, market } = useSearchBeside()
  const chosen = useRouterState({ select: ({ location }) => location.pathname === '/quotes/info' })
  useEffect(() => markets.keep(), [markets])

  const show = (next: MarketCode | null) => {
    const which = next === null ? {} : { market: next }
    if (chosen && code !== undefined) app.replace('/quotes/info', { code, ...which })
    else app.replace('/quotes/index', which)
  }
  return (
    <>
      <TopBar
        title={words.title()}
        actions={
          <IconLink label={words.search()} icon={<Search className="size-5.5" />} render={<Go to="/quotes/search" />} />
        }
      />
      {!useInMasterPane() && <DelayedNote />}
      <div className="center-column">
        <Tabs
          kind="underline"
          label={words.title()}
          choices={[
            { value: 'watchlist', label: words.watchlist() },
            { value: 'markets', label: words.marketList() },
          ]}
          value={market === undefined ? 'watchlist' : 'markets'}
          onChange={(tab) => show(tab === 'markets' ? (movers.market.peek() ?? leading?.code ?? 'MY') : null)}
        >
          {market === undefined ? (
            <WatchlistTab />
          ) : (
            <MarketsTab market={isMarketCode(market) ? market : 'MY'} onChoose={show} />
          )}
        </Tabs>
      </div>
    </>
  )
}
