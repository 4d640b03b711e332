import { type Migration, sql } from 'kysely'

/**
 * Held rates and the exchanges made at them. What rounding leaves over is less than the smallest unit, so the broker's
 * own side of an exchange is booked with as many decimals as it has; a customer's side never is.
 */
export const exchange: Migration = {
  up: async (db) => {
    await sql`
      create table exchange_quotes (
        id uuid primary key,
        customer_id uuid not null references customers (id),
        from_currency text not null,
        to_currency text not null,
        rate numeric not null check (rate > 0),
        quoted_at timestamptz not null,
        valid_until timestamptz not null,
        used_at timestamptz,
        check (from_currency <> to_currency)
      )`.execute(db)
    await sql`create index exchange_quotes_unused on exchange_quotes (customer_id, valid_until) where used_at is null`.execute(
      db,
    )
    await sql`
      create table exchanges (
        id uuid primary key,
        customer_id uuid not null references customers (id),
        quote_id uuid not null unique references exchange_quotes (id),
        from_currency text not null,
        to_currency text not null,
        rate numeric not null,
        paid numeric not null check (paid > 0),
        received numeric not null check (received > 0),
        remainder numeric not null,
        made_at timestamptz not null
      )`.execute(db)
    await sql`create index exchanges_of_customer on exchanges (customer_id, id)`.execute(db)
    await sql`
      alter table ledger_postings
        drop constraint ledger_postings_amount_check,
        add constraint ledger_postings_amount_check check (
          amount <> 0 and scale(trim_scale(amount)) <= case when sequence is null then 12 else 2 end
        )`.execute(db)
  },
}
