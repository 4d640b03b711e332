import { type Migration, sql } from 'kysely'

/** What each customer's assets were worth, day by day. */
export const worths: Migration = {
  up: async (db) => {
    await sql`
      create table worths (
        customer_id uuid not null references customers (id),
        day timestamptz not null,
        at timestamptz not null,
        total numeric not null,
        primary key (customer_id, day)
      )`.execute(db)
    // So that days past their retention are found without reading the others.
    await sql`create index worths_by_day on worths (day)`.execute(db)
  },
}
