import { type Migration, sql } from 'kysely'

/** The first answer to each client-made id, kept with the effect it had. */
export const idempotency: Migration = {
  up: async (db) => {
    await sql`
      create table idempotent_requests (
        scope text not null,
        id uuid not null,
        operation text not null,
        fingerprint text not null,
        answer jsonb,
        at timestamptz not null,
        primary key (scope, id)
      ) with (fillfactor = 80)`.execute(db)
  },
}
