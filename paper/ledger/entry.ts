import { BigDecimal } from 'effect'
import { type Currency, fitsMinor, type Money } from '../../domain/money/money.ts'
import { formatDecimal, isSame, sumOf, zero } from '../../domain/money/decimal.ts'

/** The broker's own accounts, one per currency each. They have no lower bound: they lose what customers gain. */
export type HouseAccount =
  /** The source of practice money. */
  | 'practice'
  /** Fees that customers paid. */
  | 'fees'
  /** The other side of trades, subscriptions and products. */
  | 'clearing'
  /** Money in transit, in or out, by bank transfer or wallet. */
  | 'payments'
  /** The other side of both legs of a currency exchange. */
  | 'exchange'
  /** The source of fees for lent shares. */
  | 'lending'
  /** Principal of credit loans, and their interest. */
  | 'credit'
  /** Rounding differences of exchanges, each less than the smallest unit. */
  | 'rounding'
  /** Rewards of activities that were claimed. */
  | 'rewards'
  /** Tax withheld from dividends. */
  | 'taxes'

/** An account of the ledger in some currency: a customer's free or held money, or one of the broker's own. */
export type AccountRef =
  | { readonly owner: string; readonly kind: 'available' | 'held' }
  | { readonly owner: null; readonly kind: HouseAccount }

/** Money that a customer can use now. */
export const available = (customerId: string): AccountRef => ({ owner: customerId, kind: 'available' })
/** Money that holds of a customer reserve. */
export const held = (customerId: string): AccountRef => ({ owner: customerId, kind: 'held' })
/** An account of the broker itself. */
export const house = (kind: HouseAccount): AccountRef => ({ owner: null, kind })

/** The key of an account and a currency in a map. */
export const accountKey = ({ owner, kind }: AccountRef, currency: Currency): string =>
  `${owner ?? ''}/${kind}/${currency}`

/** One line of a transfer: the amount credited to an account (positive) or debited from it (negative). */
export interface Entry {
  readonly account: AccountRef
  readonly money: Money
}

/** One entry of a transfer. */
export const entry = (account: AccountRef, money: Money): Entry => ({ account, money })

/** Two entries that move a positive amount from one account to another. */
export const move = (from: AccountRef, to: AccountRef, { amount, currency }: Money): ReadonlyArray<Entry> => [
  entry(from, { amount: BigDecimal.negate(amount), currency }),
  entry(to, { amount, currency }),
]

/** An invalid transfer. It is a bug of the program: it is thrown and nothing is written. */
export class LedgerMistake extends Error {
  override readonly name = 'LedgerMistake'
}

/** A customer has less than the transfer needs. Nothing was written; the caller selects the message. */
export class Shortfall {
  readonly customerId: string
  readonly missing: Money

  constructor(customerId: string, missing: Money) {
    this.customerId = customerId
    this.missing = missing
  }
}

/** For transfers that only take from the broker's own accounts, where a shortfall is impossible. */
export const assertFunded = <T>(result: T | Shortfall): T => {
  if (result instanceof Shortfall) throw new LedgerMistake(`short of ${formatDecimal(result.missing.amount)}`)
  return result
}

/** The broker's accounts whose balance may have fractions of the smallest unit of a currency. */
const EXACT: ReadonlySet<string> = new Set<HouseAccount>(['exchange', 'rounding'])

const isTooFine = ({ account, money }: Entry): boolean =>
  !(account.owner === null && EXACT.has(account.kind)) && !fitsMinor(money.amount, money.currency)

/**
 * Checks the conditions of every transfer before it is sent to the database.
 * @throws LedgerMistake on fewer than two entries, a zero, more decimals than the currency has, or a sum that is not
 * zero.
 */
export const assertBalanced = (entries: ReadonlyArray<Entry>): void => {
  if (entries.length < 2) throw new LedgerMistake('a transfer has at least two entries')
  for (const entry of entries) {
    const { money } = entry
    if (isSame(money.amount, zero)) throw new LedgerMistake('an entry moves something')
    if (isTooFine(entry)) {
      throw new LedgerMistake(`${money.currency} has fewer decimals than ${formatDecimal(money.amount)}`)
    }
  }
  for (const currency of new Set(entries.map(({ money }) => money.currency))) {
    const total = sumOf(entries.filter(({ money }) => money.currency === currency).map(({ money }) => money.amount))
    if (!isSame(total, zero)) throw new LedgerMistake(`${currency} is out of balance by ${formatDecimal(total)}`)
  }
}
