import { multiply } from 'effect/BigDecimal'
import type { PositionRecord } from '../../../ports/Positions.ts'
import { makeHiddenModel } from '../account/hidden.model.ts'
import { locale, useWords } from '../../i18n/words.ts'
import { Badge } from '../../kit/figures/Badge.tsx'
import { Change } from '../../kit/figures/Change.tsx'
import { ListRow } from '../../kit/lists/ListRow.tsx'
import { Money } from '../../kit/figures/Money.tsx'
import { useValue } from '../../kit/useValue.ts'
import { makeLiveQuotes } from '../markets/quotes.live.ts'
import { useWatchInSight } from '../markets/useQuote.ts'
import { floatingAt } from '../quotes/instrument/holdings.ts'
import { useModel } from '../../data/app/app.ts'
import { Go } from '../../app/navigation/Go.tsx'
import { weekdayTime } from '../../data/clock/format.ts'
import { PositionLine } from './detail/PositionLine.tsx'
import { Monogram } from '../markets/Monogram.tsx'
import { ListingName } from '../markets/ListingName.tsx'

interface CellProps {
  readonly position: PositionRecord
  readonly hidden: boolean
}

/** Profit at the current price; a tick renders only this cell. */
const LiveProfit = ({ position, hidden }: CellProps) => {
  const quote = useValue(useModel(makeLiveQuotes).quoteOf(position.code))
  const floating = floatingAt([position], quote?.price ?? position.price)
  const { amount = null, percent = null } = floating ?? {}
  return <Change amount={amount} percent={percent} currency={position.currency} hidden={hidden} />
}

const LiveValue = ({ position, hidden }: CellProps) => {
  const quote = useValue(useModel(makeLiveQuotes).quoteOf(position.code))
  const price = quote?.price ?? position.price
  return <Money amount={price && multiply(price, position.quantity)} currency={position.currency} hidden={hidden} />
}

/** A held position: its current value and its profit. */
export const HoldingRow = ({ position }: { readonly position: PositionRecord }) => {
  const words = useWords()
  const inSight = useWatchInSight(position.code)
  const hidden = useValue(useModel(makeHiddenModel).hidden)
  const { tag } = useValue(locale)
  const { id, leverage, quantity, squareOffAt, state, zone } = position
  return (
    <ListRow
      render={<Go to="/position/info" search={{ id }} />}
      leading={<Monogram listing={position} />}
      title={<ListingName listing={position} />}
      subtitle={
        <span className="inline-flex flex-wrap items-center gap-x-1.5 gap-y-0.5">
          <PositionLine position={position} quantity={quantity} />
          {leverage > 1 && <Badge tone="accent">{words.positions.times({ leverage })}</Badge>}
          {state !== 'holding' && <Badge>{words.markets.positionStates[state]()}</Badge>}
          {squareOffAt !== null && (
            <>
              <Badge>{words.markets.dayTrade.title()}</Badge>
              <span className="basis-full">
                {words.markets.dayTrade.squareOffAt({ time: weekdayTime(squareOffAt, tag, zone) })}
              </span>
            </>
          )}
        </span>
      }
      value={
        <span ref={inSight}>
          <LiveValue position={position} hidden={hidden} />
        </span>
      }
      note={<LiveProfit position={position} hidden={hidden} />}
    />
  )
}
