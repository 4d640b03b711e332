import type { DayNumber } from '../../../domain/calendar/day.ts'
import { closeOf } from '../../../domain/calendar/sessions.ts'
import type { Instant } from '../../../domain/calendar/zone.ts'
import type { MarketCode } from '../../../domain/markets/marketCode.ts'
import { MARKETS } from '../../../domain/markets/markets.ts'
import { keysOf } from '../../../domain/validation/keys.ts'
import { chance, seedOf, STREAM } from '../../market/chance.ts'
import { findListing, listingsOf } from '../../market/listing/listings.ts'
import { DAY, HOUR, MINUTE } from '../../platform/clock/instant.ts'
import type { StockMarket, StoryKind } from './words/words.ts'

/** One article before it is written: its subject and its time of publication. */
export interface Plan {
  readonly id: string
  readonly at: Instant
  readonly kind: StoryKind
  /** Instruments that it is about, the first one above all. */
  readonly codes: ReadonlyArray<string>
  /** The market whose session it reports. */
  readonly market?: StockMarket
  /** The trading day that it reports. */
  readonly day: DayNumber
  /** A draw from [0, 1) for an invented figure, always the same for the same purpose. */
  readonly draw: (purpose: number) => number
}

/** The index that represents a market in the news. */
const INDICES: Readonly<Record<StockMarket, string>> = {
  MY: 'KLCI',
  TW: 'TWSIM50',
  CN: 'CNSIM300',
  US: 'USSIM500',
  JP: 'JPSIM225',
  IT: 'FTSEMIB',
  ES: 'ESSIM35',
}
const STOCK_MARKETS = keysOf(INDICES)

/** The markets whose day is reported, in turn. */
const REPORTS = [...STOCK_MARKETS, 'FX', 'CRYPTO'] as const
/** The other kinds of articles, in turn. */
const STORIES = ['growth', 'site', 'learn', 'contract', 'decline', 'fund', 'dividend', 'buyback'] as const
const LESSONS = ['orders', 'costs', 'spread', 'leverage'] as const

/** The companies in the news: some of every market, so that there is an article about each every few weeks. */
const PER_MARKET = 6
/** Only manufacturers open a plant or need machines for a contract. */
const MAKES =
  /Plantations|Glove|Semicon|Optronics|Precision|Biotech|Pharma|Spirits|Materials|Therapeutics|Motor|Foods|Industries|Electric|Chemical|Moda|Meccanica|Textil/
/** Shares that a session's report may name. */
const NAMED = 20
/** Coprime to the number of companies and of makers: each has its turn before one has its second. */
const STRIDE = 17

/** The item at a position of a list, modulo its length. */
const turn = <Item>(row: ReadonlyArray<Item>, number: number): Item => {
  const item = row[number % row.length]
  if (item === undefined) throw new Error('nobody to take a turn')
  return item
}

const codesOf = (market: MarketCode, most = Number.POSITIVE_INFINITY): ReadonlyArray<string> =>
  listingsOf(market)
    .slice(0, most)
    .map(({ instrument }) => instrument.code)

const COMPANIES = STOCK_MARKETS.flatMap((market) => codesOf(market, PER_MARKET))
const MAKERS = COMPANIES.filter((code) => MAKES.test(findListing(code)?.instrument.name ?? ''))

const drawOf = (id: string): Plan['draw'] => {
  const seed = seedOf(`news ${id}`)
  return (purpose) => chance(seed, STREAM.character, purpose)
}

const AFTER_CLOSE = 10 * MINUTE

/** The report of a market's day. Where the market is closed, the report is about a coin: those always trade. */
const report = (day: DayNumber): Plan => {
  const id = `${day}a`
  const about = turn(REPORTS, day)
  const closes = about === 'CRYPTO' ? undefined : closeOf(MARKETS[about].calendar, day)
  const base = { id, day, draw: drawOf(id) }
  if (about === 'CRYPTO' || closes === undefined) {
    const at = (closeOf('CRYPTO', day) ?? 0) + AFTER_CLOSE
    return { ...base, at, kind: 'coin', codes: [turn(codesOf('CRYPTO'), day)] }
  }
  const at = closes + AFTER_CLOSE
  if (about === 'FX')
    return { ...base, at, kind: 'currency', codes: [turn(codesOf('FX'), Math.floor(day / REPORTS.length))] }
  const shares = codesOf(about, NAMED)
  const codes = [INDICES[about], turn(shares, day * 7), turn(shares, day * 7 + 3)]
  return { ...base, at, kind: 'session', market: about, codes }
}

const story = (day: DayNumber): Plan => {
  const id = `${day}b`
  const draw = drawOf(id)
  const at = day * DAY + 6 * HOUR + Math.floor(draw(0) * 600) * MINUTE
  const about = turn(STORIES, day)
  const round = Math.floor(day / STORIES.length)
  const base = { id, day, at, draw }
  if (about === 'learn') return { ...base, kind: turn(LESSONS, round), codes: [] }
  if (about === 'fund') return { ...base, kind: about, codes: [turn(codesOf('FUND'), round)] }
  if (about === 'site' || about === 'contract')
    return { ...base, kind: about, codes: [turn(MAKERS, round * STRIDE + STORIES.indexOf(about))] }
  return { ...base, kind: about, codes: [turn(COMPANIES, day * STRIDE)] }
}

/** Articles stay in the list for this long: two a day, about sixty. */
const LISTED = 30
/** The news of one instrument and the page of an article go back further. */
const KEPT = 365

/** Articles published at an instant, newest first: the recent ones, or all within the retention period. */
export const plansAt = (at: Instant, kept = false): ReadonlyArray<Plan> => {
  const today = Math.floor(at / DAY)
  const days = Array.from({ length: kept ? KEPT : LISTED }, (_, back) => today - back)
  return days
    .flatMap((day) => [report(day), story(day)])
    .filter((plan) => plan.at <= at)
    .sort((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1))
}

/** The article with an id. Undefined where it is not published yet, or its retention period is over. */
export const planOf = (id: string, at: Instant): Plan | undefined => {
  const [, number = '', part] = /^(\d{1,6})([ab])$/.exec(id) ?? []
  const day = Number(number)
  if (number === '' || String(day) !== number || day <= at / DAY - KEPT) return undefined
  const plan = part === 'a' ? report(day) : story(day)
  return plan.at <= at ? plan : undefined
}
