import { make, multiply } from 'effect/BigDecimal'
import type { CalendarCode } from '../../../domain/calendar/calendars.ts'
import { type DayNumber, parseDay } from '../../../domain/calendar/day.ts'
import { wallDay } from '../../../domain/calendar/sessions.ts'
import type { Instant } from '../../../domain/calendar/zone.ts'
import { MARKETS } from '../../../domain/markets/markets.ts'
import { ladderDecimals, roundToTick } from '../../../domain/markets/allowedPrices.ts'
import { type Decimal, decimal, roundTo } from '../../../domain/money/decimal.ts'
import type { Band, BookLevel } from '../../../domain/offers/bids.ts'
import { type OfferTimetable, timetableOf } from '../../../domain/offers/timetable.ts'
import { chance, seedOf, STREAM } from '../chance.ts'
import { sellByBids } from './bids.ts'
import { companyOf, OFFERING_MARKETS, type OfferingMarket } from './names.ts'

/** One first sale of shares: everything about it that does not depend on the customer. */
export interface NewShare {
  readonly code: string
  readonly market: OfferingMarket
  readonly calendar: CalendarCode
  /** Counts the market's offerings, one a week; its auctions from 1000 on, one a week too. */
  readonly number: number
  readonly name: string
  readonly chineseName: string
  /** Of an auction, the cut-off price. */
  readonly price: Decimal
  /** Of an auction: its band, and what others bid. */
  readonly bids: { readonly band: Band; readonly book: ReadonlyArray<BookLevel>; readonly cutoff: Decimal } | undefined
  readonly minimum: Decimal
  readonly maximum: Decimal
  readonly offered: Decimal
  /** The total demand of all others by the close, in shares. */
  readonly demand: Decimal
  /** How far above the issue price the first day opens, 0.1 is ten per cent; below zero for a discount. */
  readonly premium: number
  readonly timetable: OfferTimetable
  /** When it is announced. */
  readonly announcedAt: Instant
}

interface Habit {
  /** The parts of a code around the number. */
  readonly prefix: string
  /** The prefix of what is sold by auction, where the market has auctions. */
  readonly auctions?: string
  readonly suffix: string
  /** Days after Monday on which the subscription opens. */
  readonly weekday: number
  /** Issue prices, and the minimum quantity. */
  readonly prices: readonly [from: number, to: number]
  readonly minimum: string
}

const HABITS: Readonly<Record<OfferingMarket, Habit>> = {
  MY: { prefix: '92', suffix: '', weekday: 0, prices: [0.4, 3], minimum: '100' },
  TW: { prefix: '93', suffix: '', weekday: 1, prices: [20, 180], minimum: '1000' },
  CN: { prefix: '690', auctions: '691', suffix: '', weekday: 2, prices: [8, 60], minimum: '500' },
  US: { prefix: 'N', suffix: 'QQ', weekday: 3, prices: [9, 34], minimum: '10' },
  JP: { prefix: '', suffix: 'ZN', weekday: 4, prices: [800, 3600], minimum: '100' },
  IT: { prefix: 'N', suffix: 'ZZ', weekday: 1, prices: [3, 22], minimum: '50' },
  ES: { prefix: 'N', suffix: 'XX', weekday: 2, prices: [3, 18], minimum: '50' },
}

/** The Monday of offering 0. Nothing is older; after 999 weeks the numbers are used up. */
const FIRST_MONDAY = parseDay('2022-01-03') ?? 0
const LAST_NUMBER = 999
/** The number of a market's first auction. Their companies are those of the offerings 40 weeks later. */
const AUCTIONS = 1_000
/** Days after an offering at a fixed price on which the auction of the same week opens. */
const AUCTION_LATER = 2
const WEEK = 7
/** Calendar days for which the subscription is open: every market always has an open offering. */
const OPEN_DAYS = 8
/** How long before its first day an offering is announced. */
const AHEAD = 7 * 86_400_000

