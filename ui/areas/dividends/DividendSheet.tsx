import { compare, zero } from '../../../domain/money/decimal.ts'
import { fromDayNumber } from '../../../domain/calendar/day.ts'
import { formatQuantity } from '../../../domain/money/format.ts'
import type { Dividend } from '../../../ports/Dividends.ts'
import { inText } from '../../i18n/inText.ts'
import { locale, useWords } from '../../i18n/words.ts'
import { ButtonLink } from '../../kit/buttons/Button.tsx'
import { type Fact, Breakdown, Figure } from '../../kit/figures/Figures.tsx'
import { formatDay } from '../../kit/dates/formatDay.ts'
import { Money } from '../../kit/figures/Money.tsx'
import { BottomSheet } from '../../kit/overlays/overlays.ts'
import { useValue } from '../../kit/useValue.ts'
import { ListingLine } from '../markets/ListingLine.tsx'
import { useListingName } from '../markets/listing.ts'
import { Go } from '../../app/navigation/Go.tsx'
import { eventTime } from '../../data/clock/event.ts'
import { Term } from '../../app/terms/Term.tsx'
import { useCover } from '../../kit/figures/covered.ts'

/** The calculation of a dividend, line by line. */
const Facts = ({ dividend }: { readonly dividend: Dividend }) => {
  const words = useWords().dividends
  const { tag } = useValue(locale)
  const cover = useCover()
  const { currency, direction, exDay, gross, net, paidAt, payDay, perShare, quantity, tax, taxRate, writtenOff, zone } =
    dividend
  const money = (amount: typeof gross) => <Money amount={amount} currency={currency} />
  const day = (of: number): string => formatDay(fromDayNumber(of), tag)
  const facts: ReadonlyArray<Fact> = [
    { label: words.exDate(), term: <Term of="exDate" />, value: day(exDay) },
    { label: words.payDate(), value: day(payDay) },
    {
      label: words.perShare(),
      value: <span className="num">{`${formatQuantity(perShare)}\u00a0${currency}`}</span>,
    },
    { label: words.quantity(), value: <Figure>{cover(formatQuantity(quantity))}</Figure> },
    { label: words.gross(), value: money(gross) },
    ...(direction === 'long'
      ? [{ label: words.tax({ rate: inText(`${formatQuantity(taxRate)}\u00a0%`) }), value: money(tax) }]
      : compare(writtenOff, zero) > 0
        ? [{ label: words.writtenOff(), value: money(writtenOff) }]
        : []),
    { label: direction === 'short' ? words.owed() : words.net(), value: money(net), strong: true },
    ...(paidAt === null ? [] : [{ label: words.paidAt(), value: eventTime(paidAt, tag, zone) }]),
  ]
  return <Breakdown facts={facts} />
}

interface DividendSheetProps {
  readonly dividend: Dividend | null
  readonly onClose: () => void
}

/** A dividend in detail, with a link to its instrument. */
export const DividendSheet = ({ dividend, onClose }: DividendSheetProps) => {
  const words = useWords().dividends
  const name = useListingName(dividend ?? { name: '', chineseName: '' })
  return (
    <BottomSheet open={dividend !== null} onClose={onClose} title={name}>
      {dividend && (
        <div className="grid gap-4">
          <ListingLine listing={dividend} />
          <Facts dividend={dividend} />
          <p className="text-small text-ink-2">
            {dividend.direction === 'short' ? words.notes.short() : words.notes[dividend.state]()}
          </p>
          <ButtonLink kind="secondary" wide render={<Go to="/quotes/info" search={{ code: dividend.code }} />}>
            {words.instrument()}
          </ButtonLink>
        </div>
      )}
    </BottomSheet>
  )
}
