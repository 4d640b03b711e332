import { make, multiply, subtract } from 'effect/BigDecimal'
import { openOf } from '../../../domain/calendar/sessions.ts'
import type { Instrument } from '../../../domain/markets/market.ts'
import { compare, type Decimal, decimal, formatDecimal, percentOf } from '../../../domain/money/decimal.ts'
import { formatPercent, formatPercentChange, formatPrice, formatQuantity } from '../../../domain/money/format.ts'
import { tickAt } from '../../../domain/markets/allowedPrices.ts'
import { findListing } from '../../market/listing/listings.ts'
import { fundamentalsOf } from '../../market/companies/fundamentals.ts'
import type { MarketSnapshot } from '../markets/marketSnapshot.ts'
import type { Values } from '../../platform/wireText/fillWords.ts'
import type { Plan } from './plan.ts'
import type { ByDirection } from './words/words.ts'

/** The facts of an article: its figures as text, and the direction of the price. */
export interface Facts {
  readonly values: Values
  readonly direction: keyof ByDirection
}

/** A change below a tenth of a per cent counts as unchanged. */
const FLAT = decimal('0.1')

const directionOf = (change: Decimal): Facts['direction'] => {
  if (compare(change, FLAT) >= 0) return 'up'
  return compare(change, multiply(FLAT, make(-1n, 0))) <= 0 ? 'down' : 'flat'
}

const instrumentOf = (code: string | undefined): Instrument | undefined => findListing(code ?? '')?.instrument

/** The candle of an article's trading day, as the charts show it. */
const dayOf = ({ market, overrides }: MarketSnapshot, { calendar, code, ticks }: Instrument, { at, day }: Plan) => {
  const opens = openOf(calendar, day) ?? at
  // In a market without a pause, the next day has begun when the article is published.
  const page = market.candles(code, { resolution: 'day', at, before: opens + 1, limit: 2 }, overrides)
  const [before, candle] = page?.candles.slice(-2) ?? []
  if (before === undefined || candle === undefined || candle.start !== opens)
    throw new RangeError(`${code} has no candle of day ${day}`)
  const price = (value: Decimal): string => formatPrice(value, tickAt(ticks, value))
  const change = percentOf(subtract(candle.close, before.close), before.close)
  return {
    change,
    values: {
      change: formatPercentChange(change),
      open: price(candle.open),
      high: price(candle.high),
      low: price(candle.low),
      level: price(candle.close),
    },
  }
}

/** EURUSD is written EUR/USD: the code ends with the second currency. */
const pairOf = ({ code, currency }: Instrument): string => `${code.slice(0, -currency.length)}/${currency}`

/** The plan of an article, and how a sum is written in its language. */
interface PlannedArticle {
  readonly plan: Plan
  readonly inWords: (sum: Decimal) => string
}

/** Sums of these currencies are large numbers. */
const SCALE: Readonly<Record<string, bigint>> = { JPY: 100n, TWD: 20n }

/** An invented whole number between two others. */
const whole = ({ draw }: Plan, purpose: number, from: number, to: number): bigint =>
  BigInt(from + Math.floor(draw(purpose) * (to - from + 1)))

/** An invented sum in millions, and in words as languages say it that count by ten thousands: 252 million is 2億5200萬. */
const sum = (
  { inWords, plan }: PlannedArticle,
  instrument: Instrument,
  name: string,
  purpose: number,
  from: number,
  to: number,
): Values => {
  const millions = whole(plan, purpose, from, to) * (SCALE[instrument.currency] ?? 1n)
  return { [name]: formatQuantity(make(millions, 0)), [`${name}Words`]: inWords(make(millions, -6)) }
}

const percent = (plan: Plan, purpose: number, fromTenths: number, toTenths: number): string =>
  formatPercent(make(whole(plan, purpose, fromTenths, toTenths), 1))

/** Figures that an article about a company or a fund invents. */
const invented = (sight: MarketSnapshot, article: PlannedArticle, instrument: Instrument): Values => {
  const { plan } = article
  switch (plan.kind) {
    case 'growth':
    case 'decline':
      return { percent: percent(plan, 1, 21, 284), margin: percent(plan, 2, 42, 238) }
    case 'site':
      return {
        months: String(whole(plan, 1, 3, 11)),
        ...sum(article, instrument, 'building', 2, 18, 90),
        ...sum(article, instrument, 'equipment', 3, 4, 40),
      }
    case 'contract':
      return { years: String(whole(plan, 1, 2, 5)), ...sum(article, instrument, 'amount', 2, 12, 320) }
    case 'dividend': {
      const usual = fundamentalsOf(sight.market, instrument.code)?.dividendsPerShare
      // A company without a dividend so far starts with one unit of the price's last digit but one.
      const dividend =
        usual && usual.value > 0n ? usual : multiply(tickAt(instrument.ticks, decimal('1')), make(10n, 0))
      return { dividend: formatDecimal(dividend).replace('.', ',') }
    }
    case 'buyback':
      return { percent: percent(plan, 1, 10, 50) }
    case 'fund': {
      const before = whole(plan, 1, 90, 165)
      return { before: formatPercent(make(before, 2)), after: formatPercent(make(before - whole(plan, 2, 8, 30), 2)) }
    }
    default:
      return {}
  }
}

/** Names and sums in the language of an article. */
export interface ArticleLanguage {
  /** The name of an instrument. */
  readonly name: (instrument: Instrument) => string
  /** A sum in words, as 2億5200萬. */
  readonly inWords: (sum: Decimal) => string
}

/** The facts of an article, written in its language. */
export const factsOf = (sight: MarketSnapshot, plan: Plan, { inWords, name }: ArticleLanguage): Facts => {
  const [first, ...others] = plan.codes.map(instrumentOf)
  if (first === undefined) return { values: {}, direction: 'flat' }
  if (plan.kind === 'currency' || plan.kind === 'coin') {
    const { change, values } = dayOf(sight, first, plan)
    const called = plan.kind === 'currency' ? pairOf(first) : name(first)
    return { values: { ...values, name: called }, direction: directionOf(change) }
  }
  if (plan.kind === 'session') {
    const { change, values } = dayOf(sight, first, plan)
    const shares = others.flatMap((share, index): ReadonlyArray<readonly [string, string]> => {
      if (share === undefined) return []
      const key = index === 0 ? 'first' : 'second'
      return [
        [key, name(share)],
        [`${key}Change`, dayOf(sight, share, plan).values.change],
      ]
    })
    return { values: { ...values, index: name(first), ...Object.fromEntries(shares) }, direction: directionOf(change) }
  }
  const values = { name: name(first), currency: first.currency, ...invented(sight, { plan, inWords }, first) }
  return { values, direction: 'flat' }
}
