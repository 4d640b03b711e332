import { type Migration, sql } from 'kysely'

/** Finds the friends whom a customer invited. */
export const friends: Migration = {
  up: async (db) => {
    await sql`
      create index customers_by_inviter on customers (invited_by, id) where invited_by is not null`.execute(db)
  },
}
