import { type Migration, sql } from 'kysely'

/**
 * What keeps several processes from filling alike: one row per instrument to lock while its orders are matched, with
 * the fence of the newest sweep that touched it, and what our customers took of each level in each second.
 */
export const matching: Migration = {
  up: async (db) => {
    await sql`create table matching_books (code text primary key, fence bigint not null default 0)`.execute(db)
    await sql`
      create table book_consumption (
        code text not null,
        second bigint not null,
        side text not null check (side in ('bid', 'ask')),
        price numeric not null,
        quantity numeric not null check (quantity > 0),
        primary key (code, second, side, price)
      )`.execute(db)
    await sql`create index book_consumption_by_second on book_consumption (second)`.execute(db)
    await sql`
      create table customers_without_margin (customer_id uuid primary key references customers (id))`.execute(db)
  },
}
