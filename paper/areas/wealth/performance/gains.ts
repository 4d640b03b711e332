import { subtract, sum } from 'effect/BigDecimal'
import { compare, type Decimal, sumOf, zero } from '../../../../domain/money/decimal.ts'
import { type Currency, roundToMinor } from '../../../../domain/money/money.ts'
import { findListing } from '../../../market/listing/listings.ts'
import type { Cause, InstrumentCash } from './causes.ts'
import type { Counting } from './scope.ts'
import type { Valuation } from './valuation.ts'

/** What an instrument contributed, in the currency of the report. */
export interface Gain {
  readonly code: string
  readonly name: string
  readonly gain: Decimal
}

/** Income and costs of a month, in the currency of the report. */
export type Month = Readonly<Record<(typeof LINES)[number], Decimal>> & { readonly month: string }

const LINES = ['dividends', 'lending', 'rewards', 'fees', 'taxes', 'interest'] as const

interface Local {
  readonly currency: Currency
  readonly amount: Decimal
  readonly name: string | null
}

/** What each instrument contributed: the change of its value and all cash that it took and gave. */
export const gainsOf = (
  { convert, currency: into, hasInstrument }: Counting,
  instruments: ReadonlyArray<InstrumentCash>,
  [first, last]: readonly [Valuation, Valuation],
): ReadonlyArray<Gain> => {
  const local = new Map<string, Local>()
  const add = (code: string, currency: Currency, amount: Decimal, name: string | null) => {
    const before = local.get(code)
    local.set(code, { currency, amount: sum(before?.amount ?? zero, amount), name: before?.name ?? name })
  }
  for (const [code, { currency, value }] of last.held)
    if (hasInstrument(code, currency)) add(code, currency, value, null)
  for (const [code, { currency, value }] of first.held)
    if (hasInstrument(code, currency)) add(code, currency, subtract(zero, value), null)
  for (const { cash, code, currency, name } of instruments)
    if (hasInstrument(code, currency)) add(code, currency, cash, name)
  return [...local]
    .map(([code, { amount, currency, name }]) => ({
      code,
      name: findListing(code)?.instrument.name ?? name ?? code,
      gain: roundToMinor(convert(amount, currency, last), into),
    }))
    .toSorted((a, b) => compare(b.gain, a.gain) || (a.code < b.code ? -1 : 1))
}

/** What was gained without an instrument: rewards, less interest and fees. */
export const otherGain = (
  { convert, currency: into, has, other }: Counting,
  causes: ReadonlyArray<Cause>,
  last: Valuation,
): Decimal => roundToMinor(sumOf(causes.filter(has).map((cause) => convert(other(cause), cause.currency, last))), into)

const linesOf = ({ cash, fees, interest, kind, lending, rewards, taxes }: Cause): Omit<Month, 'month'> => ({
  dividends: kind === 'dividend' ? sum(cash, taxes) : zero,
  lending,
  rewards,
  fees,
  taxes,
  interest,
})

/** Income and costs by month; months without any are left out. */
export const monthsOf = (
  { convert, currency: into, has }: Counting,
  causes: ReadonlyArray<Cause>,
  last: Valuation,
): ReadonlyArray<Month> => {
  const own = causes.filter(has)
  const monthOf = ({ day }: Cause) => day.slice(0, 'YYYY-MM'.length)
  return [...new Set(own.map(monthOf))].toSorted().flatMap((month) => {
    const rows = own.filter((cause) => monthOf(cause) === month)
    const total = (line: (typeof LINES)[number]) =>
      roundToMinor(sumOf(rows.map((cause) => convert(linesOf(cause)[line], cause.currency, last))), into)
    const found = {
      month,
      dividends: total('dividends'),
      lending: total('lending'),
      rewards: total('rewards'),
      fees: total('fees'),
      taxes: total('taxes'),
      interest: total('interest'),
    }
    return LINES.some((line) => found[line].value !== 0n) ? [found] : []
  })
}
