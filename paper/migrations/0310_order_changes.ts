import { type Migration, sql } from 'kysely'

/** What customers changed of waiting orders. */
export const orderChanges: Migration = {
  up: async (db) => {
    await sql`
      create table order_changes (
        id bigint generated always as identity primary key,
        order_id uuid not null references orders (id),
        customer_id uuid not null references customers (id),
        at timestamptz not null,
        old_price numeric,
        price numeric,
        old_quantity numeric not null,
        quantity numeric not null check (quantity > 0)
      )`.execute(db)
    await sql`create index order_changes_of_order on order_changes (order_id, id)`.execute(db)
  },
}
