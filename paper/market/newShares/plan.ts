import { make, multiply } from 'effect/BigDecimal'
import type { CalendarCode } from '../../../domain/calendar/calendars.ts'
import { type DayNumber, parseDay } from '../../../domain/calendar/day.ts'
import { wallDay } from '../../../domain/calendar/sessions.ts'
import type { Instant } from '../../../domain/calendar/zone.ts'
import { MARKETS } from '../../../domain/markets/markets.ts'
import { ladderDecimals, roundToTick } from '../../../domain/markets/allowedPrices.ts'
import { type Decimal, decimal, roundTo } from '../../../domain/money/decimal.ts'
import { type OfferTimetable, timetableOf } from '../../../domain/offers/timetable.ts'
import { chance, seedOf, STREAM } from '../chance.ts'
import { companyOf, OFFERING_MARKETS, type OfferingMarket } from './names.ts'

/** One first sale of shares: everything about it that does not depend on the customer. */
export interface NewShare {
  readonly code: string
  readonly market: OfferingMarket
  readonly calendar: CalendarCode
  /** Counts the market's offerings, one a week. */
  readonly number: number
  readonly name: string
  readonly chineseName: string
  readonly price: Decimal
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
  CN: { prefix: '690', suffix: '', weekday: 2, prices: [8, 60], minimum: '500' },
  US: { prefix: 'N', suffix: 'QQ', weekday: 3, prices: [9, 34], minimum: '10' },
  JP: { prefix: '', suffix: 'ZN', weekday: 4, prices: [800, 3600], minimum: '100' },
  IT: { prefix: 'N', suffix: 'ZZ', weekday: 1, prices: [3, 22], minimum: '50' },
  ES: { prefix: 'N', suffix: 'XX', weekday: 2, prices: [3, 18], minimum: '50' },
}

/** The Monday of offering 0. Nothing is older; after 999 weeks the numbers are used up. */
const FIRST_MONDAY = parseDay('2022-01-03') ?? 0
const LAST_NUMBER = 999
const WEEK = 7
/** Calendar days for which the subscription is open: every market always has an open offering. */
const OPEN_DAYS = 8
/** How long before its first day an offering is announced. */
const AHEAD = 7 * 86_400_000

const codeOf = (market: OfferingMarket, number: number): string =>
  `${HABITS[market].prefix}${String(number).padStart(3, '0')}${HABITS[market].suffix}`

const whole = (n: number): Decimal => make(BigInt(Math.round(n)), 0)

const timetableOfNumber = (market: OfferingMarket, number: number): OfferTimetable => {
  const opens = FIRST_MONDAY + number * WEEK + HABITS[market].weekday
  return timetableOf('new-share', MARKETS[market].calendar, { opens, closes: opens + OPEN_DAYS })
}

const invent = (market: OfferingMarket, number: number): NewShare => {
  const code = codeOf(market, number)
  const seed = seedOf(`new share ${code}`)
  const draw = (purpose: number) => chance(seed, STREAM.character, purpose)
  const { minimum, prices } = HABITS[market]
  const { calendar, ticks } = MARKETS[market]
  const timetable = timetableOfNumber(market, number)
  const [low, high] = prices
  const wanted = low * (high / low) ** draw(1)
  const price = roundToTick(ticks, decimal(wanted.toFixed(ladderDecimals(ticks))), 'down')
  const least = decimal(minimum)
  const offered = multiply(whole(4_000 + 36_000 * draw(2)), least)
  // From two thirds to nine times of the offered quantity.
  const times = 0.66 * 13.6 ** draw(3)
  return {
    code,
    market,
    calendar,
    number,
    ...companyOf(market, number),
    price,
    minimum: least,
    maximum: multiply(whole(20 + 80 * draw(4)), least),
    offered,
    demand: roundTo(multiply(offered, make(BigInt(Math.round(times * 1_000)), 3)), 0, 'down'),
    premium: -0.12 + 0.5 * draw(5) ** 1.5,
    timetable,
    announcedAt: timetable.opensAt - AHEAD,
  }
}

const known = new Map<string, NewShare>()

/** A market's offering by its number; undefined where there is none. */
export const newShareOf = (market: OfferingMarket, number: number): NewShare | undefined => {
  if (number < 0 || number > LAST_NUMBER) return undefined
  const code = codeOf(market, number)
  const share = known.get(code) ?? invent(market, number)
  known.set(code, share)
  return share
}

/** The offering of the share with a code. */
export const newShareByCode = (code: string): NewShare | undefined => {
  for (const market of OFFERING_MARKETS) {
    const { prefix, suffix } = HABITS[market]
    const number = code.slice(prefix.length, code.length - suffix.length)
    if (/^\d{3}$/.test(number) && codeOf(market, Number(number)) === code) return newShareOf(market, Number(number))
  }
  return undefined
}

/** How many offerings of a market are listed beside the one that opens next. */
const BACK = 13

/** The day in a market at an instant. */
export const todayIn = (market: OfferingMarket, at: Instant): DayNumber => wallDay(MARKETS[market].calendar, at)

/** The offerings of a market that are listed at an instant, the latest first. */
export const newSharesAround = (market: OfferingMarket, at: Instant): ReadonlyArray<NewShare> => {
  const number = Math.floor((todayIn(market, at) - FIRST_MONDAY - HABITS[market].weekday) / WEEK)
  return Array.from({ length: BACK + 1 }, (_, back) => newShareOf(market, number + 1 - back))
    .filter((share) => share !== undefined)
    .filter((share) => share.announcedAt <= at)
}
