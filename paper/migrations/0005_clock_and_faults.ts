import { type Migration, sql } from 'kysely'

/** The clock that testers move, and the faults that they ask for. */
export const clockAndFaults: Migration = {
  up: async (db) => {
    await sql`
      create table test_clock (
        id boolean primary key default true check (id),
        shown timestamptz not null,
        real timestamptz not null,
        rate double precision not null check (rate >= 0)
      )`.execute(db)
    await sql`
      create table faults (
        id uuid primary key,
        path text,
        token_hash bytea,
        kind text not null,
        milliseconds integer not null default 0 check (milliseconds between 0 and 600000),
        remaining integer check (remaining > 0)
      )`.execute(db)
  },
}
