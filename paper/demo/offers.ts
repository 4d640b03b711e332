import { multiply } from 'effect/BigDecimal'
import type { Instant } from '../../domain/calendar/zone.ts'
import { compare, decimal, parseDecimal, zero, formatDecimal } from '../../domain/money/decimal.ts'
import { allot } from '../../domain/offers/subscription.ts'
import { amountOf, type OfferKind } from '../../domain/offers/offer.ts'
import { stageOf } from '../../domain/offers/timetable.ts'
import { PRACTICE_MONEY } from '../areas/account/openAccount.ts'
import { uuidv7 } from '../platform/wireText/uuid.ts'
import { OFFERING_MARKETS } from '../market/newShares/names.ts'
import { pay } from '../areas/offers/payAndCancel.ts'
import { offersAround } from '../areas/offers/find.ts'
import type { Offer } from '../areas/offers/offer.ts'
import { subscribe, ticketOf } from '../areas/offers/subscribe.ts'
import { DAY, HOUR } from '../platform/clock/instant.ts'
import type { Life, Story } from './life.ts'
import { dayOf } from './moments.ts'

/** One subscription costs at most an eighth of the practice money of its currency; nothing is bid for. */
const isAffordable = ({ instrument, terms }: Offer): boolean => {
  if (terms.band !== undefined) return false
  const money = parseDecimal(Object.entries(PRACTICE_MONEY).find(([code]) => code === instrument.currency)?.[1] ?? '0')
  return compare(multiply(amountOf(terms, terms.minimum), decimal('8')), money ?? zero) <= 0
}

/** Whether the lottery allots the demo customer anything for the minimum quantity. The ticket is known beforehand. */
const wins = ({ broker, customer }: Life, offer: Offer): boolean => {
  const { demand, offered, terms } = offer
  const ticket = decimal(ticketOf({ seed: broker().market.seed, number: customer.number }, offer.id))
  return compare(allot(terms.minimum, terms.step, { offered, wanted: demand }, ticket), zero) > 0
}

interface Wanted {
  readonly kind: OfferKind
  readonly from: Instant
  readonly until: Instant
  readonly fits: (offer: Offer, at: Instant) => boolean
}

/** The first offer that fits, and when it is open, a few hours after it opened at the earliest. */
const findOpen = (life: Life, { fits, from, kind, until }: Wanted): { offer: Offer; at: Instant } | undefined => {
  const { market } = life.broker()
  for (let at = from; at <= until; at += 2 * DAY) {
    const offer = offersAround(market, kind, OFFERING_MARKETS, at).find(
      (one) =>
        stageOf(one.timetable, at) === 'open' &&
        one.timetable.closesAt > at + HOUR &&
        isAffordable(one) &&
        fits(one, at),
    )
    if (offer) return { offer, at }
  }
  return undefined
}

const ask = (life: Life, { id, terms }: Offer) =>
  life.ask(subscribe, { id, quantity: formatDecimal(terms.minimum), requestid: uuidv7(life.now()) })

/** A new share that is won, delivered on its first day and held since. */
const won: Story = async function* (life) {
  const fits = (offer: Offer) =>
    offer.terms.payment === 'up-front' && offer.timetable.listsAt < life.end - DAY && wins(life, offer)
  const found = findOpen(life, { kind: 'new-share', from: dayOf(life, 48) + 2 * HOUR, until: life.end, fits })
  if (found === undefined) return
  yield found.at
  await ask(life, found.offer)
}

/** A new share that is not won: the money comes back. */
const notWon: Story = async function* (life) {
  const fits = (offer: Offer) =>
    offer.terms.payment === 'up-front' && offer.timetable.refundsAt < life.end && !wins(life, offer)
  const found = findOpen(life, { kind: 'new-share', from: dayOf(life, 90) + 3 * HOUR, until: life.end, fits })
  if (found === undefined) return
  yield found.at
  await ask(life, found.offer)
}

/** A new share whose draw has not been yet. */
const waiting: Story = async function* (life) {
  const fits = (offer: Offer) => offer.terms.payment === 'up-front' && offer.timetable.closesAt > life.end + HOUR
  const from = life.end - 26 * HOUR
  const found = findOpen(life, { kind: 'new-share', from, until: from, fits })
  if (found === undefined) return
  yield found.at
  await ask(life, found.offer)
}

/** A placement that is won, paid and delivered. */
const placed: Story = async function* (life) {
  const fits = (offer: Offer) => offer.timetable.listsAt < life.end - DAY && wins(life, offer)
  const found = findOpen(life, { kind: 'placement', from: dayOf(life, 70) + 4 * HOUR, until: life.end, fits })
  if (found === undefined) return
  yield found.at
  const { id } = await ask(life, found.offer)
  const { announcedAt, payBy } = found.offer.timetable
  yield Math.min(announcedAt + 3 * HOUR, payBy - HOUR)
  await life.ask(pay, { id, requestid: uuidv7(life.now()) })
}

export const offerStories: ReadonlyArray<Story> = [won, notWon, waiting, placed]
