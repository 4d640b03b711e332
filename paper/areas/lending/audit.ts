import { sql } from 'kysely'
import type { Db } from '../../platform/database/transaction.ts'

/**
 * Audits loans against positions and the ledger and describes the errors: the lent quantity of a position is that of
 * its running loans, fees and principal in the ledger are those of the loans.
 */
export const auditLending = async (db: Db): Promise<ReadonlyArray<string>> => {
  const { rows } = await sql<{ problem: string }>`
    select 'position ' || p.id || ' has lent ' || p.lent || ' but its loans say ' || coalesce(l.lent, 0) as problem
      from positions p left join (
        select position_id, sum(quantity) as lent from stock_loans where returned_at is null group by position_id
      ) l on l.position_id = p.id
      where p.lent <> coalesce(l.lent, 0)
    union all
    select 'loan ' || l.id || ' paid ' || l.paid || ' but the ledger moved ' || coalesce(m.moved, 0)
      from stock_loans l left join (
        select reference, sum(money) as moved from wallet_movements where kind = 'lending' group by reference
      ) m on m.reference = l.id::text
      where l.paid <> coalesce(m.moved, 0)
    union all
    select 'loan ' || c.id || ' owes ' || c.outstanding || ' but the ledger moved ' || coalesce(m.moved, 0)
      from credit_loans c left join (
        select reference, sum(money) as moved from wallet_movements where kind = 'credit' group by reference
      ) m on m.reference = c.id::text
      where c.outstanding <> coalesce(m.moved, 0)
    union all
    select 'loan ' || c.id || ' was paid ' || c.interest_paid || ' interest but the ledger moved ' || coalesce(m.moved, 0)
      from credit_loans c left join (
        select reference, -sum(money) as moved from wallet_movements where kind = 'credit-interest' group by reference
      ) m on m.reference = c.id::text
      where c.interest_paid <> coalesce(m.moved, 0)`.execute(db)
  return rows.map(({ problem }) => problem)
}
