import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { multiply } from 'effect/BigDecimal'
import type { ReactNode } from 'react'
import { type Decimal, percentOf } from '../../../../domain/money/decimal.ts'
import { formatPrice, formatQuantity, formatShare } from '../../../../domain/money/format.ts'
import type { PositionRecord } from '../../../../ports/Positions.ts'
import { Go } from '../../../app/navigation/Go.tsx'
import { useModel } from '../../../data/app/app.ts'
import { useWords } from '../../../i18n/words.ts'
import { Badge } from '../../../kit/figures/Badge.tsx'
import { Change } from '../../../kit/figures/Change.tsx'
import { Figure } from '../../../kit/figures/Figures.tsx'
import { Money } from '../../../kit/figures/Money.tsx'
import { usePart, useValue } from '../../../kit/useValue.ts'
import { makeHiddenModel } from '../../../app/session/hidden.model.ts'
import { priceStep } from '../../markets/listing.ts'
import { ListingName } from '../../markets/ListingName.tsx'
import { makeLiveQuotes } from '../../markets/quotes.live.ts'
import { useWatchInSight } from '../../markets/useQuote.ts'
import { inUnit, Marks } from '../../positions/HoldingRow.tsx'
import { floatingAt } from '../../quotes/instrument/holdings.ts'
import { dayOn } from '../../wealth/profitOn.ts'
import { type HoldingOrder, makeHoldingsListModel } from './holdingsList.model.ts'

interface HeadProps {
  readonly of: HoldingOrder
  readonly children: ReactNode
}

/** The head of a column that sorts by it, and reverses the order where it is the present one. */
const SortHead = ({ children, of }: HeadProps) => {
  const { isReversed, order, sortBy } = useModel(makeHoldingsListModel)
  const isSorted = useValue(order) === of
  const reversed = useValue(isReversed)
  // Figures begin with the largest, names with their beginning.
  const isRising = (of === 'name') !== reversed
  const Arrow = isRising ? ArrowUp : ArrowDown
  return (
    <th scope="col" aria-sort={isSorted ? (isRising ? 'ascending' : 'descending') : 'none'}>
      <button
        type="button"
        className="relative inline-flex min-h-11 items-center active:opacity-60"
        onClick={() => sortBy(of)}
      >
        {children}
        {/* In the room between two columns, so that heads and figures end on one line. */}
        {isSorted && <Arrow aria-hidden className="absolute start-full ms-1 size-3.5 text-accent" />}
      </button>
    </th>
  )
}

interface RowProps {
  readonly position: PositionRecord
  readonly showTime: boolean
  readonly hidden: boolean
}

/** The figures of a holding at its latest price; a tick renders only these cells. */
const LiveCells = ({ hidden, position }: Omit<RowProps, 'showTime'>) => {
  const { unitOf, weights } = useModel(makeHoldingsListModel)
  const quote = useValue(useModel(makeLiveQuotes).quoteOf(position.code))
  const price = quote?.price ?? position.price
  const unit = unitOf(position.currency)
  const shown = (amount: Decimal | null | undefined) => inUnit(amount, position.currency, unit)
  const day = quote && dayOn(position, quote)
  const floating = floatingAt([position], price)
  const weight = usePart(weights, (all) => all.get(position.id))
  return (
    <>
      <td>
        <Figure>{price && formatPrice(price, priceStep(position.decimals))}</Figure>
      </td>
      {/* As wide before it is known. */}
      <td className="min-w-52">
        <Change {...(!hidden && shown(day?.profit))} percent={day ? percentOf(day.profit, day.before) : null} />
      </td>
      <td className="font-semibold">
        <Money {...shown(price && multiply(price, position.quantity))} hidden={hidden} />
      </td>
      <td>
        <Change {...shown(floating?.amount)} percent={floating?.percent ?? null} hidden={hidden} />
      </td>
      <td>
        <Figure>{hidden ? null : weight && formatShare(weight)}</Figure>
      </td>
    </>
  )
}

