import { sql } from 'kysely'
import type { Db } from '../../platform/database/transaction.ts'

/**
 * Audits that every dividend marked as paid moved exactly its net amount and its tax, once, and that there are no other
 * transfers of dividends.
 */
export const auditDividends = async (db: Db): Promise<ReadonlyArray<string>> => {
  const { rows } = await sql<{ problem: string }>`
    select 'dividend ' || coalesce(d.id, m.transfer_id) || ' is ' || coalesce(d.net, 0) || ' but '
        || coalesce(m.money, 0) || ' moved' as problem
      from (select id, customer_id, currency, net from dividend_payments where paid_at is not null) d
      full join (select transfer_id, owner, currency, money from wallet_movements where kind = 'dividend') m
        on m.transfer_id = d.id and m.owner = d.customer_id and m.currency = d.currency
      where coalesce(d.net, 0) <> coalesce(m.money, 0)
    union all
    select 'dividends in ' || coalesce(d.currency, l.currency) || ' withheld ' || coalesce(d.tax, 0) || ' but '
        || coalesce(l.tax, 0) || ' is in the tax account'
      from (
        select currency, sum(tax) as tax from dividend_payments where paid_at is not null group by currency
      ) d
      full join (
        select a.currency, sum(p.amount) as tax from ledger_postings p join ledger_accounts a on a.id = p.account_id
        where a.owner is null and a.kind = 'taxes' group by a.currency
      ) l on l.currency = d.currency
      where coalesce(d.tax, 0) <> coalesce(l.tax, 0)`.execute(db)
  return rows.map(({ problem }) => problem)
}
