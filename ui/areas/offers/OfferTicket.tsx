import { type FormEvent, useRef } from 'react'
import { compare, zero } from '../../../domain/money/decimal.ts'
import { formatAmount, formatPrice, formatQuantity } from '../../../domain/money/format.ts'
import type { Offer } from '../../../ports/Offers.ts'
import { inText, joinSentences } from '../../i18n/inText.ts'
import { locale, useWords } from '../../i18n/words.ts'
import { SendingSheet } from '../../data/intent/SendingSheet.tsx'
import { Button } from '../../kit/buttons/Button.tsx'
import { Breakdown, type Fact } from '../../kit/figures/Figures.tsx'
import { Money } from '../../kit/figures/Money.tsx'
import { Checkbox } from '../../kit/fields/CheckField.tsx'
import { NumberStepper } from '../../kit/fields/NumberStepper.tsx'
import { useValue } from '../../kit/useValue.ts'
import { useModel } from '../../data/app/app.ts'
import { Gate } from '../../app/gates/Gate.tsx'
import { Go } from '../../app/navigation/Go.tsx'
import { eventTime } from '../../data/clock/event.ts'
import { type BidCode, makeOfferModel, type TicketCode } from './offer.model.ts'
import { Receipt } from '../../app/receipts/receipts.ts'
import { toSubscriptions } from './SubscriptionSheets.tsx'
import { bandText, dayText, priceIn, shareName, sharesText } from './offerText.ts'
import { OwnFigures } from '../../app/session/OwnFigures.tsx'

const useError = (code: TicketCode | null, { terms }: Offer): string | undefined => {
  const words = useWords().offers
  const { errors } = words
  const figure = (quantity: Offer['offered']) => sharesText(words, quantity)
  switch (code) {
    case null:
    case 'not-enough-money':
      return undefined
    case 'not-whole-steps':
      return errors[code]({ step: figure(terms.step) })
    case 'below-minimum-quantity':
      return errors[code]({ minimum: figure(terms.minimum) })
    case 'above-maximum-quantity':
      return errors[code]({ maximum: figure(terms.maximum) })
    default:
      return errors[code]()
  }
}

const useBidError = (code: BidCode | null, { terms: { band } }: Offer): string | undefined => {
  const { errors } = useWords().offers
  if (code === null || !band) return undefined
  const figure = (price: Offer['offered']) => inText(formatPrice(price, band.step))
  switch (code) {
    case 'bid-below-minimum':
      return errors[code]({ price: figure(band.low) })
    case 'bid-above-band':
      return errors[code]({ price: figure(band.high) })
    case 'bid-not-on-step':
      return errors[code]({ step: figure(band.step) })
    default:
      return errors[code]()
  }
}

/** The price of a bid within its band, or whatever the cut-off price will be. */
const BidField = ({ offer }: { readonly offer: Offer }) => {
  const words = useWords().offers
  const model = useModel(makeOfferModel)
  const { isAtCutOff, text } = useValue(model.draft)
  const error = useBidError(useValue(model.bidError), offer)
  const { band } = offer.terms
  if (!band) return null
  return (
    <div className="grid gap-1">
      <NumberStepper
        name="bid"
        label={words.bidPrice({ currency: offer.currency })}
        currency={offer.currency}
        aside={<bdi className="num">{bandText(band)}</bdi>}
        hint={words.bidIn({ step: inText(formatPrice(band.step, band.step)) })}
        error={error}
        value={isAtCutOff ? formatPrice(band.high, band.step) : text}
        onChange={model.typeBid}
        disabled={isAtCutOff}
        step={band.step}
        min={band.low}
        max={band.high}
      />
      <Checkbox checked={isAtCutOff} onChange={model.bidAtCutOff} label={words.atCutOff()} />
      {isAtCutOff && (
        <p className="text-small text-ink-2">{words.atCutOffHint({ price: inText(priceIn(offer, band.high)) })}</p>
      )}
    </div>
  )
}

/** How the offer is paid, and what comes back when. */
export const HowPaid = ({ offer: { terms, timetable, zone } }: { readonly offer: Offer }) => {
  const words = useWords().offers
  const { tag } = useValue(locale)
  if (terms.band)
    return joinSentences([words.byBids(), words.bidBack({ time: eventTime(timetable.refundsAt, tag, zone) })])
  return terms.payment === 'up-front' ? words.upFront() : words.afterWinning()
}

/** The cost of the quantity, the amount taken immediately, and that there is no fee. */
const useCost = ({ currency, terms }: Offer): ReadonlyArray<Fact> => {
  const words = useWords().offers
  const model = useModel(makeOfferModel)
  const amount = useValue(model.amount)
  const isUpFront = terms.payment === 'up-front'
  return [
    { label: words.amount(), value: <Money amount={amount} currency={currency} /> },
    { label: words.fee(), value: <Money amount={zero} currency={currency} /> },
    {
      label: isUpFront ? words.frozenNow() : words.dueNow(),
      value: <Money amount={isUpFront ? amount : zero} currency={currency} />,
      strong: true,
    },
  ]
}

