import { type Migration, sql } from 'kysely'

/**
 * Keeps the first answer to a request as the text that it was. The type `jsonb` sorted its keys and rewrote its numbers, so
 * that a repetition was answered in other bytes.
 */
export const keptAnswers: Migration = {
  up: async (db) => {
    await sql`alter table idempotent_requests alter column answer type json using answer::json`.execute(db)
  },
}
