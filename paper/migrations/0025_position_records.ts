import { type Migration, sql } from 'kysely'

/** What a record of a closed position says beside its profit. Unknown for positions from before, which keep null. */
export const positionRecords: Migration = {
  up: async (db) => {
    await sql`
      alter table realised_profits
        add order_id uuid,
        add side text check (side in ('long', 'short')),
        add leverage numeric check (leverage >= 1),
        add quantity numeric check (quantity > 0),
        add open_price numeric check (open_price > 0),
        add close_price numeric check (close_price > 0),
        add margin numeric check (margin >= 0),
        add fee numeric check (fee >= 0),
        add balance numeric,
        add opened_at timestamptz`.execute(db)
    await sql`create index realised_profits_by_time on realised_profits (customer_id, id)`.execute(db)
  },
}
