import { sql } from 'kysely'
import type { Db } from '../../platform/database/transaction.ts'

/**
 * Audits orders, positions, fills and money against each other and describes the errors; an empty list means none. A
 * customer's money (free, reserved or bound by positions) is what came from outside of trading plus realised profit,
 * less the opening fees of what is still held: none is lost and none is created.
 */
export const auditTrading = async (db: Db): Promise<ReadonlyArray<string>> => {
  const { rows } = await sql<{ problem: string }>`
    with money as (
      select owner, currency, sum(balance) as cash, min(balance) as least
      from ledger_accounts where owner is not null group by owner, currency
    ), given as (
      select a.owner, a.currency, sum(p.amount) as given
      from ledger_postings p
        join ledger_transfers t on t.id = p.transfer_id
        join ledger_accounts a on a.id = p.account_id
      where a.owner is not null and t.kind not in ('order', 'order-released', 'buy', 'block-trade', 'sell', 'margin', 'trade-fee')
      group by a.owner, a.currency
    ), bound as (
      select customer_id as owner, currency, sum(margin + opening_fees) as bound, sum(realised) as realised
      from positions group by customer_id, currency
    ), waiting as (
      select customer_id as owner, currency, sum(held) as held from orders group by customer_id, currency
    ), reserved as (
      select owner, currency, sum(amount - captured - released) as reserved
      from ledger_holds where reason = 'order' group by owner, currency
    )
    select 'customer ' || m.owner || ' has ' || m.cash || ' and ' || coalesce(b.bound, 0) || ' bound in ' || m.currency
        || ' but was given ' || coalesce(g.given, 0) || ' and realised ' || coalesce(b.realised, 0) as problem
      from money m left join given g using (owner, currency) left join bound b using (owner, currency)
      where m.cash + coalesce(b.bound, 0) <> coalesce(g.given, 0) + coalesce(b.realised, 0)
    union all
    select 'customer ' || m.owner || ' is below zero in ' || m.currency from money m where m.least < 0
    union all
    select 'orders of ' || w.owner || ' hold ' || w.held || ' but ' || coalesce(r.reserved, 0) || ' is reserved'
      from waiting w left join reserved r using (owner, currency) where w.held <> coalesce(r.reserved, 0)
    union all
    select 'order ' || o.id || ' says ' || o.filled || ', ' || o.amount || ', ' || o.fees || ' but its fills ' ||
        coalesce(sum(f.quantity), 0) || ', ' || coalesce(sum(f.amount), 0) || ', ' || coalesce(sum(f.fees), 0)
      from orders o left join fills f on f.order_id = o.id group by o.id
      having o.filled <> coalesce(sum(f.quantity), 0) or o.amount <> coalesce(sum(f.amount), 0)
        or o.fees <> coalesce(sum(f.fees), 0)
    union all
    select 'position ' || p.id || ' holds ' || p.quantity || ', realised ' || p.realised || ' but its fills say otherwise'
      from positions p left join fills f on f.position_id = p.id group by p.id
      having p.quantity < 0
        or p.quantity <> coalesce(sum(case when f.action = 'open' then f.quantity else -f.quantity end), 0)
        or p.realised <> coalesce(sum(f.profit), 0) or p.fees <> coalesce(sum(f.fees), 0)
        or p.written_off <> coalesce(sum(f.written_off), 0)
    union all
    select 'position ' || p.id || ' is claimed for ' || p.closing || ' but orders wait for ' || coalesce(w.waiting, 0)
      from positions p left join (
        select position_id, sum(quantity - filled) as waiting from orders
        where action = 'close' and state in ('pending', 'partlyfilled') group by position_id
      ) w on w.position_id = p.id
      where p.closing <> coalesce(w.waiting, 0)
    union all
    select 'fees of ' || coalesce(l.currency, f.currency) || ' are ' || coalesce(l.fees, 0) || ' in the ledger but '
        || coalesce(f.fees, 0) || ' in the fills'
      from (select a.currency, sum(p.amount) as fees from ledger_postings p join ledger_accounts a on a.id = p.account_id
        join ledger_transfers t on t.id = p.transfer_id and t.kind = 'trade-fee'
        where a.owner is null and a.kind = 'fees' group by a.currency) l
      full join (select currency, sum(fees) as fees from fills group by currency) f on f.currency = l.currency
      where coalesce(l.fees, 0) <> coalesce(f.fees, 0)`.execute(db)
  return rows.map(({ problem }) => problem)
}