const Row = ({ hidden, position, showTime }: RowProps) => {
  const inSight = useWatchInSight(position.code)
  const words = useWords().markets.directions
  const { averageCost, decimals, direction, id, quantity } = position
  return (
    <tr className="relative border-t border-line hover:bg-page active:bg-fill">
      <th scope="row" className="font-normal">
        <span ref={inSight}>
          {/* The whole row is its target. */}
          <Go to="/position/info" search={{ id }} className="after:absolute after:inset-0">
            <ListingName listing={position} />
          </Go>
        </span>
        {direction === 'short' && (
          <span className="ms-2">
            <Badge>{words.short()}</Badge>
          </span>
        )}
        <span className="block text-ink-3">
          <Marks position={position} showTime={showTime} />
        </span>
      </th>
      <td>
        <Figure>{hidden ? null : formatQuantity(quantity)}</Figure>
      </td>
      <td>
        <Figure>{averageCost && formatPrice(averageCost, priceStep(decimals))}</Figure>
      </td>
      <LiveCells position={position} hidden={hidden} />
    </tr>
  )
}

/** The money that is not invested, in the columns of worth and weight. */
const CashRows = ({ hidden }: { readonly hidden: boolean }) => {
  const words = useWords().positions
  const { cash, shareOf, unitOf } = useModel(makeHoldingsListModel)
  return (
    <tbody aria-label={words.cash()}>
      {useValue(cash).map(({ available, currency }) => {
        const share = shareOf(currency, available)
        return (
          <tr key={currency} className="relative border-t border-line hover:bg-page active:bg-fill">
            <th scope="row" colSpan={5} className="font-normal">
              <Go replace to="/position/index" search={{ tab: 'funds' }} className="after:absolute after:inset-0">
                {`${words.cash()} · ${currency}`}
              </Go>
            </th>
            <td className="font-semibold">
              <Money {...inUnit(available, currency, unitOf(currency))} hidden={hidden} />
            </td>
            <td colSpan={2}>
              <Figure>{hidden ? null : share && formatShare(share)}</Figure>
            </td>
          </tr>
        )
      })}
    </tbody>
  )
}

/** The holdings where there is room for columns: the head of a column sorts them, and stays while they scroll. A row opens its position beside the list. */
export const HoldingsTable = ({ rows }: { readonly rows: ReadonlyArray<PositionRecord> }) => {
  const words = useWords().positions
  const hidden = useValue(useModel(makeHiddenModel).hidden)
  useValue(useModel(makeHoldingsListModel).inBase)
  const isTwice = ({ code }: PositionRecord) => rows.filter((row) => row.code === code).length > 1
  return (
    <table className="w-full border-collapse text-small [&_:is(td,th)]:px-2 [&_:is(td,th)]:py-2 [&_:is(td,th)]:text-end [&_:is(td,th):first-child]:ps-0 [&_:is(td,th):first-child]:text-start [&_:is(td,th):last-child]:pe-0">
      <caption className="sr-only">{words.tabs.holdings()}</caption>
      {/* Below the bar of the screen. */}
      <thead className="sticky top-[calc(var(--above)+3.25rem)] z-10 bg-surface text-ink-2 shadow-[0_1px_0_var(--color-line)] [&_th]:py-0! [&_th]:font-medium">
        <tr>
          <SortHead of="name">{words.sortOrders.name()}</SortHead>
          <th scope="col">{words.fields.quantity()}</th>
          <th scope="col">{words.fields.cost()}</th>
          <th scope="col">{words.fields.price()}</th>
          <SortHead of="today">{words.sortOrders.today()}</SortHead>
          <SortHead of="worth">{words.sortOrders.worth()}</SortHead>
          <SortHead of="profit">{words.sortOrders.profit()}</SortHead>
          <th scope="col">{words.weight()}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((position) => (
          <Row key={position.id} position={position} showTime={isTwice(position)} hidden={hidden} />
        ))}
      </tbody>
      <CashRows hidden={hidden} />
    </table>
  )
}
