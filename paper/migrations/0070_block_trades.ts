import { type Migration, sql } from 'kysely'

/**
 * Blocks that somebody bought of, with the price they were published at and what customers took: never more than there
 * is. A block trade's order, position and money are those of every purchase; its row says which block it was.
 */
export const blockTrades: Migration = {
  up: async (db) => {
    await sql`
      create table blocks (
        id text primary key,
        code text not null,
        price numeric not null check (price > 0),
        quantity numeric not null check (quantity > 0),
        sold numeric not null default 0,
        constraint never_oversold check (sold >= 0 and sold <= quantity)
      ) with (fillfactor = 70)`.execute(db)
    await sql`
      create table block_trades (
        id uuid primary key,
        customer_id uuid not null references customers (id),
        block_id text not null references blocks (id),
        position_id uuid not null unique references positions (id),
        least_lots numeric not null check (least_lots > 0),
        lots numeric not null check (lots >= least_lots),
        quantity numeric not null check (quantity >= 300),
        created_at timestamptz not null
      )`.execute(db)
    await sql`create index block_trades_of_customer on block_trades (customer_id, id)`.execute(db)
    await sql`
      create table block_channel (
        id boolean primary key default true check (id),
        password_hash text not null
      )`.execute(db)
  },
}
