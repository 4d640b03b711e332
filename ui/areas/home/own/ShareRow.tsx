import Plus from 'lucide-react/icons/plus'
import { abs, multiply } from 'effect/BigDecimal'
import { percentOf, sumOf } from '../../../../domain/money/decimal.ts'
import { formatChange, formatReturn } from '../../../../domain/money/format.ts'
import { Go } from '../../../app/navigation/Go.tsx'
import { useModel } from '../../../data/app/app.ts'
import { useWords } from '../../../i18n/words.ts'
import { IconLink } from '../../../kit/buttons/IconButton.tsx'
import { Change } from '../../../kit/figures/Change.tsx'
import { Money } from '../../../kit/figures/Money.tsx'
import { ListRow } from '../../../kit/lists/ListRow.tsx'
import { RowLines } from '../../../kit/lists/RowLines.tsx'
import { useValue } from '../../../kit/useValue.ts'
import { makeHiddenModel } from '../../../app/session/hidden.model.ts'
import { HeldSize } from '../../markets/Quantity.tsx'
import { useListingName } from '../../markets/listing.ts'
import { ListingName } from '../../markets/ListingName.tsx'
import { Monogram } from '../../markets/Monogram.tsx'
import { makeLiveQuotes } from '../../markets/quotes.live.ts'
import { dayOn } from '../../wealth/profitOn.ts'
import type { OwnShare } from './ownShares.ts'

interface CellProps {
  readonly share: OwnShare
  readonly hidden: boolean
}

const useQuoteOf = ({ listing }: OwnShare) => useValue(useModel(makeLiveQuotes).quoteOf(listing.code))

const LiveWorth = ({ hidden, share }: CellProps) => {
  const { listing, quantity } = share
  const price = useQuoteOf(share)?.price ?? listing.price
  return <Money amount={price && abs(multiply(price, quantity))} currency={listing.currency} hidden={hidden} />
}

/** What it earned today. The price is public: where figures are hidden, its percentage stays. */
const LiveDay = ({ hidden, share: { listing, positions }, share }: CellProps) => {
  const quote = useQuoteOf(share)
  const days = positions.flatMap((position) => (quote && dayOn(position, quote)) ?? [])
  if (days.length === 0) return <Change key="unknown" percent={null} />
  const amount = sumOf(days.map(({ profit }) => profit))
  const percent = percentOf(amount, sumOf(days.map(({ before }) => before)))
  // The badge of a short takes the room of the amount on a usual phone.
  const isShort = listing.direction === 'short'
  const shown = `${formatChange(amount)} ${formatReturn(percent)}`.length
  return (
    // Another width is another element: one that grows at its start counts as moved.
    <span key={shown}>
      {!hidden && (
        <span className={isShort ? 'max-[26rem]:hidden' : 'max-[24rem]:hidden'}>
          <Change amount={amount} percent={percent} currency={listing.currency} />
        </span>
      )}
      <span className={hidden ? undefined : isShort ? 'min-[26rem]:hidden' : 'min-[24rem]:hidden'}>
        <Change percent={percent} />
      </span>
    </span>
  )
}

/** One of the customer's shares: its worth and what it did today. It leads to its instrument, and to a ticket that buys more. */
export const ShareRow = ({ share }: { readonly share: OwnShare }) => {
  const words = useWords().home
  const hidden = useValue(useModel(makeHiddenModel).hidden)
  const { code, direction } = share.listing
  const name = useListingName(share.listing)
  return (
    <li className="flex items-center gap-1 border-line not-last:border-b">
      <div className="min-w-0 grow">
        <ListRow
          render={<Go to="/quotes/info" search={{ code }} />}
          lines={
            <RowLines
              leading={<Monogram listing={share.listing} />}
              title={<ListingName listing={share.listing} />}
              value={<LiveWorth share={share} hidden={hidden} />}
              subtitle={<HeldSize listing={share.listing} quantity={share.quantity} hidden={hidden} />}
              note={<LiveDay share={share} hidden={hidden} />}
            />
          }
        />
      </div>
      {direction === 'long' ? (
        <IconLink
          last
          tone="accent"
          label={words.buyMore({ name })}
          icon={<Plus className="size-5" />}
          render={<Go to="/quotes/infoBuy" search={{ code, direction }} />}
        />
      ) : (
        // As wide: the figures of all rows end on one line.
        <span className="-me-3 w-11 shrink-0" />
      )}
    </li>
  )
}
