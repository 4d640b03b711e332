import { type Migration, sql } from 'kysely'

/** What the worth of a day consists of; null where a version that did not record it made the row. */
export const worthDetails: Migration = {
  up: async (db) => {
    await sql`alter table worths add details jsonb`.execute(db)
  },
}
