import { sql } from 'kysely'
import type { Db } from '../../platform/database/transaction.ts'

/**
 * Audits the records against the ledger and describes the errors: every wallet shows the sum of its accounts, and each
 * balance follows from the previous one.
 */
export const auditMovements = async (db: Db): Promise<ReadonlyArray<string>> => {
  const { rows } = await sql<{ problem: string }>`
    select 'wallet ' || coalesce(w.currency, a.currency) || ' of ' || coalesce(w.owner, a.owner) || ' shows '
        || coalesce(w.balance, 0) || ' and ' || coalesce(w.frozen, 0)
        || ' but has ' || coalesce(a.available, 0) || ' and ' || coalesce(a.held, 0) as problem
      from wallets w
      full join (
        select owner, currency,
          sum(balance) filter (where kind = 'available') as available, sum(balance) filter (where kind = 'held') as held
        from ledger_accounts where owner is not null group by owner, currency
      ) a on a.owner = w.owner and a.currency = w.currency
      where coalesce(w.balance, 0) <> coalesce(a.available, 0) or coalesce(w.frozen, 0) <> coalesce(a.held, 0)
    union all
    select 'movement ' || position || ' does not follow from the one before it'
      from (
        select position, balance, frozen,
          coalesce(lag(balance) over of_wallet, 0) + money as expected,
          coalesce(lag(frozen) over of_wallet, 0) + frozen_money as expected_frozen
        from wallet_movements window of_wallet as (partition by owner, currency order by position)
      ) m
      where balance <> expected or frozen <> expected_frozen`.execute(db)
  return rows.map(({ problem }) => problem)
}
