import { type Migration, sql } from 'kysely'

/** What customers watch. One row holds a whole list: its order is the customer's and it is always changed as one. */
export const watchlists: Migration = {
  up: async (db) => {
    await sql`
      create table watchlists (
        customer_id uuid primary key references customers (id),
        codes text[] not null check (cardinality(codes) <= 200)
      )`.execute(db)
  },
}