/** The missing money, with links to a deposit or an exchange. */
const Shortfall = ({ currency }: Offer) => {
  const { markets, offers: words } = useWords()
  const shortfall = useValue(useModel(makeOfferModel).shortfall)
  if (compare(shortfall, zero) <= 0) return null
  return (
    <Gate
      title={words.shortfall({ amount: inText(`${formatAmount(shortfall)}\u00a0${currency}`) })}
      ways={[
        { label: markets.ways.deposit(), link: <Go to="/mine/stored" /> },
        { label: words.convert(), link: <Go to="/mine/exchangeRate" /> },
      ]}
    >
      {words.shortfallHint()}
    </Gate>
  )
}

/** The form to subscribe an open offer: quantity, cost, missing money, review. */
export const OfferTicket = ({ offer }: { readonly offer: Offer }) => {
  const words = useWords().offers
  const { tag } = useValue(locale)
  const form = useRef<HTMLFormElement>(null)
  const model = useModel(makeOfferModel)
  const available = useValue(model.available)
  const cost = useCost(offer)
  const error = useError(useValue(model.error), offer)
  const { currency, terms } = offer
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!model.review()) form.current?.querySelector<HTMLInputElement>(`input[name=${model.wrongField()}]`)?.focus()
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
      <NumberStepper
        name="quantity"
        label={words.quantity()}
        aside={<span>{words.atMost({ quantity: sharesText(words, terms.maximum) })}</span>}
        hint={words.inSteps({ quantity: sharesText(words, terms.step) })}
        error={error}
        value={useValue(model.text)}
        onChange={model.type}
        onBlur={model.leave}
        step={terms.step}
        min={terms.minimum}
        max={terms.maximum}
      />
      <BidField offer={offer} />
      <Breakdown
        facts={[
          {
            label: words.available(),
            value: (
              <OwnFigures>
                <Money amount={available} currency={currency} />
              </OwnFigures>
            ),
          },
          ...cost,
        ]}
      />
      <Shortfall {...offer} />
      {offer.terms.band && (
        <p className="text-small text-ink-2">
          {words.bidBack({ time: eventTime(offer.timetable.refundsAt, tag, offer.zone) })}
        </p>
      )}
      <p className="text-small text-ink-2">
        {joinSentences([words.once(), words.record({ day: dayText(offer.recordDay, tag) })])}
      </p>
      <Button type="submit" wide>
        {words.subscribe()}
      </Button>
    </form>
  )
}

/** The review of a subscription and its outcome: it stays mounted when the subscription replaces the ticket. */
export const TicketSheet = ({ offer }: { readonly offer: Offer }) => {
  const words = useWords().offers
  const { code: language, tag } = useValue(locale)
  const model = useModel(makeOfferModel)
  const cost = useCost(offer)
  const quantity = useValue(model.quantity) ?? zero
  const bid = useValue(model.bid)
  const { terms, timetable, zone } = offer
  return (
    <SendingSheet
      sheet={model.sheet}
      title={words.review()}
      intent={model.intent}
      review={
        <div className="grid gap-4">
          <bdi className="font-semibold">{shareName(offer, language)}</bdi>
          <Breakdown
            facts={[
              {
                label: words.quantity(),
                value: <span className="num">{formatQuantity(quantity)}</span>,
              },
              terms.band && bid !== null
                ? {
                    label: words.yourBid(),
                    value: bid === 'cut-off' ? words.atCutOff() : <span className="num">{priceIn(offer, bid)}</span>,
                  }
                : { label: words.issuePrice(), value: <span className="num">{priceIn(offer, terms.price)}</span> },
              ...cost,
              { label: words.resultDate(), value: eventTime(timetable.announcedAt, tag, zone) },
            ]}
          />
          <p className="text-small text-ink-2">
            <HowPaid offer={offer} />
          </p>
        </div>
      }
      action={
        <Button wide onClick={() => void model.confirm()}>
          {words.send()}
        </Button>
      }
      done={(made) => ({
        title: words.done(),
        text: words.doneText({ time: eventTime(made.timetable.announcedAt, tag, made.zone) }),
        next: toSubscriptions(words, made.kind),
      })}
      renderReceipt={({ currency, held, id, quantity: applied }) => (
        <Receipt
          facts={[
            { label: words.quantity(), value: <span className="num">{formatQuantity(applied)}</span> },
            { label: words.held(), value: <Money amount={held} currency={currency} /> },
          ]}
          wallets={[currency]}
          id={id}
        />
      )}
      doneLabel={words.close()}
    />
  )
}
