import { sum } from 'effect/BigDecimal'
import { type Decimal, sumOf } from '../../../domain/money/decimal.ts'
import {
  type Amount,
  floatingOf,
  type FrozenParts,
  frozenParts,
  holdingValueOf,
  orZero,
  realisedOf,
  type Wealth,
  type WealthRecords,
} from '../../../domain/wealth/wealth.ts'

/** What was loaded, all in one currency; null stands for what could not be loaded. */
export type Loaded = { readonly [L in keyof WealthRecords]: WealthRecords[L] | null } & {
  /** A balance that the server has none of counts as zero; a balance that was not loaded is not known. */
  readonly balance: { readonly amount: Amount } | null
}

/** The six figures of the account centre; null stands for a figure that is not known. */
export type Figures = { readonly [F in keyof Wealth]: Decimal | null }

type Frozen = Omit<WealthRecords, 'realised'>

const complete = ({ newShares, withdrawals, products, stockCredits, holdings, rebateCredits }: Loaded): Frozen | null =>
  newShares && withdrawals && products && stockCredits && holdings && rebateCredits
    ? { newShares, withdrawals, products, stockCredits, holdings, rebateCredits }
    : null

/** What the frozen assets are made of; null where a list is missing. */
export const partsOf = (loaded: Loaded): FrozenParts | null => {
  const lists = complete(loaded)
  return lists && frozenParts(lists)
}

/**
 * The figures as far as they are known: one list that is missing makes the figures that need it unknown, and leaves
 * the others. Source: RULES.md, wealth.
 */
export const figuresOf = (loaded: Loaded): Figures => {
  const parts = partsOf(loaded)
  const frozen = parts && sumOf(Object.values(parts))
  const balance = loaded.balance && orZero(loaded.balance.amount)
  return {
    balance,
    frozen,
    total: balance && frozen && sum(balance, frozen),
    holdingValue: loaded.holdings && holdingValueOf(loaded.holdings),
    floating: loaded.holdings && floatingOf(loaded.holdings),
    realised: loaded.realised && realisedOf(loaded.realised),
  }
}
