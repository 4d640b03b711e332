import { type Migration, sql } from 'kysely'

/** One counter for every limit, in place of the two tables before it: a row per subject holds the tries that count. */
export const limits: Migration = {
  up: async (db) => {
    await sql`
      create table limited_tries (
        subject text primary key,
        names text[] not null,
        times timestamptz[] not null check (cardinality(times) = cardinality(names)),
        ends_at timestamptz not null
      ) with (fillfactor = 70)`.execute(db)
    await sql`create index limited_tries_by_end on limited_tries (ends_at)`.execute(db)
    await sql`drop table login_failures`.execute(db)
    await sql`drop table tries`.execute(db)
  },
}
