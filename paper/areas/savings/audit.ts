import { sql } from 'kysely'
import type { Db } from '../../platform/database/transaction.ts'

/**
 * Audits that every plan carries over exactly its sums less what its purchases cost, that each purchase equals the fills of its order,
 * and that no order of a plan lacks its purchase.
 */
export const auditSavings = async (db: Db): Promise<ReadonlyArray<string>> => {
  const { rows } = await sql<{ problem: string }>`
    select 'plan ' || p.id || ' carries over ' || p.rest || ' but its purchases leave ' || coalesce(b.left_over, 0) as problem
      from savings_plans p left join (
        select plan_id, sum(case when state = 'skipped' then 0 else sum - amount - fees end) as left_over
        from savings_purchases group by plan_id
      ) b on b.plan_id = p.id
      where p.rest <> coalesce(b.left_over, 0)
    union all
    select 'purchase ' || b.id || ' cost ' || b.amount + b.fees || ' but its fills ' || coalesce(f.cost, 0)
      from savings_purchases b left join (
        select order_id, sum(amount + fees) as cost from fills group by order_id
      ) f on f.order_id = b.order_id
      where b.state <> 'ordered' and b.amount + b.fees <> coalesce(f.cost, 0)
    union all
    select 'order ' || o.id || ' of a plan has no purchase'
      from orders o left join savings_purchases b on b.order_id = o.id
      where o.reason = 'savings-plan' and b.id is null`.execute(db)
  return rows.map(({ problem }) => problem)
}
