import { sql } from 'kysely'
import type { Db } from '../../platform/database/transaction.ts'

/**
 * Audits the records against the ledger and describes the errors: every wallet shows the sum of its accounts, each
 * balance follows from the previous one, and the kept sums of positions and closes are those of their rows.
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
      where balance <> expected or frozen <> expected_frozen
    union all
    select 'kept sums of ' || code || ' of ' || customer_id || ' are not those of the positions'
      from (
        select customer_id, currency, code, direction, direction = 'short' or leverage > 1 as on_margin,
          count(*) as positions, sum(quantity) as quantity, sum(cost) as cost, sum(margin) as margin,
          count(*) filter (where cost > margin) as above_margin
        from positions where state = 'holding' group by 1, 2, 3, 4, 5
      ) p
      full join (select * from position_sums where positions > 0) s
        using (customer_id, currency, code, direction, on_margin)
      where (p.positions, p.quantity, p.cost, p.margin, p.above_margin)
        is distinct from (s.positions, s.quantity, s.cost, s.margin, s.above_margin)
    union all
    select 'realised profit of ' || customer_id || ' in ' || currency || ' is kept as ' || coalesce(s.profit, 0)
        || ' but its closes are ' || coalesce(c.profit, 0)
      from (select customer_id, currency, sum(profit) as profit from realised_profits group by 1, 2) c
      full join realised_sums s using (customer_id, currency)
      where s.profit is distinct from c.profit`.execute(db)
  return rows.map(({ problem }) => problem)
}
