import { multiply, sum } from 'effect/BigDecimal'
import { type Decimal, sumOf, zero } from '../money/decimal.ts'

/** An amount that a record may lack ("-" on the wire): it counts as zero. Source: RULES.md, wealth. */
export type Amount = Decimal | null

/** One record that may tie up money, in the currency it was asked for. */
export interface TiedRecord {
  readonly amount: Amount
  readonly status: number
}

/** One holding, in the currency it was asked for. `profit` is what closing it now would gain or lose. */
export interface HoldingRecord {
  readonly price: Amount
  readonly quantity: Amount
  readonly profit: Amount
  readonly status: number
}

/** What one sale gained or lost. */
export interface RealisedRecord {
  readonly profit: Amount
}

/** Every list the figures are computed from, all in one currency. */
export interface WealthRecords {
  readonly newShares: ReadonlyArray<TiedRecord>
  readonly withdrawals: ReadonlyArray<TiedRecord>
  readonly products: ReadonlyArray<TiedRecord>
  readonly stockCredits: ReadonlyArray<TiedRecord>
  readonly holdings: ReadonlyArray<HoldingRecord>
  readonly rebateCredits: ReadonlyArray<TiedRecord>
  readonly realised: ReadonlyArray<RealisedRecord>
}

/** The six figures of the account centre, in one currency. */
export interface Wealth {
  readonly balance: Decimal
  readonly frozen: Decimal
  readonly total: Decimal
  readonly holdingValue: Decimal
  readonly floating: Decimal
  readonly realised: Decimal
}

/** The status of what is held now. */
export const HELD = 0
const PENDING = new Set([HELD])
const SUBSCRIBED = new Set([1, 2])

/** A missing amount is zero. Source: RULES.md, wealth. */
export const orZero = (amount: Amount): Decimal => amount ?? zero

/** Sum of the records whose status is in `counted`. Source: RULES.md, wealth. */
export const tiedUp = (records: ReadonlyArray<TiedRecord>, counted: ReadonlySet<number>): Decimal =>
  sumOf(records.filter((record) => counted.has(record.status)).map((record) => orZero(record.amount)))

const held = (holdings: ReadonlyArray<HoldingRecord>) => holdings.filter((holding) => holding.status === HELD)

/** Market value of what is held: price times quantity over open holdings. Source: RULES.md, wealth. */
export const holdingValueOf = (holdings: ReadonlyArray<HoldingRecord>): Decimal =>
  sumOf(held(holdings).map((holding) => multiply(orZero(holding.price), orZero(holding.quantity))))

/** Profit or loss of open holdings, not realised yet. Source: RULES.md, wealth. */
export const floatingOf = (holdings: ReadonlyArray<HoldingRecord>): Decimal =>
  sumOf(held(holdings).map((holding) => orZero(holding.profit)))

/** Profit or loss of what was sold. Source: RULES.md, wealth. */
export const realisedOf = (records: ReadonlyArray<RealisedRecord>): Decimal =>
  sumOf(records.map((record) => orZero(record.profit)))

/** What each list freezes. Source: RULES.md, wealth. */
export const frozenParts = (records: Omit<WealthRecords, 'realised'>) => ({
  holdings: holdingValueOf(records.holdings),
  rebateCredits: tiedUp(records.rebateCredits, PENDING),
  withdrawals: tiedUp(records.withdrawals, PENDING),
  newShares: tiedUp(records.newShares, SUBSCRIBED),
  stockCredits: tiedUp(records.stockCredits, PENDING),
  products: tiedUp(records.products, PENDING),
})
export type FrozenParts = ReturnType<typeof frozenParts>

/** Everything the customer owns but cannot withdraw. Source: RULES.md, wealth. */
export const frozenOf = (records: Omit<WealthRecords, 'realised'>): Decimal =>
  sumOf(Object.values(frozenParts(records)))

/** The six figures of the account centre from a balance and the record lists of one currency. Source: RULES.md, wealth. */
export const wealthOf = (balance: Amount, records: WealthRecords): Wealth => {
  const frozen = frozenOf(records)
  return {
    balance: orZero(balance),
    frozen,
    total: sum(orZero(balance), frozen),
    holdingValue: holdingValueOf(records.holdings),
    floating: floatingOf(records.holdings),
    realised: realisedOf(records.realised),
  }
}
