import { multiply } from 'effect/BigDecimal'
import type { ReactNode } from 'react'
import type { Decimal } from '../../../domain/money/decimal.ts'
import { formatPrice } from '../../../domain/money/format.ts'
import { type Currency, roundToMinor } from '../../../domain/money/money.ts'
import type { PositionRecord } from '../../../ports/Positions.ts'
import { makeHiddenModel } from '../../app/session/hidden.model.ts'
import { inText } from '../../i18n/inText.ts'
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
import { HeldSize } from '../markets/Quantity.tsx'
import { ListingName } from '../markets/ListingName.tsx'
import { Monogram } from '../markets/Monogram.tsx'

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

/** The cost of one unit. It is shown where figures are hidden: only with the quantity it would give an amount. */
export const CostLine = ({ position: { averageCost, decimals } }: { readonly position: PositionRecord }) => {
  const words = useWords().positions
  return averageCost && words.costOf({ price: inText(formatPrice(averageCost, priceStep(decimals))) })
}

export interface HoldingRowProps {
  readonly position: PositionRecord
  /** Shows when it was opened, where another position in the same share is listed. */
  readonly showTime?: boolean
  readonly unit?: Unit | null
  /** In place of the line of the cost, above what is unusual. */
  readonly more?: ReactNode
}

/** What is unusual about a position: leverage, an order under way, a day trade. */
export const Marks = ({ position, showTime }: Required<Pick<HoldingRowProps, 'position' | 'showTime'>>) => {
  const words = useWords()
  const { tag } = useValue(locale)
  const { boughtAt, leverage, soldAt, squareOffAt, state, zone } = position
  const openedAt = boughtAt ?? soldAt
  return (
    <span className="flex basis-full flex-wrap items-center gap-x-1.5 gap-y-0.5 pt-0.5 empty:hidden">
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

/** A held position: its size, its current value and its profit, then its cost; a further line only where it is unusual. */
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
          subtitle={<HeldSize listing={position} quantity={position.quantity} hidden={hidden} />}
          value={
            <span ref={inSight}>
              <LiveValue position={position} hidden={hidden} unit={unit} />
            </span>
          }
          note={<LiveProfit position={position} hidden={hidden} unit={unit} />}
          more={
            <>
              {more ?? (
                <span className="basis-full empty:hidden">
                  <CostLine position={position} />
                </span>
              )}
              <Marks position={position} showTime={showTime} />
            </>
          }
        />
      }
    />
  )
}
