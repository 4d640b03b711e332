import { formatQuantity } from '../../../domain/money/format.ts'
import { mayCancel, mayPay } from '../../../domain/offers/subscription.ts'
import type { OfferSubscription } from '../../../ports/Offers.ts'
import { locale, useWords } from '../../i18n/words.ts'
import { Banner } from '../../kit/feedback/Banner.tsx'
import { Button, ButtonLink } from '../../kit/buttons/Button.tsx'
import { Breakdown, Figure } from '../../kit/figures/Figures.tsx'
import { Money } from '../../kit/figures/Money.tsx'
import { useValue } from '../../kit/useValue.ts'
import { RecordNumber } from '../../app/receipts/RecordNumber.tsx'
import { useModel } from '../../data/app/app.ts'
import { Go } from '../../app/navigation/Go.tsx'
import { eventTime } from '../../data/clock/event.ts'
import { dayText, priceIn } from './offerText.ts'
import { makeSubscriptionActions } from './subscriptions.model.ts'
import { Term } from '../../app/terms/Term.tsx'
import { useCover } from '../../kit/figures/covered.ts'

interface SubscriptionFactsProps {
  readonly subscription: OfferSubscription
  /** True where the timetable of the offer is on the same screen: its days are not repeated. */
  readonly besideTimetable?: boolean
}

/** The customer's subscription, line by line. */
export const SubscriptionFacts = ({ besideTimetable = false, subscription }: SubscriptionFactsProps) => {
  const words = useWords().offers
  const { tag } = useValue(locale)
  const cover = useCover()
  const { allotted, bid, currency, cutoff, kind, paidAt, payment, timetable, zone } = subscription
  const time = (label: string, at: number) => ({ label, value: eventTime(at, tag, zone) })
  const price = (label: string, amount: OfferSubscription['cutoff']) => ({
    label,
    value: <Figure>{amount && priceIn(subscription, amount)}</Figure>,
  })
  const money = (label: string, amount: OfferSubscription['allotted'], strong = false) => ({
    label,
    value: <Money amount={amount} currency={currency} />,
    strong,
  })
  return (
    <Breakdown
      facts={[
        { label: words.quantity(), value: <Figure>{cover(formatQuantity(subscription.quantity))}</Figure> },
        ...(bid === null
          ? [price(words.issuePrice(), subscription.price)]
          : [
              bid === 'cut-off'
                ? { label: words.yourBid(), value: words.atCutOff() }
                : price(words.yourBid(), subscription.price),
              price(words.cutOff(), cutoff),
            ]),
        money(words.amount(), subscription.amount),
        {
          label: words.allotted(),
          term: <Term of="allotted" />,
          value: <Figure>{allotted && cover(formatQuantity(allotted))}</Figure>,
        },
        // It is not known before the result.
        money(words.due(), allotted && subscription.due, true),
        money(words.held(), subscription.held),
        money(words.refunded(), subscription.refunded),
        { label: words.recordDay(), value: dayText(subscription.recordDay, tag) },
        time(words.madeAt(), subscription.madeAt),
        ...(paidAt === null ? [] : [time(words.paidAt(), paidAt)]),
        ...(besideTimetable
          ? []
          : [
              time(words.resultDate(), timetable.announcedAt),
              payment === 'after-winning'
                ? time(words.payBy(), timetable.payBy)
                : time(words.refundDate(), timetable.refundsAt),
              time(kind === 'placement' ? words.deliveryDate() : words.listingDate(), timetable.listsAt),
            ]),
        { label: words.reference(), value: <RecordNumber id={subscription.id} /> },
      ]}
    />
  )
}

/** The actions of a subscription now: pay, cancel, view the result. */
export const SubscriptionActions = ({
  now,
  onLeave,
  subscription,
}: {
  readonly now: number
  /** Called when an action opens a sheet or another screen. */
  readonly onLeave?: () => void
  readonly subscription: OfferSubscription
}) => {
  const words = useWords().offers
  const { tag } = useValue(locale)
  const { askToCancel, askToPay } = useModel(makeSubscriptionActions)
  const { positionId, timetable, zone } = subscription
  const ask = (sheet: typeof askToPay) => () => {
    onLeave?.()
    sheet(subscription)
  }
  if (mayPay(subscription, timetable.payBy, now)) {
    return (
      <div className="grid gap-3">
        <Banner tone="warning">{words.payLeft({ time: eventTime(timetable.payBy, tag, zone) })}</Banner>
        <Button wide onClick={ask(askToPay)}>
          {words.pay()}
        </Button>
      </div>
    )
  }
  if (mayCancel(subscription, timetable.closesAt, now)) {
    return (
      <Button wide kind="secondary" onClick={ask(askToCancel)}>
        {words.cancel()}
      </Button>
    )
  }
  if (positionId !== null) {
    return (
      <ButtonLink wide kind="secondary" render={<Go to="/position/info" search={{ id: positionId }} />}>
        {words.position()}
      </ButtonLink>
    )
  }
  return null
}
