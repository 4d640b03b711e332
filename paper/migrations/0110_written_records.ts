import { type Migration, sql } from 'kysely'

/**
 * Takes away what no flow of the broker makes: lists whose rows were only ever written beside the real ones. What such
 * a row froze becomes available again, and a record of a close says everything, because an order made it.
 */
export const writtenRecords: Migration = {
  up: async (db) => {
    await releaseWritten.execute(db)
    await sql`delete from realised_profits where order_id is null`.execute(db)
    await sql`
      alter table realised_profits
        drop column holding_id,
        alter profit set not null,
        alter order_id set not null,
        alter side set not null,
        alter leverage set not null,
        alter quantity set not null,
        alter open_price set not null,
        alter close_price set not null,
        alter margin set not null,
        alter fee set not null,
        alter balance set not null,
        alter opened_at set not null`.execute(db)
    await sql`drop table ipo_subscriptions, stock_subscriptions, holdings, rebate_items`.execute(db)
  },
}

/** Each hold of a written row is released by a transfer of its own, as the broker releases any other hold. */
const releaseWritten = sql`
  do $$
  declare
    written record;
    transfer uuid;
  begin
    for written in
      select *, amount - captured - released as rest from ledger_holds
      where closed_at is null and reason in ('ipo_subscriptions', 'stock_subscriptions', 'rebate_items')
      order by opened_at, id
    loop
      transfer := gen_random_uuid();
      insert into ledger_transfers (id, kind, reference, fingerprint, at)
        values (transfer, written.reason || '-released', written.id::text, 'migration 0110', now());
      with after as (
        update ledger_accounts
          set balance = balance + case kind when 'held' then -written.rest else written.rest end, sequence = sequence + 1
          where owner = written.owner and currency = written.currency and kind in ('held', 'available')
          returning id, kind, balance, sequence
      )
      insert into ledger_postings (transfer_id, line, account_id, currency, amount, sequence, balance_after)
        select transfer, row_number() over (order by kind desc) - 1, id, written.currency,
          case kind when 'held' then -written.rest else written.rest end, sequence, balance
        from after;
      update ledger_holds set released = released + written.rest, closed_at = now() where id = written.id;
    end loop;
  end $$`
