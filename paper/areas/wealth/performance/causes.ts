import { sum } from 'effect/BigDecimal'
import type { MarketCode } from '../../../../domain/markets/marketCode.ts'
import { type Decimal, zero } from '../../../../domain/money/decimal.ts'
import type { Currency } from '../../../../domain/money/money.ts'
import { keysOf } from '../../../../domain/validation/keys.ts'
import { findListing } from '../../../market/listing/listings.ts'
import type { Amounts, InstrumentCause, Moved } from './movements.ts'

/** What movements belong to: the market of an instrument, a product without one, or neither. */
export type Place = MarketCode | 'product' | ''

/** Movements of a day with the same cause, in one place. */
export interface Cause extends Moved {
  readonly place: Place
}

/** What an instrument or product took from a wallet (below zero) and gave. */
export interface InstrumentCash {
  readonly currency: Currency
  readonly code: string
  readonly name: string | null
  readonly cash: Decimal
}

/** What moved a customer's money, added up in two ways: a report needs no instrument's movements day by day. */
export interface Causes<Cash extends InstrumentCash = InstrumentCash> {
  readonly movements: ReadonlyArray<Cause>
  readonly instruments: ReadonlyArray<Cash>
}

/** The same until a valuation, by its place in the list, which is the first to contain it. */
export interface CashUntil extends InstrumentCash {
  readonly valuation: number
}

/** The market of an instrument; `product` for a code that is not listed, empty for money without an instrument. */
export const placeOf = (code: string | null): Place =>
  code === null ? '' : (findListing(code)?.instrument.market ?? 'product')

export const NO_AMOUNTS: Amounts = {
  cash: zero,
  outside: zero,
  exchanged: zero,
  fees: zero,
  taxes: zero,
  interest: zero,
  lending: zero,
  rewards: zero,
}

const added = (before: Amounts, more: Amounts): Amounts => {
  const sums = { ...before }
  for (const key of keysOf(NO_AMOUNTS)) if (more[key].value !== 0n) sums[key] = sum(before[key], more[key])
  return sums
}

const byPlace = (rows: ReadonlyArray<InstrumentCause>): ReadonlyArray<Cause> => {
  const found = new Map<string, Cause>()
  for (const row of rows) {
    const { comes_in, currency, day, kind, valuation } = row
    const place = placeOf(row.code)
    const key = [valuation, currency, kind, day, place, comes_in].join()
    const of = { comes_in, currency, day, kind, place, valuation }
    found.set(key, { ...added(found.get(key) ?? NO_AMOUNTS, row), ...of })
  }
  return [...found.values()]
}

const byInstrument = (rows: ReadonlyArray<InstrumentCause>): ReadonlyArray<CashUntil> => {
  const found = new Map<string, CashUntil>()
  for (const { cash, code, currency, name, valuation } of rows) {
    if (code === null) continue
    const key = [valuation, currency, code].join()
    const before = found.get(key)
    const of = { code, currency, valuation, name: before?.name ?? name }
    found.set(key, { ...of, cash: before ? sum(before.cash, cash) : cash })
  }
  return [...found.values()]
}

/** Movements added up by place and day, and by instrument. */
export const causesOf = (rows: ReadonlyArray<InstrumentCause>): Causes<CashUntil> => ({
  movements: byPlace(rows),
  instruments: byInstrument(rows),
})
