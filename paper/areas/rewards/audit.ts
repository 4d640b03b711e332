import { sql } from 'kysely'
import type { Db } from '../../platform/database/transaction.ts'

/** Audits that each claim was credited once with its amount, and never more than was obtained. */
export const auditActivities = async (db: Db): Promise<ReadonlyArray<string>> => {
  const { rows } = await sql<{ problem: string }>`
    select 'claims of ' || c.activity || ' by ' || c.customer_id || ' are ' || c.claimed || ' but '
        || coalesce(d.obtained, 0) || ' was obtained' as problem
      from (select customer_id, activity, sum(amount) as claimed from activity_claims group by customer_id, activity) c
      left join (
        select customer_id, activity, sum(reward) as obtained from activity_completions group by customer_id, activity
      ) d using (customer_id, activity)
      where c.claimed > coalesce(d.obtained, 0)
    union all
    select 'claim ' || coalesce(c.id, m.transfer_id) || ' is ' || coalesce(c.amount, 0) || ' but '
        || coalesce(m.money, 0) || ' was credited'
      from activity_claims c
      full join (select transfer_id, owner, currency, money from wallet_movements where kind = 'reward') m
        on m.transfer_id = c.id and m.owner = c.customer_id and m.currency = c.currency
      where coalesce(c.amount, 0) <> coalesce(m.money, 0)`.execute(db)
  return rows.map(({ problem }) => problem)
}
