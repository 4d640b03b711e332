import { useEffect } from 'react'
import { MOVER_ORDERS } from '../../domain/trading/movers.ts'
import type { MarketNow } from '../../ports/Markets.ts'
import { useWords } from '../i18n/words.ts'
import { Badge } from '../kit/Badge.tsx'
import { Empty } from '../kit/Empty.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { Section } from '../kit/Section.tsx'
import { SkeletonRows } from '../kit/Skeleton.tsx'
import { Segmented } from '../kit/Tabs.tsx'
import { useValue } from '../kit/useValue.ts'
import { makeMarketsModel } from '../market/markets.model.ts'
import { QuoteLine } from '../quotes/QuoteLine.tsx'
import { useModel } from '../shell/app.ts'
import { Go } from '../shell/Go.tsx'
import { makeHomeMoversModel, MOVERS_SHOWN } from './movers.model.ts'

/** The rows, or what stands for them in the same room. */
const Rows = ({ market, onRetry }: { readonly market: MarketNow | null; readonly onRetry: () => void }) => {
  const words = useWords()
  const model = useModel(makeHomeMoversModel)
  const rows = useValue(model.rows)
  const failed = useValue(model.status) === 'failed'
  const marketsFailed = useValue(useModel(makeMarketsModel).status) === 'failed'
  if (failed || (market === null && marketsFailed))
    return <ErrorState title={words.home.moversFailed()} onRetry={onRetry} />
  if (market === null || rows === null) return <SkeletonRows count={MOVERS_SHOWN} />
  if (rows.length === 0) return <Empty title={words.home.noMovers()} />
  return (
    <ul aria-label={words.market.markets[market.code]()}>
      {rows.map((instrument) => (
        <li key={instrument.code}>
          <QuoteLine instrument={instrument} within={market.code} />
        </li>
      ))}
    </ul>
  )
}

/** What moves most: first in a market that is open, then wherever the customer looks. */
export const Movers = () => {
  const words = useWords()
  const markets = useModel(makeMarketsModel)
  const model = useModel(makeHomeMoversModel)
  const tradable = useValue(markets.markets).filter((market) => market.tradable)
  const leading = useValue(markets.leading)
  const chosen = useValue(model.chosen)
  const market = tradable.find(({ code }) => code === chosen) ?? leading
  const code = market?.code
  useEffect(() => markets.keep(), [markets])
  useEffect(() => {
    if (code !== undefined) void model.show(code)
  }, [model, code])

  return (
    <Section
      flush
      title={
        <span className="flex min-h-6 items-center gap-2">
          {words.home.movers()}
          {market && (
            <Badge tone={market.state === 'open' ? 'good' : 'neutral'}>{words.market.states[market.state]()}</Badge>
          )}
        </span>
      }
      aside={
        market && (
          <Go to="/quotes/index" search={{ market: market.code }} className="tap text-accent">
            {words.home.allMovers()}
          </Go>
        )
      }
    >
      <div className="min-h-8">
        {market && (
          <Segmented
            kind="chips"
            label={words.home.chooseMarket()}
            choices={tradable.map((one) => ({ value: one.code, label: words.market.markets[one.code]() }))}
            value={market.code}
            onChange={model.choose}
          />
        )}
      </div>
      <div className="py-2">
        <Segmented
          label={words.home.sort()}
          choices={MOVER_ORDERS.map((value) => ({ value, label: words.home.sorts[value]() }))}
          value={useValue(model.sort)}
          onChange={(next) => void model.order(next)}
        />
      </div>
      {/* As tall as its rows from the start, so that what follows stays in its place. */}
      <div className="min-h-75">
        <Rows market={market} onRetry={() => void (market ? model.refresh() : markets.load())} />
      </div>
    </Section>
  )
}
