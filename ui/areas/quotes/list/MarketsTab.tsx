import { useEffect } from 'react'
import { MARKET_CODES, type MarketCode } from '../../../../domain/markets/marketCode.ts'
import { MOVER_ORDERS } from '../../../../domain/quotes/movers.ts'
import { useWords } from '../../../i18n/words.ts'
import { Empty } from '../../../kit/feedback/Empty.tsx'
import { EndlessList } from '../../../kit/lists/EndlessList.tsx'
import { PullToRefresh } from '../../../kit/lists/PullToRefresh.tsx'
import { Section } from '../../../kit/lists/Section.tsx'
import { Segmented } from '../../../kit/choices/Tabs.tsx'
import { useValue } from '../../../kit/useValue.ts'
import { useModel } from '../../../data/app/app.ts'
import { MarketLine } from '../instrument/MarketLine.tsx'
import { makeMoversModel } from './movers.model.ts'
import { QuoteLine } from './QuoteLine.tsx'
import { useLoadFailure } from '../../../app/failures/loadFailure.tsx'

export interface MarketsTabProps {
  readonly market: MarketCode
  readonly onChoose: (market: MarketCode) => void
}

/** Every instrument of a market, by gain, loss or turnover. */
export const MarketsTab = ({ market, onChoose }: MarketsTabProps) => {
  const words = useWords()
  const { pages, sort, choose, order, refresh, stop } = useModel(makeMoversModel)
  const rows = useValue(pages.rows)
  const status = useValue(pages.status)
  const hasMore = useValue(pages.hasMore)
  useEffect(() => {
    void choose(market)
  }, [choose, market])
  useEffect(() => stop, [stop])

  return (
    <PullToRefresh onRefresh={refresh}>
      <div className="bg-surface px-4 pt-2">
        <Segmented
          kind="chips"
          label={words.quotes.whichMarket()}
          choices={MARKET_CODES.map((code) => ({ value: code, label: words.markets.marketNames[code]() }))}
          value={market}
          onChange={onChoose}
        />
      </div>
      <Section flush>
        <MarketLine market={market} />
        <div className="py-2">
          <Segmented
            label={words.quotes.sort()}
            choices={MOVER_ORDERS.map((value) => ({ value, label: words.quotes.sorts[value]() }))}
            value={useValue(sort)}
            onChange={(next) => void order(next)}
          />
        </div>
        <EndlessList
          label={words.markets.marketNames[market]()}
          items={rows}
          keyOf={({ code }) => code}
          renderRow={(instrument) => <QuoteLine instrument={instrument} within={market} />}
          status={status}
          hasMore={hasMore}
          onMore={() => void pages.more()}
          empty={<Empty title={words.quotes.noMovers()} />}
          failed={words.quotes.moversFailed()}
          {...useLoadFailure(useValue(pages.failure), () => void pages.retry())}
        />
      </Section>
    </PullToRefresh>
  )
}
