import { multiply, sum } from 'effect/BigDecimal'
import { type Decimal, sumOf, zero } from '../money/decimal.ts'
import type { Currency } from '../money/money.ts'

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

/** The lists that may freeze money. */
export type FrozenRecords = Omit<WealthRecords, 'realised'>

/** The six figures of the account centre, in one currency. */
export interface Wealth {
  readonly balance: Decimal
  readonly frozen: Decimal
  /** What the frozen assets are made of. */
  readonly parts: FrozenParts
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

/** Whether a currency ever had anything that counts; one without stands after the others, or is left out. Source: RULES.md, wealth. */
export const isUsed = ({
  realisedProfit,
  totalAssets,
}: { readonly [K in 'realisedProfit' | 'totalAssets']: Amount }): boolean =>
  [realisedProfit, totalAssets].some((amount) => orZero(amount).value !== 0n)

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
const frozenParts = (records: FrozenRecords) => ({
  holdings: holdingValueOf(records.holdings),
  rebateCredits: tiedUp(records.rebateCredits, PENDING),
  withdrawals: tiedUp(records.withdrawals, PENDING),
  newShares: tiedUp(records.newShares, SUBSCRIBED),
  stockCredits: tiedUp(records.stockCredits, PENDING),
  products: tiedUp(records.products, PENDING),
})
export type FrozenParts = ReturnType<typeof frozenParts>

/** Everything the customer owns but cannot withdraw. Source: RULES.md, wealth. */
export const frozenOf = (records: FrozenRecords): Decimal => sumOf(Object.values(frozenParts(records)))

/** The lists as far as they could be fetched; null stands for one that could not. */
export type FetchedRecords = { readonly [L in keyof WealthRecords]: WealthRecords[L] | null }

/** The figures as far as they are known; null stands for one that is not. */
export type KnownWealth = { readonly [F in keyof Wealth]: Wealth[F] | null }

const complete = (fetched: FetchedRecords): FrozenRecords | null => {
  const { newShares, withdrawals, products, stockCredits, holdings, rebateCredits } = fetched
  return newShares && withdrawals && products && stockCredits && holdings && rebateCredits
    ? { newShares, withdrawals, products, stockCredits, holdings, rebateCredits }
    : null
}

/** The six figures of the account centre from a balance and the record lists of one currency. Source: RULES.md, wealth. */
export function wealthOf(balance: Amount, records: WealthRecords): Wealth
/**
 * The figures as far as they are known: one list that is missing makes the figures that need it unknown, and leaves
 * the others. A balance that the server has none of (null) is zero; one that was not fetched (undefined) is not known.
 */
export function wealthOf(balance: Amount | undefined, fetched: FetchedRecords): KnownWealth
export function wealthOf(balance: Amount | undefined, fetched: FetchedRecords): KnownWealth {
  const lists = complete(fetched)
  const parts = lists && frozenParts(lists)
  const frozen = parts && sumOf(Object.values(parts))
  const known = balance === undefined ? null : orZero(balance)
  return {
    balance: known,
    frozen,
    parts,
    total: known && frozen && sum(known, frozen),
    holdingValue: fetched.holdings && holdingValueOf(fetched.holdings),
    floating: fetched.holdings && floatingOf(fetched.holdings),
    realised: fetched.realised && realisedOf(fetched.realised),
  }
}

/** The currencies of the account centre's tabs, by position. The first is the default stock type. */
export const ACCOUNT_TABS = ['EUR', 'USD', 'USDT'] as const satisfies ReadonlyArray<Currency>

export type AccountCurrency = (typeof ACCOUNT_TABS)[number]
export const DEFAULT_STOCK_TYPE: AccountCurrency = ACCOUNT_TABS[0]

/** The stock type that record lists are asked for: the default type for tab 0, usd otherwise. Source: RULES.md, account. */
export const recordType = (currency: AccountCurrency): 'EUR' | 'usd' => (currency === 'EUR' ? 'EUR' : 'usd')

/** The currency that those lists are in: a tab in USDT shows dollars. Source: RULES.md, wealth. */
export const recordCurrency = (currency: AccountCurrency): 'EUR' | 'USD' => (currency === 'EUR' ? 'EUR' : 'USD')

/** The name of each balance among a user's fields. */
export const BALANCE_FIELD = { EUR: 'eur', USD: 'usd', USDT: 'usdt' } as const satisfies Record<AccountCurrency, string>
