import { useEffect } from 'react'
import { MOVER_ORDERS } from '../../../domain/quotes/movers.ts'
import type { MarketNow } from '../../../ports/Markets.ts'
import { useWords } from '../../i18n/words.ts'
import { classes } from '../../kit/classes.ts'
import { Empty } from '../../kit/feedback/Empty.tsx'
import { Section } from '../../kit/lists/Section.tsx'
import { SkeletonRows } from '../../kit/feedback/Skeleton.tsx'
import { Segmented } from '../../kit/choices/Tabs.tsx'
import { useValue } from '../../kit/useValue.ts'
import { makeMarketsModel } from '../markets/markets.model.ts'
import { StateSign } from '../markets/StateSign.tsx'
import { QuoteLine } from '../quotes/list/QuoteLine.tsx'
import { useModel } from '../../data/app/app.ts'
import { Go } from '../../app/navigation/Go.tsx'
import { LoadFailed } from '../../app/failures/loadFailure.tsx'
import { makeHomeMoversModel, MOVERS_SHOWN } from './movers.model.ts'

/** The rows, or a placeholder of the same height. */
const Rows = ({ market, onRetry }: { readonly market: MarketNow | null; readonly onRetry: () => void }) => {
  const words = useWords()
  const model = useModel(makeHomeMoversModel)
  const rows = useValue(model.rows)
  const failed = useValue(model.status) === 'failed'
  const failure = useValue(model.failure)
  const markets = useModel(makeMarketsModel)
  const marketsStatus = useValue(markets.status)
  const marketsFailure = useValue(markets.failure)
  if (failed || (market === null && marketsStatus === 'failed'))
    return (
      <LoadFailed title={words.home.moversFailed()} failure={failed ? failure : marketsFailure} onRetry={onRetry} />
    )
  const isEmpty = market === null ? marketsStatus === 'ready' : rows?.length === 0
  if (isEmpty) return <Empty title={words.home.noMovers()} />
  if (market === null || rows === null) return <SkeletonRows count={MOVERS_SHOWN} />
  return (
    <ul aria-label={words.markets.marketNames[market.code]()}>
      {rows.map((instrument) => (
        <li key={instrument.code}>
          <QuoteLine instrument={instrument} within={market.code} />
        </li>
      ))}
    </ul>
  )
}

/** The top movers: first of an open market, then of the market that the customer chooses. */
export const Movers = () => {
  const words = useWords()
  const markets = useModel(makeMarketsModel)
  const model = useModel(makeHomeMoversModel)
  const traded = useValue(markets.traded)
  const leading = useValue(markets.leading)
  const chosen = useValue(model.chosen)
  const market = traded.find(({ code }) => code === chosen) ?? leading
  const code = market?.code
  const isMissing = ['failed', 'ready'].includes(useValue(markets.status)) && market === null
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
            <span className="inline-flex items-center gap-1 text-small font-normal text-ink-2">
              <StateSign state={market.state} />
              {words.markets.states[market.state]()}
            </span>
          )}
        </span>
      }
      aside={
        market && (
          <Go to="/quotes/index" search={{ market: market.code }} className="tap text-accent">
            {words.home.seeAll()}
          </Go>
        )
      }
    >
      <div className={classes(!isMissing && 'min-h-8')}>
        {market && (
          <Segmented
            kind="chips"
            label={words.home.chooseMarket()}
            choices={traded.map((one) => ({ value: one.code, label: words.markets.marketNames[one.code]() }))}
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
      {/* As tall as its rows from the start, so that the content below does not move. */}
      <div className="min-h-75">
        <Rows market={market} onRetry={() => void (market ? model.refresh() : markets.load())} />
      </div>
    </Section>
  )
}
