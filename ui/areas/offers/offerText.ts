import type { OfferStage } from '../../../domain/offers/timetable.ts'
import type { Band } from '../../../domain/offers/bids.ts'
import type { SubscriptionState } from '../../../domain/offers/subscription.ts'
import { type DayNumber, fromDayNumber } from '../../../domain/calendar/day.ts'
import { compare, type Decimal, formatDecimal } from '../../../domain/money/decimal.ts'
import { formatPrice, formatQuantity } from '../../../domain/money/format.ts'
import type { Offer, OfferedShare, OfferSubscription } from '../../../ports/Offers.ts'
import { inText } from '../../i18n/inText.ts'
import type { useWords } from '../../i18n/words.ts'
import type { Tone } from '../../kit/figures/Badge.tsx'
import { dateText } from '../../kit/dates/dateFormat.ts'
import { formatDay } from '../../kit/dates/formatDay.ts'
import { nameIn, priceStep } from '../markets/listing.ts'

type Words = ReturnType<typeof useWords>['offers']

/** The state of an offer in words: a placement is "delivered" where a new share is "listed". */
export const stageText = (words: Words, { kind, stage, terms }: Pick<Offer, 'kind' | 'stage' | 'terms'>): string => {
  if (kind === 'placement' && (stage === 'to-be-listed' || stage === 'listed')) return words.placementStages[stage]()
  return stage === 'drawing' && terms.band ? words.bidsClosed() : words.stages[stage]()
}

/** The state of a subscription in words: a bid waits for the cut-off price, not for a lottery. */
export const stateText = (words: Words, { bid, state }: Pick<OfferSubscription, 'bid' | 'state'>): string =>
  bid !== null && state === 'waiting' ? words.bidWaiting() : words.states[state]()

/** "12,30 MYR": a price of the share. */
export const priceIn = ({ currency, decimals }: Pick<OfferedShare, 'currency' | 'decimals'>, price: Decimal): string =>
  `${formatPrice(price, priceStep(decimals))}\u00a0${currency}`

/** "12,00 – 13,00": the prices between which bids are taken. */
export const bandText = ({ high, low, step }: Band): string =>
  `${formatPrice(low, step)}\u00a0– ${formatPrice(high, step)}`

/** What a share costs: the issue price, or the band of bids until the cut-off price is told with the result. */
export const saleTerms = (words: Words, offer: Offer): { readonly label: string; readonly value: string } => {
  const { currency, stage, terms } = offer
  if (!terms.band) return { label: words.issuePrice(), value: priceIn(offer, terms.price) }
  return stage === 'to-be-listed' || stage === 'listed'
    ? { label: words.cutOff(), value: priceIn(offer, terms.price) }
    : { label: words.priceBand(), value: `${bandText(terms.band)}\u00a0${currency}` }
}

/** Whether an open offer has as many subscribers as shares or more: then a lottery decides. Source: RULES.md, subscriptions. */
export const isByLottery = ({
  offered,
  stage,
  subscribed,
  terms,
}: Pick<Offer, 'offered' | 'stage' | 'subscribed' | 'terms'>): boolean =>
  stage === 'open' && !terms.band && compare(subscribed, offered) > 0

export const STAGE_TONE: Readonly<Record<OfferStage, Tone>> = {
  upcoming: 'neutral',
  open: 'good',
  drawing: 'accent',
  'to-be-listed': 'accent',
  listed: 'neutral',
}

export const STATE_TONE: Readonly<Record<SubscriptionState, Tone>> = {
  waiting: 'accent',
  won: 'good',
  'not-won': 'neutral',
  'payment-due': 'warning',
  paid: 'good',
  'payment-failed': 'bad',
  waived: 'neutral',
  cancelled: 'neutral',
}

/** The share's name for readers of a language. */
export const shareName = ({ chineseName, name }: OfferedShare, language: string): string =>
  nameIn({ name, chineseName: chineseName ?? '' }, language)

/** "100 shares", in the grammar of the language. */
export const sharesText = (words: Words, quantity: Decimal): string =>
  words.shares({ quantity: inText(formatQuantity(quantity)), count: formatDecimal(quantity) })

/** "13 Jan 2026": a day of a record. */
export const dayText = (day: DayNumber, tag: string): string => formatDay(fromDayNumber(day), tag)

/** "13 Jan" in the zone of the share's market. */
export const shortDay = (at: number, tag: string, zone: string): string =>
  dateText(tag, { day: 'numeric', month: 'short', timeZone: zone }, at)

/** "13 – 18 Jan", as the language writes a span of days, in the zone of the share's market. */
export const shortDays = (from: number, until: number, tag: string, zone: string): string =>
  dateText(tag, { day: 'numeric', month: 'short', timeZone: zone }, from, until)
