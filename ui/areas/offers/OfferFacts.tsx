import type { Decimal } from '../../../domain/money/decimal.ts'
import { formatQuantity } from '../../../domain/money/format.ts'
import type { Offer } from '../../../ports/Offers.ts'
import { locale, useWords } from '../../i18n/words.ts'
import { Breakdown, type Fact } from '../../kit/figures/Figures.tsx'
import { useValue } from '../../kit/useValue.ts'
import { eventTime } from '../../data/clock/event.ts'

/** What else there is to know of an offer: its size, its limits and every date. */
export const OfferFacts = ({ offer }: { readonly offer: Offer }) => {
  const words = useWords().offers
  const { tag } = useValue(locale)
  const { kind, offered, subscribed, terms, timetable, zone } = offer
  const time = (label: string, at: number): Fact => ({ label, value: eventTime(at, tag, zone) })
  const figure = (label: string, text: string): Fact => ({ label, value: <span className="num">{text}</span> })
  const shares = (label: string, quantity: Decimal) => figure(label, formatQuantity(quantity))
  const facts: ReadonlyArray<Fact> = [
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
