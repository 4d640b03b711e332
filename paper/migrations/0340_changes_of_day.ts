import { type Migration, sql } from 'kysely'

/** How often a customer made a change within a day is read from the answers that are kept of it. */
export const changesOfDay: Migration = {
  up: async (db) => {
    await sql`create index idempotent_requests_of_call on idempotent_requests (scope, operation, at)`.execute(db)
  },
}
