import { multiply } from 'effect/BigDecimal'
import type { ReactNode } from 'react'
import type { Decimal } from '../../../domain/money/decimal.ts'
import { formatPrice, formatQuantity } from '../../../domain/money/format.ts'
import { type Currency, roundToMinor } from '../../../domain/money/money.ts'
import type { PositionRecord } from '../../../ports/Positions.ts'
import { makeHiddenModel } from '../../app/session/hidden.model.ts'
import { locale, useWords } from '../../i18n/words.ts'
import { Badge } from '../../kit/figures/Badge.tsx'
import { Change } from '../../kit/figures/Change.tsx'
import { ListRow } from '../../kit/lists/ListRow.tsx'
import { RowLines } from '../../kit/lists/RowLines.tsx'
import { Money } from '../../kit/figures/Money.tsx'
import { useValue } from '../../kit/useValue.ts'
import { priceStep } from '../markets/listing.ts'
import { makeLiveQuotes } from '../markets/quotes.live.ts'
import { useWatchInSight } from '../markets/useQuote.ts'
import { floatingAt } from '../quotes/instrument/holdings.ts'
import { useModel } from '../../data/app/app.ts'
import { Go } from '../../app/navigation/Go.tsx'
import { eventTime } from '../../data/clock/event.ts'
import { weekdayTime } from '../../data/clock/format.ts'
import { Monogram } from '../markets/Monogram.tsx'
import { ListingName } from '../markets/ListingName.tsx'

/** Another currency in which amounts are shown, and what one unit of the position's is worth in it. */
export interface Unit {
  readonly currency: Currency
  readonly rate: Decimal
}

interface CellProps {
  readonly position: PositionRecord
  readonly hidden: boolean
  readonly unit: Unit | null
}

/** An amount as its row shows it, rounded as those of all rows are before they are added. Source: RULES.md, money. */
export const inUnit = (
  amount: Decimal | null | undefined,
  currency: Currency,
  unit: Unit | null,
): { readonly amount: Decimal | null; readonly currency: Currency } => {
  const into = unit?.currency ?? currency
  return { amount: amount ? roundToMinor(unit ? multiply(amount, unit.rate) : amount, into) : null, currency: into }
}

/** Profit at the current price; a tick renders only this cell. */
const LiveProfit = ({ position, hidden, unit }: CellProps) => {
  const quote = useValue(useModel(makeLiveQuotes).quoteOf(position.code))
  const floating = floatingAt([position], quote?.price ?? position.price)
  return (
    <Change
      {...inUnit(floating?.amount, position.currency, unit)}
      percent={floating?.percent ?? null}
      hidden={hidden}
    />
  )
}

const LiveValue = ({ position, hidden, unit }: CellProps) => {
  const quote = useValue(useModel(makeLiveQuotes).quoteOf(position.code))
  const price = quote?.price ?? position.price
  return <Money {...inUnit(price && multiply(price, position.quantity), position.currency, unit)} hidden={hidden} />
}

/** Quantity and cost per unit; where figures are hidden the cost alone, since both together give the amount. */
export const heldAt = ({ averageCost, decimals, quantity }: PositionRecord, hidden: boolean): string =>
  [
    ...(hidden ? [] : [formatQuantity(quantity)]),
    ...(averageCost ? [formatPrice(averageCost, priceStep(decimals))] : []),
  ].join(' × ')

export interface HoldingRowProps {
  readonly position: PositionRecord
  /** Shows when it was opened, where another position in the same share is listed. */
  readonly showTime?: boolean
  readonly unit?: Unit | null
  /** A further line, above what is unusual. */
  readonly more?: ReactNode
}

/** What is unusual about a position: a short, leverage, an order under way, a day trade. */
export const Marks = ({ position, showTime }: Required<Pick<HoldingRowProps, 'position' | 'showTime'>>) => {
  const words = useWords()
  const { tag } = useValue(locale)
  const { boughtAt, direction, leverage, soldAt, squareOffAt, state, zone } = position
  const openedAt = boughtAt ?? soldAt
  return (
    <span className="flex basis-full flex-wrap items-center gap-x-1.5 gap-y-0.5 pt-0.5 empty:hidden">
      {direction === 'short' && <Badge>{words.markets.directions.short()}</Badge>}
      {leverage > 1 && <Badge tone="accent">{words.positions.times({ leverage })}</Badge>}
      {state !== 'holding' && <Badge>{words.markets.positionStates[state]()}</Badge>}
      {squareOffAt !== null && (
        <>
          <Badge>{words.markets.dayTrade.title()}</Badge>
          <span>{words.markets.dayTrade.squareOffAt({ time: weekdayTime(squareOffAt, tag, zone) })}</span>
        </>
      )}
      {showTime && openedAt !== null && <span>{eventTime(openedAt, tag, zone)}</span>}
    </span>
  )
}

/** A held position in two lines: its current value and its profit; a third only where it is unusual. */
export const HoldingRow = ({ more, position, showTime = false, unit = null }: HoldingRowProps) => {
  const inSight = useWatchInSight(position.code)
  const hidden = useValue(useModel(makeHiddenModel).hidden)
  const { id } = position
  return (
    <ListRow
      render={<Go to="/position/info" search={{ id }} />}
      lines={
        <RowLines
          leading={<Monogram listing={position} />}
          title={<ListingName listing={position} />}
          subtitle={<span className="num">{heldAt(position, hidden)}</span>}
          value={
            <span ref={inSight}>
              <LiveValue position={position} hidden={hidden} unit={unit} />
            </span>
          }
          note={<LiveProfit position={position} hidden={hidden} unit={unit} />}
          more={
            <>
              {more}
              <Marks position={position} showTime={showTime} />
            </>
          }
        />
      }
    />
  )
}
