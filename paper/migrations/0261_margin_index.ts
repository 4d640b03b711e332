import { type Migration, sql } from 'kysely'

/**
 * What this index finds, `positions_by_stop` finds with the price too. With both, the planner chose this one, and each sweep read
 * every margin position.
 */
export const marginIndex: Migration = {
  up: async (db) => {
    await sql`drop index positions_on_margin`.execute(db)
  },
}
