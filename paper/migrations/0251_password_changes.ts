import { type Migration, sql } from 'kysely'

/** When a login password was last changed: withdrawals wait after that. */
export const passwordChanges: Migration = {
  up: async (db) => {
    await sql`alter table customers add column password_changed_at timestamptz`.execute(db)
    await sql`create index cards_by_customer_and_time on cards (customer_id, bound_at)`.execute(db)
  },
}
