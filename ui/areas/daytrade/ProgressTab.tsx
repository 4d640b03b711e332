import { useEffect } from 'react'
import type { DayTrade } from '../../../ports/Daytrade.ts'
import { useWords } from '../../i18n/words.ts'
import { Badge } from '../../kit/figures/Badge.tsx'
import { Button, ButtonLink } from '../../kit/buttons/Button.tsx'
import { Change } from '../../kit/figures/Change.tsx'
import { Empty } from '../../kit/feedback/Empty.tsx'
import { ListRow } from '../../kit/lists/ListRow.tsx'
import { PullToRefresh } from '../../kit/lists/PullToRefresh.tsx'
import { Section } from '../../kit/lists/Section.tsx'
import { useValue } from '../../kit/useValue.ts'
import { useListingName } from '../markets/listing.ts'
import { Price } from '../markets/Price.tsx'
import { makeLiveQuotes } from '../markets/quotes.live.ts'
import { useWatchInSight } from '../markets/useQuote.ts'
import { PositionLine } from '../positions/detail/PositionLine.tsx'
import { RecordList } from '../../app/failures/RecordList.tsx'
import { floatingAt } from '../quotes/instrument/holdings.ts'
import { useApp, useModel } from '../../data/app/app.ts'
import { Go } from '../../app/navigation/Go.tsx'
import { SquareOffLine } from './SquareOff.tsx'
import { makeProgressModel } from './trades.model.ts'
import { OwnFigures } from '../../app/session/OwnFigures.tsx'

interface TradeProps {
  readonly trade: DayTrade
}

const usePrice = ({ code, price }: DayTrade) => useValue(useModel(makeLiveQuotes).quoteOf(code))?.price ?? price

/** Profit at the current price, in the instrument's currency; a tick renders only these cells. */
const LiveProfit = ({ trade }: TradeProps) => {
  const floating = floatingAt([trade], usePrice(trade))
  return <Change amount={floating?.amount ?? null} currency={trade.currency} />
}
const LivePrice = ({ trade }: TradeProps) => <Price price={usePrice(trade)} decimals={trade.decimals} />

/** Only the clock is rendered each second. */
const Left = ({ trade }: TradeProps) => {
  const now = useValue(useModel(makeProgressModel).now)
  return <SquareOffLine at={trade.squareOffAt} zone={trade.zone} now={now} />
}

const Row = ({ trade }: TradeProps) => {
  const all = useWords()
  const words = all.daytrade
  const inSight = useWatchInSight(trade.code)
  const name = useListingName(trade)
  const { id, leverage, quantity } = trade
  return (
    <div className="border-line py-1 [li:not(:last-child)>&]:border-b">
      {/* One trade is one row: no separator between it and its time. */}
      <div className="[&>*]:border-b-0">
        <ListRow
          render={<Go to="/position/info" search={{ id }} />}
          title={name}
          subtitle={
            <span className="inline-flex flex-wrap items-center gap-x-1.5 gap-y-0.5">
              <PositionLine position={trade} quantity={quantity} />
              {leverage > 1 && <Badge tone="accent">{all.positions.times({ leverage })}</Badge>}
            </span>
          }
          value={
            <span ref={inSight}>
              <LiveProfit trade={trade} />
            </span>
          }
          note={<LivePrice trade={trade} />}
        />
      </div>
      <div className="flex items-center justify-between gap-3 pb-2">
        <p className="text-small text-ink-2">
          <Left trade={trade} />
        </p>
        <ButtonLink size="small" kind="secondary" render={<Go to="/position/info" search={{ id }} />}>
          <span aria-hidden>{words.closeTrade()}</span>
          <span className="sr-only">{words.closeOf({ name })}</span>
        </ButtonLink>
      </div>
    </div>
  )
}

/** Trading in progress: open day trades, with their profit and remaining time. */
export const ProgressTab = () => {
  const app = useApp()
  const words = useWords().daytrade
  const { open, records } = useModel(makeProgressModel)
  useEffect(() => open(), [open])
  return (
    <PullToRefresh onRefresh={records.refresh}>
      <OwnFigures>
        <Section flush>
          <RecordList
            label={words.tabs.progress()}
            records={records}
            failed={words.failed()}
            renderRow={(trade) => <Row trade={trade} />}
            empty={
              <Empty
                title={words.noProgress()}
                hint={words.noProgressHint()}
                action={
                  <Button size="medium" onClick={() => app.replace('/home/dayTrading', { tab: 'trade' })}>
                    {words.openTrade()}
                  </Button>
                }
              />
            }
          />
        </Section>
      </OwnFigures>
    </PullToRefresh>
  )
}
