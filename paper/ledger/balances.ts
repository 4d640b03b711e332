import type { BigDecimal } from 'effect'
import type { Currency } from '../../domain/money/money.ts'
import { zero } from '../../domain/money/decimal.ts'
import type { Db } from '../platform/database/transaction.ts'

/** A customer's balances in one currency. */
export interface Balance {
  readonly available: BigDecimal.BigDecimal
  readonly held: BigDecimal.BigDecimal
}

const nothing: Balance = { available: zero, held: zero }

/** Every wallet of a customer, by currency. A currency without postings is missing. */
export const balances = async (db: Db, customerId: string): Promise<ReadonlyMap<Currency, Balance>> => {
  const rows = await db
    .selectFrom('ledger_accounts')
    .select(['kind', 'currency', 'balance'])
    .where('owner', '=', customerId)
    .execute()
  const wallets = new Map<Currency, Balance>()
  for (const { balance, currency, kind } of rows) {
    const before = wallets.get(currency) ?? nothing
    wallets.set(currency, { ...before, [kind]: balance ?? zero })
  }
  return wallets
}

/** One wallet of a customer; zeros where it has no postings. */
export const balance = async (db: Db, customerId: string, currency: Currency): Promise<Balance> =>
  (await balances(db, customerId)).get(currency) ?? nothing
