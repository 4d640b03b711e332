import { type Migration, sql } from 'kysely'

/** Shares that customers lent. A position knows how many of its shares are away: those are never sold or lent again. */
export const securitiesLending: Migration = {
  up: async (db) => {
    await sql`
      alter table positions
        add column lent numeric not null default 0,
        add constraint never_sold_while_lent check (lent >= 0 and closing + lent <= quantity),
        add constraint only_owned_shares_are_lent check (lent = 0 or (direction = 'long' and leverage = 1))`.execute(db)
    await sql`
      create table stock_loans (
        id uuid primary key,
        customer_id uuid not null references customers (id),
        position_id uuid not null references positions (id),
        code text not null,
        currency text not null,
        quantity numeric not null check (quantity > 0),
        price numeric not null check (price > 0),
        rate numeric not null check (rate > 0),
        term integer not null check (term > 0),
        days integer not null check (days between 1 and term),
        paid_days integer not null default 0 check (paid_days between 0 and days),
        paid numeric not null default 0 check (paid >= 0),
        started_at timestamptz not null,
        recalled_at timestamptz,
        returned_at timestamptz,
        constraint returned_when_paid check (returned_at is null or paid_days = days)
      ) with (fillfactor = 80)`.execute(db)
    await sql`create index stock_loans_of_customer on stock_loans (customer_id, id)`.execute(db)
    await sql`create index stock_loans_running on stock_loans (code) where returned_at is null`.execute(db)
    await sql`
      create table lending_channels (name text primary key, state text not null check (state in ('full', 'closed')))`.execute(
      db,
    )
  },
}
