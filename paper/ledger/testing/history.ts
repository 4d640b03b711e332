import type { BigDecimal } from 'effect'
import { zero } from '../../../domain/money/decimal.ts'
import type { Currency } from '../../../domain/money/money.ts'
import type { Db } from '../../platform/database/transaction.ts'

/** One movement of a customer's money with the balance after it. */
interface Movement {
  readonly transferId: string
  readonly kind: string
  readonly reference: string | null
  readonly amount: BigDecimal.BigDecimal
  readonly balanceAfter: BigDecimal.BigDecimal
  readonly at: Date
  /** Counts the postings of the account from 1; the cursor of the next page. */
  readonly sequence: bigint
}

interface HistoryPage {
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
