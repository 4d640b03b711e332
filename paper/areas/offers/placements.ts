import { make, multiply } from 'effect/BigDecimal'
import { parseDay } from '../../../domain/calendar/day.ts'
import type { Instant } from '../../../domain/calendar/zone.ts'
import { roundToTick } from '../../../domain/markets/allowedPrices.ts'
import { compare, decimal, roundTo, zero } from '../../../domain/money/decimal.ts'
import { paymentRuleOf } from '../../../domain/offers/offer.ts'
import { timetableOf } from '../../../domain/offers/timetable.ts'
import { sellByBids } from '../../market/newShares/bids.ts'
import { chance, seedOf, STREAM } from '../../market/chance.ts'
import { listingsOf } from '../../market/listing/listings.ts'
import { OFFERING_MARKETS, type OfferingMarket } from '../../market/newShares/names.ts'
import { todayIn } from '../../market/newShares/plan.ts'
import type { PaperMarket } from '../../market/paperMarket.ts'
import { DAY } from '../../platform/clock/instant.ts'
import type { Offer } from './offer.ts'

const FIRST_MONDAY = parseDay('2022-01-03') ?? 0
/** Each market has a placement every second week, half of the markets in the weeks between. */
const EVERY = 14
const OPEN_DAYS = 8
/** How long before its opening a placement is announced and priced. */
const ANNOUNCED_BEFORE = 7 * DAY
/** The market whose placements are sold by book building. */
const BY_BIDS: OfferingMarket = 'TW'
const LEAST_LOTS: Readonly<Record<OfferingMarket, number>> = { MY: 5, TW: 1, CN: 5, US: 20, JP: 1, IT: 50, ES: 50 }

const whole = (n: number) => make(BigInt(Math.round(n)), 0)

const opensOn = (market: OfferingMarket, number: number): number => {
  const place = OFFERING_MARKETS.indexOf(market)
  return FIRST_MONDAY + number * EVERY + (place % 2) * 7 + (place % 4)
}

const invent = (paperMarket: PaperMarket, market: OfferingMarket, number: number): Offer | undefined => {
  const id = `${market}-p${number}`
  const seed = seedOf(`${paperMarket.seed} placement ${id}`)
  const draw = (purpose: number) => chance(seed, STREAM.character, purpose)
  const listings = listingsOf(market)
  const instrument = listings[Math.floor(draw(1) * listings.length)]?.instrument
  if (instrument === undefined) return undefined
  const opens = opensOn(market, number)
  const timetable = timetableOf('placement', instrument.calendar, { opens, closes: opens + OPEN_DAYS })
  const marketPrice = paperMarket.quote(instrument.code, timetable.opensAt - ANNOUNCED_BEFORE)?.price
  if (marketPrice === undefined) return undefined
  // Six to fifteen per cent below the market.
  const share = whole(940 - 90 * draw(2))
  const price = roundToTick(instrument.ticks, multiply(marketPrice, { ...share, scale: 3 }), 'down')
  if (compare(price, zero) <= 0) return undefined
  const minimum = multiply(instrument.lot, whole(LEAST_LOTS[market]))
  const offered = multiply(minimum, whole(800 + 4_200 * draw(3)))
  const demand = roundTo(multiply(offered, decimal((0.5 + 1.5 * draw(5)).toFixed(3))), 0, 'down')
  // Up to five per cent more than the lowest price: still below the market.
  const bids =
    market === BY_BIDS ? sellByBids(instrument.ticks, { low: price, width: 50n, offered, demand }) : undefined
  return {
    id,
    kind: 'placement',
    instrument,
    terms: {
      payment: paymentRuleOf('placement', market, bids?.band),
      price: bids?.band.high ?? price,
      band: bids?.band,
      minimum,
      step: minimum,
      maximum: multiply(minimum, whole(10 + 30 * draw(4))),
    },
    offered,
    demand,
    bids,
    timetable,
    marketPrice,
  }
}

const known = new WeakMap<PaperMarket, Map<string, Offer | undefined>>()

/** A market's placement by its number; undefined where there is none. */
export const placementOf = (
  paperMarket: PaperMarket,
  market: OfferingMarket,
  number: number,
  now: Instant,
): Offer | undefined => {
  // Its price is not known before it is announced.
  if (number < 0 || todayIn(market, now) + 7 < opensOn(market, number)) return undefined
  const all = known.get(paperMarket) ?? new Map<string, Offer | undefined>()
  known.set(paperMarket, all)
  const key = `${market} ${number}`
  if (!all.has(key)) all.set(key, invent(paperMarket, market, number))
  return all.get(key)
}

/** How many past placements of a market are listed. */
const BACK = 6

/** The placements of a market that are listed at an instant. */
export const placementsAround = (
  paperMarket: PaperMarket,
  market: OfferingMarket,
  now: Instant,
): ReadonlyArray<Offer> => {
  const number = Math.floor((todayIn(market, now) + 7 - opensOn(market, 0)) / EVERY)
  return Array.from({ length: BACK + 1 }, (_, back) => placementOf(paperMarket, market, number - back, now)).filter(
    (offer) => offer !== undefined,
  )
}
