import { type Migration, sql } from 'kysely'

/** Requests to log in without one-time codes, and when a log-in was recovered so: withdrawals wait after that. */
export const recoveries: Migration = {
  up: async (db) => {
    await sql`
      create table recoveries (
        customer_id uuid primary key references customers (id),
        status smallint not null check (status between 1 and 3),
        name text not null,
        id_number text not null,
        requested_at timestamptz not null
      )`.execute(db)
    await sql`alter table customers add column recovered_at timestamptz`.execute(db)
  },
}
