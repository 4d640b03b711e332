import { type Migration, sql } from 'kysely'

/**
 * What moved a customer's money between two recorded days, added up, so that a report on a long past reads some rows for each
 * day instead of every movement.
 */
export const causeSums: Migration = {
  up: async (db) => {
    await sql`alter table worths add summed boolean not null default false`.execute(db)
    await sql`
      create table cause_sums (
        customer_id uuid not null references customers (id),
        -- The recorded day that is the first to contain the movements.
        day timestamptz not null,
        currency text not null,
        kind text not null,
        moved_on date not null,
        -- A market, or what else the movements belong to; empty for nothing.
        place text not null,
        comes_in boolean not null,
        cash numeric not null,
        outside numeric not null,
        exchanged numeric not null,
        fees numeric not null,
        taxes numeric not null,
        interest numeric not null,
        lending numeric not null,
        rewards numeric not null,
        primary key (customer_id, day, currency, kind, moved_on, place, comes_in)
      )`.execute(db)
    await sql`
      create table instrument_cash_sums (
        customer_id uuid not null references customers (id),
        day timestamptz not null,
        currency text not null,
        code text not null,
        name text,
        cash numeric not null,
        primary key (customer_id, day, currency, code)
      )`.execute(db)
  },
}
