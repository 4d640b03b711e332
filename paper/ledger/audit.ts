import { sql } from 'kysely'
import type { Db } from '../platform/database/transaction.ts'

/**
 * Audits the ledger from its postings alone and describes the errors; an empty list means none: each transfer and each
 * currency sums to zero, each customer balance is the sum of its postings and not negative, held money is exactly the
 * sum of open holds.
 */
export const audit = async (db: Db): Promise<ReadonlyArray<string>> => {
  const { rows } = await sql<{ problem: string }>`
    select 'transfer ' || transfer_id || ' is out of balance in ' || currency as problem
      from ledger_postings group by transfer_id, currency having sum(amount) <> 0
    union all
    select 'transfer ' || id || ' has no postings'
      from ledger_transfers t where not exists (select 1 from ledger_postings p where p.transfer_id = t.id)
    union all
    select 'currency ' || currency || ' is out of balance'
      from ledger_postings group by currency having sum(amount) <> 0
    union all
    select 'account ' || a.id || ' has ' || a.balance || ' but was posted ' || coalesce(sum(p.amount), 0)
      from ledger_accounts a left join ledger_postings p on p.account_id = a.id
      where a.owner is not null
      group by a.id having a.balance <> coalesce(sum(p.amount), 0) or a.balance < 0
    union all
    select 'holds of ' || coalesce(a.owner, h.owner) || ' say ' || coalesce(h.open, 0)
        || ' but ' || coalesce(a.balance, 0) || ' is held'
      from (select owner, currency, balance from ledger_accounts where kind = 'held') a
      full join (
        select owner, currency, sum(amount - captured - released) as open from ledger_holds group by owner, currency
      ) h on h.owner = a.owner and h.currency = a.currency
      where coalesce(a.balance, 0) <> coalesce(h.open, 0)`.execute(db)
  return rows.map(({ problem }) => problem)
}
