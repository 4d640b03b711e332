import { type Migration, sql } from 'kysely'

/** Work to be done at a time, and who may do what only one process should do. */
export const jobs: Migration = {
  up: async (db) => {
    await sql`
      create table jobs (
        id uuid primary key,
        kind text not null,
        subject text not null,
        due timestamptz not null,
        failures integer not null default 0 check (failures >= 0),
        failed_with text,
        unique (kind, subject)
      )`.execute(db)
    await sql`create index jobs_by_due on jobs (due, id)`.execute(db)
    await sql`
      create table leases (
        name text primary key,
        holder uuid not null,
        fence bigint not null check (fence > 0),
        expires timestamptz not null
      )`.execute(db)
  },
}
