import { max, subtract } from 'effect/BigDecimal'
import { sql } from 'kysely'
import { type Settlement, settlementOf } from '../../../domain/transfers/settlement.ts'
import { compare, type Decimal, zero } from '../../../domain/money/decimal.ts'
import type { Currency } from '../../../domain/money/money.ts'
import type { Db } from '../../platform/database/transaction.ts'
import { balance } from '../../ledger/balances.ts'
import { unsettledOf } from '../wealth/readMoney.ts'

/** Credit that was paid out and not repaid yet, by currency, from what the ledger moved as `credit`. */
const outstandingCredit = async (db: Db, customerId: string): Promise<ReadonlyMap<string, Decimal>> => {
  const rows = await db
    .selectFrom('wallet_movements')
    .select(['currency', sql<Decimal>`sum(money + frozen_money)`.as('owed')])
    .where('owner', '=', customerId)
    .where('kind', '=', 'credit')
    .groupBy('currency')
    .execute()
  return new Map(rows.flatMap(({ currency, owed }) => (compare(owed, zero) > 0 ? [[currency, owed] as const] : [])))
}

/** Whether the customer owes anything on a credit loan, in whatever currency. */
export const owesCredit = async (db: Db, customerId: string): Promise<boolean> =>
  (await outstandingCredit(db, customerId)).size > 0

/**
 * The amount of a wallet that can be withdrawn now, and what becomes withdrawable when: the free balance without money
 * from credit loans.
 */
export const withdrawable = async (db: Db, customerId: string, currency: Currency, now: Date): Promise<Settlement> => {
  const { available } = await balance(db, customerId, currency)
  const unsettled = (await unsettledOf(db, customerId, now)).get(currency) ?? []
  const credit = (await outstandingCredit(db, customerId)).get(currency) ?? zero
  return settlementOf(max(subtract(available, credit), zero), unsettled, now.getTime())
}
