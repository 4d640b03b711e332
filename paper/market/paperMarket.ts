import { type MarketState, marketState } from '../../domain/calendar/marketState.ts'
import type { CalendarCode } from '../../domain/calendar/calendars.ts'
import type { Instant } from '../../domain/calendar/zone.ts'
import { changedTimeline } from './path/changedTimeline.ts'
import { characterOf } from './character.ts'
import { type CandlePage, type CandleRequest, candlesOf } from './history.ts'
import type { Listing } from './listing/listing.ts'
import { LISTINGS } from './listing/listings.ts'
import { newShareCharacter } from './newShares/character.ts'
import { newShareListing } from './newShares/listing.ts'
import { NO_OVERRIDES, type Overrides, spanAt } from './override.ts'
import { type Book, bookOf, type Quote, quoteOf } from './quote.ts'
import { seededTimeline, type Timeline } from './path/timeline.ts'
import { type Tick, tickAt } from './tick.ts'
import { type TimeShare, timeShareOf } from './timeShare.ts'
import { type TradingState, tradingState } from './tradingState.ts'

/**
 * The simulated market. Everything is a function of the seed, the code, the instant and what testers changed: every
 * process calculates the same, nothing is stored. Internal caches only save time. Every method returns `undefined` for
 * a code that is not listed; `quote` and `book` also where there is no price. Source: RULES.md, simulated prices.
 */
export interface PaperMarket {
  /** The seed of everything simulated. */
  readonly seed: string
  readonly listings: ReadonlyArray<Listing>
  /** Whether an instrument trades, and until when. */
  readonly state: (code: string, at: Instant, overrides?: Overrides) => TradingState | undefined
  readonly quote: (code: string, at: Instant, overrides?: Overrides) => Quote | undefined
  /** Five levels on either side; while the market does not trade, unchanged from the last tick. */
  readonly book: (code: string, at: Instant, overrides?: Overrides) => Book | undefined
  readonly candles: (code: string, request: CandleRequest, overrides?: Overrides) => CandlePage | undefined
  readonly timeShare: (code: string, at: Instant, overrides?: Overrides) => TimeShare | undefined
}

/**
 * The hours of a calendar at the last requested instant, cached because a tick of all instruments uses the same
 * instant.
 */
const rememberHours = (): ((calendar: CalendarCode, at: Instant) => MarketState) => {
  let [instant, known] = [Number.NaN, new Map<CalendarCode, MarketState>()]
  return (calendar, at) => {
    if (at !== instant) [instant, known] = [at, new Map()]
    const state = known.get(calendar) ?? marketState(calendar, at)
    known.set(calendar, state)
    return state
  }
}

/** The simulated market of a seed: the same seed gives the same prices in every process. */
export const makePaperMarket = (seed: string, listings: ReadonlyArray<Listing> = LISTINGS): PaperMarket => {
  const hoursOf = rememberHours()
  const lives = new Map<string, Timeline>(
    listings.map((listing) => [listing.instrument.code, seededTimeline(characterOf(seed, listing))]),
  )
  const changedLives = new WeakMap<Overrides, Map<string, Timeline>>()

  const debuts = new Map<string, Timeline>()

  /** A new share's timeline begins with its first trade. */
  const debutOf = (code: string, at: Instant): Timeline | undefined => {
    const listing = newShareListing(code)
    if (listing?.debut === undefined || at < listing.debut.at) return undefined
    const known = debuts.get(code) ?? seededTimeline(newShareCharacter(seed, listing))
    debuts.set(code, known)
    return known
  }

  const lifeOf = (code: string, at: Instant, overrides: Overrides): Timeline | undefined => {
    const life = lives.get(code) ?? debutOf(code, at)
    const own = life && overrides.of(code, life.character.calendar)
    if (life === undefined || own === undefined || (own.prices.length === 0 && own.still.length === 0)) return life
    const changed = changedLives.get(overrides) ?? new Map<string, Timeline>()
    changedLives.set(overrides, changed)
    const known = changed.get(code) ?? changedTimeline(life, own)
    changed.set(code, known)
    return known
  }

  const stateOf = (life: Timeline, at: Instant, overrides: Overrides): TradingState => {
    const { calendar, instrument } = life.character
    return tradingState(hoursOf(calendar, at), life, overrides.of(instrument.code, calendar), at)
  }

  const tickOf = (life: Timeline, at: Instant, overrides: Overrides): Tick | undefined => {
    const own = overrides.of(life.character.instrument.code, life.character.calendar)
    if (own !== undefined && spanAt(own.noPrice, at) !== undefined) return undefined
    return tickAt(life, own, stateOf(life, at, overrides), at)
  }

  const answer =
    <Result>(make: (life: Timeline, at: Instant, overrides: Overrides) => Result) =>
    (code: string, at: Instant, overrides: Overrides = NO_OVERRIDES): Result | undefined => {
      const life = lifeOf(code, at, overrides)
      return life && make(life, at, overrides)
    }

  return {
    listings,
    seed,
    state: answer(stateOf),
    quote: answer((life, at, overrides) => {
      const tick = tickOf(life, at, overrides)
      return tick && quoteOf(life.character, tick)
    }),
    book: answer((life, at, overrides) => {
      const tick = tickOf(life, at, overrides)
      return tick && bookOf(life.character, tick)
    }),
    candles: (code, request, overrides = NO_OVERRIDES) => {
      const life = lifeOf(code, request.at, overrides)
      return life && candlesOf(life, request)
    },
    timeShare: answer((life, at) => timeShareOf(life, at)),
  }
}

declare module '../platform/broker/call.ts' {
  interface Broker {
    /** The simulated market: a pure function of its seed, so it holds no state either. */
    readonly market: PaperMarket
  }
}
