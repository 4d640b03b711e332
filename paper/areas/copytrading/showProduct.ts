import type { Instant } from '../../../domain/calendar/zone.ts'
import { drawdownOf, returnOf } from '../../../domain/copytrading/figures.ts'
import { followStateAt } from '../../../domain/copytrading/product.ts'
import { lastValuationDay, struckAt } from '../../../domain/copytrading/valuation.ts'
import { type Decimal, formatDecimal, zero } from '../../../domain/money/decimal.ts'
import type { Data } from '../../platform/contract/operations.ts'
import { amountText } from '../../platform/wireText/figures.ts'
import { type SetReturns, type Valuation, valuations } from './navs.ts'
import { type Issue, termsOf } from './products.ts'

type WireProduct = Data<'/follow/info'>

const YEAR = 365

/** The valuations of the last days of an issue's strategist, until it ended. */
export const trackRecord = (
  marketSeed: string,
  { endsAt, series }: Issue,
  { at, days }: { readonly at: Instant; readonly days: number },
  set: SetReturns,
): ReadonlyArray<Valuation> => {
  const until = lastValuationDay(Math.min(at, endsAt))
  return valuations(marketSeed, series, { from: until - days, until }, set)
}

const summaryOf = (record: ReadonlyArray<Valuation>) => {
  const navs = record.map(({ nav }) => nav)
  const [first, before, last] = [navs[0], navs.at(-2), navs.at(-1)]
  const change = (from: Decimal | undefined): Decimal => (from && last ? returnOf(from, last) : zero)
  return { nav: last, day: change(before), year: change(first), drawdown: drawdownOf(navs) }
}

export interface ProductFacts {
  readonly marketSeed: string
  readonly at: Instant
  readonly ours: Decimal
  readonly set: SetReturns
}

/** A product as the contract represents it. */
export const showProduct = (issue: Issue, { at, marketSeed, ours, set }: ProductFacts): WireProduct => {
  const { code, name, series } = issue
  const terms = termsOf(issue, ours, at)
  const record = trackRecord(marketSeed, issue, { at, days: YEAR }, set)
  const { day, drawdown, nav, year } = summaryOf(record)
  const amount = (sum: Decimal) => amountText(sum, terms.currency)
  return {
    code,
    name,
    strategist: series.strategist,
    style: series.style,
    risk: series.risk,
    currency: terms.currency,
    scale: amount(terms.scale),
    raised: amount(terms.raised),
    expectedreturn: series.expected,
    feerate: series.feeRate,
    lockdays: terms.lockDays,
    minmoney: amount(terms.least),
    opentime: terms.opensAt,
    stoptime: terms.stopsAt,
    endtime: terms.endsAt,
    state: followStateAt(terms, at),
    nav: nav === undefined ? '-' : formatDecimal(nav),
    navtime: struckAt(record.at(-1)?.day ?? lastValuationDay(at)),
    dayreturn: formatDecimal(day),
    yearreturn: formatDecimal(year),
    drawdown: formatDecimal(drawdown),
  }
}