const codeOf = (market: OfferingMarket, number: number): string => {
  const { auctions, prefix, suffix } = HABITS[market]
  return `${number < AUCTIONS ? prefix : auctions}${String(number % AUCTIONS).padStart(3, '0')}${suffix}`
}

const whole = (n: number): Decimal => make(BigInt(Math.round(n)), 0)

const timetableOfNumber = (market: OfferingMarket, number: number): OfferTimetable => {
  const later = number < AUCTIONS ? 0 : AUCTION_LATER
  const opens = FIRST_MONDAY + (number % AUCTIONS) * WEEK + HABITS[market].weekday + later
  return timetableOf('new-share', MARKETS[market].calendar, { opens, closes: opens + OPEN_DAYS })
}

const invent = (market: OfferingMarket, number: number): NewShare => {
  const code = codeOf(market, number)
  const seed = seedOf(`new share ${code}`)
  const draw = (purpose: number) => chance(seed, STREAM.character, purpose)
  const { minimum, prices } = HABITS[market]
  const { calendar, ticks } = MARKETS[market]
  const timetable = timetableOfNumber(market, number)
  const [from, to] = prices
  const wanted = from * (to / from) ** draw(1)
  const low = roundToTick(ticks, decimal(wanted.toFixed(ladderDecimals(ticks))), 'down')
  const least = decimal(minimum)
  const offered = multiply(whole(4_000 + 36_000 * draw(2)), least)
  // From two thirds to nine times of the offered quantity.
  const times = 0.66 * 13.6 ** draw(3)
  const demand = roundTo(multiply(offered, make(BigInt(Math.round(times * 1_000)), 3)), 0, 'down')
  const bids = number < AUCTIONS ? undefined : sellByBids(ticks, { low, width: 200n, offered, demand })
  return {
    code,
    market,
    calendar,
    number,
    ...companyOf(market, number),
    price: bids?.cutoff ?? low,
    bids,
    minimum: least,
    maximum: multiply(whole(20 + 80 * draw(4)), least),
    offered,
    demand,
    premium: -0.12 + 0.5 * draw(5) ** 1.5,
    timetable,
    announcedAt: timetable.opensAt - AHEAD,
  }
}

const known = new Map<string, NewShare>()

/** A market's offering by its number; undefined where there is none. */
export const newShareOf = (market: OfferingMarket, number: number): NewShare | undefined => {
  const hasAuctions = HABITS[market].auctions !== undefined
  if (number < 0 || number > (hasAuctions ? AUCTIONS + LAST_NUMBER : LAST_NUMBER)) return undefined
  const code = codeOf(market, number)
  const share = known.get(code) ?? invent(market, number)
  known.set(code, share)
  return share
}

/** The offering of the share with a code. */
export const newShareByCode = (code: string): NewShare | undefined => {
  for (const market of OFFERING_MARKETS) {
    const { prefix, suffix } = HABITS[market]
    const week = code.slice(prefix.length, code.length - suffix.length)
    const numbers = /^\d{3}$/.test(week) ? [Number(week), AUCTIONS + Number(week)] : []
    const number = numbers.find((one) => codeOf(market, one) === code)
    if (number !== undefined) return newShareOf(market, number)
  }
  return undefined
}

/** How many offerings of a market are listed beside the one that opens next. */
const BACK = 13

/** The day in a market at an instant. */
export const todayIn = (market: OfferingMarket, at: Instant): DayNumber => wallDay(MARKETS[market].calendar, at)

/** The offerings of a market that are listed at an instant, the latest first. */
export const newSharesAround = (market: OfferingMarket, at: Instant): ReadonlyArray<NewShare> => {
  const week = Math.floor((todayIn(market, at) - FIRST_MONDAY - HABITS[market].weekday) / WEEK)
  const weeks = Array.from({ length: BACK + 1 }, (_, back) => week + 1 - back).filter((n) => n >= 0 && n <= LAST_NUMBER)
  return weeks
    .flatMap((n) => [newShareOf(market, n), newShareOf(market, AUCTIONS + n)])
    .filter((share) => share !== undefined)
    .filter((share) => share.announcedAt <= at)
}
