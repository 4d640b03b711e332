import type { Decimal } from '../../domain/money/decimal.ts'
import { formatPrice, formatQuantity } from '../../domain/money/format.ts'
import type { Offer } from '../../ports/Offers.ts'
import { locale, useWords } from '../i18n/words.ts'
import { Change } from '../kit/Change.tsx'
import { Breakdown, type Fact } from '../kit/Figures.tsx'
import { UNKNOWN_FIGURE } from '../../domain/money/format.ts'
import { useValue } from '../kit/useValue.ts'
import { priceStep } from '../market/names.ts'
import { marketTime } from '../times/format.ts'

/** Every figure and every date of an offer. */
export const OfferFacts = ({ offer }: { readonly offer: Offer }) => {
  const words = useWords().offering
  const { tag } = useValue(locale)
  const { currency, decimals, kind, marketPrice, offered, premium, subscribed, terms, timetable, zone } = offer
  const step = priceStep(decimals)
  const time = (label: string, at: number): Fact => ({ label, value: marketTime(at, tag, zone) })
  const figure = (label: string, text: string): Fact => ({ label, value: <span className="num">{text}</span> })
  const price = (amount: Decimal | null) =>
    amount === null ? UNKNOWN_FIGURE : `${formatPrice(amount, step)}\u00a0${currency}`
  const shares = (label: string, quantity: Decimal) => figure(label, formatQuantity(quantity))
  const facts: ReadonlyArray<Fact> = [
    figure(words.issuePrice(), price(terms.price)),
    figure(words.marketPrice(), price(marketPrice)),
    {
      label: words.premium(),
      value: (
        <Change
          amount={premium?.difference ?? null}
          percent={premium?.points ?? null}
          tick={step}
          currency={currency}
        />
      ),
    },
    shares(words.offered(), offered),
    shares(words.subscribed(), subscribed),
    shares(words.minimum(), terms.minimum),
    shares(words.maximum(), terms.maximum),
    time(words.opens(), timetable.opensAt),
    time(words.closes(), timetable.closesAt),
    time(words.drawDate(), timetable.drawsAt),
    time(words.resultDate(), timetable.announcedAt),
    terms.payment === 'after-winning'
      ? time(words.payBy(), timetable.payBy)
      : time(words.refundDate(), timetable.refundsAt),
    time(kind === 'placement' ? words.deliveryDate() : words.listingDate(), timetable.listsAt),
  ]
  return <Breakdown facts={facts} />
}
