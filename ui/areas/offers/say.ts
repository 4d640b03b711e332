import type { OfferStage } from '../../../domain/offers/timetable.ts'
import type { SubscriptionState } from '../../../domain/offers/subscription.ts'
import { type DayNumber, fromDayNumber } from '../../../domain/calendar/day.ts'
import { compare, type Decimal, formatDecimal } from '../../../domain/money/decimal.ts'
import { formatQuantity } from '../../../domain/money/format.ts'
import type { Offer, OfferedShare } from '../../../ports/Offers.ts'
import { inText } from '../../i18n/inText.ts'
import type { useWords } from '../../i18n/words.ts'
import type { Tone } from '../../kit/figures/Badge.tsx'
import { dateText } from '../../kit/dates/dateFormat.ts'
import { formatDay } from '../../kit/dates/formatDay.ts'
import { nameIn } from '../markets/listing.ts'

type Words = ReturnType<typeof useWords>['offers']

/** The state of an offer in words: a placement is "delivered" where a new share is "listed". */
export const stageText = (words: Words, { kind, stage }: Pick<Offer, 'kind' | 'stage'>): string =>
  kind === 'placement' && (stage === 'to-be-listed' || stage === 'listed')
    ? words.placementStages[stage]()
    : words.stages[stage]()

/** Whether an open offer has as many subscribers as shares or more: then a lottery decides. Source: RULES.md, subscriptions. */
export const isByLottery = ({ offered, stage, subscribed }: Pick<Offer, 'offered' | 'stage' | 'subscribed'>): boolean =>
  stage === 'open' && compare(subscribed, offered) > 0

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
