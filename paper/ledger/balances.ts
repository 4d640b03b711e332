import type { BigDecimal } from 'effect'
import type { Currency } from '../../domain/money/money.ts'
import { zero } from '../../domain/money/decimal.ts'
import type { Db } from '../platform/database/transaction.ts'

/** What a customer has in one currency. */
export interface Balance {
  readonly available: BigDecimal.BigDecimal
  readonly held: BigDecimal.BigDecimal
}

const nothing: Balance = { available: zero, held: zero }

/** Every wallet of a customer, by currency. A currency that was never touched is missing. */
export const balances = async (db: Db, customerId: string): Promise<ReadonlyMap<Currency, Balance>> => {
  const rows = await db
    .selectFrom('ledger_accounts')
    .select(['kind', 'currency', 'balance'])
    .where('owner', '=', customerId)
    .execute()
  const wallets = new Map<Currency, Balance>()
  for (const { balance, currency, kind } of rows) {
    const before = wallets.get(currency as Currency) ?? nothing
    wallets.set(currency as Currency, { ...before, [kind]: balance ?? zero })
  }
  return wallets
}

/** One wallet of a customer; zeros where it was never touched. */
export const balance = async (db: Db, customerId: string, currency: Currency): Promise<Balance> =>
  (await balances(db, customerId)).get(currency) ?? nothing

/** One movement of a customer's money with the balance after it. */
export interface Movement {
  readonly transferId: string
  readonly kind: string
  readonly reference: string | null
  readonly amount: BigDecimal.BigDecimal
  readonly balanceAfter: BigDecimal.BigDecimal
  readonly at: Date
  /** Counts the postings of the account from 1; the cursor of the next page. */
  readonly sequence: bigint
}

export interface HistoryPage {
  readonly currency: Currency
  readonly kind?: 'available' | 'held'
  /** Only movements before this one: the `sequence` of the last row of the page before. */
  readonly before?: bigint
  readonly limit: number
}

/** Movements of one wallet, latest first. */
export const history = async (db: Db, customerId: string, page: HistoryPage): Promise<ReadonlyArray<Movement>> => {
  let query = db
    .selectFrom('ledger_postings as p')
    .innerJoin('ledger_accounts as a', 'a.id', 'p.account_id')
    .innerJoin('ledger_transfers as t', 't.id', 'p.transfer_id')
    .select(['p.transfer_id', 't.kind', 't.reference', 'p.amount', 'p.balance_after', 't.at', 'p.sequence'])
    .where('a.owner', '=', customerId)
    .where('a.kind', '=', page.kind ?? 'available')
    .where('a.currency', '=', page.currency)
    .orderBy('p.sequence', 'desc')
    .limit(page.limit)
  if (page.before !== undefined) query = query.where('p.sequence', '<', page.before)
  return (await query.execute()).map((row) => ({
    transferId: row.transfer_id,
    kind: row.kind,
    reference: row.reference,
    amount: row.amount,
    balanceAfter: row.balance_after ?? zero,
    at: row.at,
    sequence: row.sequence ?? 0n,
  }))
}
