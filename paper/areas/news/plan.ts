import type { DayNumber } from '../../../domain/calendar/day.ts'
import { closeOf } from '../../../domain/calendar/sessions.ts'
import type { Instant } from '../../../domain/calendar/zone.ts'
import type { MarketCode } from '../../../domain/markets/marketCode.ts'
import { MARKETS } from '../../../domain/markets/markets.ts'
import { chance, seedOf, STREAM } from '../../market/chance.ts'
import { findListing, listingsOf } from '../../market/listing/listings.ts'
import { DAY, HOUR, MINUTE } from '../../platform/clock/instant.ts'
import type { StockMarket, StoryKind } from './words/words.ts'

/** One article before it is written: what it is about and when it came out. */
export interface Plan {
  readonly id: string
  readonly at: Instant
  readonly kind: StoryKind
  /** Instruments that it is about, the first one above all. */
  readonly codes: ReadonlyArray<string>
  /** The market whose session is told. */
  readonly market?: StockMarket
  /** The trading day that is told. */
  readonly day: DayNumber
  /** A draw from [0, 1) for an invented figure, the same whenever it is asked for. */
  readonly draw: (purpose: number) => number
}

/** The index that stands for a market in the news. */
const INDICES: Readonly<Record<StockMarket, string>> = {
  MY: 'KLCI',
  TW: 'TWSIM50',
  CN: 'CNSIM300',
  US: 'USSIM500',
  JP: 'JPSIM225',
  IT: 'FTSEMIB',
  ES: 'ESSIM35',
}
const STOCK_MARKETS = Object.keys(INDICES) as ReadonlyArray<StockMarket>

/** Whose day is told, in turn. */
const REPORTS = [...STOCK_MARKETS, 'FX', 'CRYPTO'] as const
/** What else is told, in turn. */
const STORIES = ['growth', 'site', 'learn', 'contract', 'decline', 'fund', 'dividend', 'buyback'] as const
const LESSONS = ['orders', 'costs', 'spread', 'leverage'] as const

/** Companies that are written about: some of every market, so that each is in the news every few weeks. */
const PER_MARKET = 6
/** Only who makes something opens a plant or needs machines for a contract. */
const MAKES =
  /Plantations|Glove|Semicon|Optronics|Precision|Biotech|Pharma|Spirits|Materials|Therapeutics|Motor|Foods|Industries|Electric|Chemical|Moda|Meccanica|Textil/
/** Shares that a session's report may name. */
const NAMED = 20
/** Coprime to the number of companies and of makers: each has its turn before one has its second. */
const STRIDE = 17

/** One of a row, counted around. */
const turn = <Item>(row: ReadonlyArray<Item>, number: number): Item => row[number % row.length] as Item

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

/** How a market's day went. Where a market rests, a coin has the turn: those never do. */
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
/** About one instrument, and by their address, they are found for longer. */
const KEPT = 365

/** Articles that are out at an instant, newest first: the recent ones, or all that are kept. */
export const plansAt = (at: Instant, kept = false): ReadonlyArray<Plan> => {
  const today = Math.floor(at / DAY)
  const days = Array.from({ length: kept ? KEPT : LISTED }, (_, back) => today - back)
  return days
    .flatMap((day) => [report(day), story(day)])
    .filter((plan) => plan.at <= at)
    .sort((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1))
}

/** The article of an id. Undefined where none is out under it, or none is kept any more. */
export const planOf = (id: string, at: Instant): Plan | undefined => {
  const [, number = '', part] = /^(\d{1,6})([ab])$/.exec(id) ?? []
  const day = Number(number)
  if (number === '' || String(day) !== number || day <= at / DAY - KEPT) return undefined
  const plan = part === 'a' ? report(day) : story(day)
  return plan.at <= at ? plan : undefined
}
