import { type Migration, sql } from 'kysely'

/** Who may trade within a day, and when such orders and positions are squared off. */
export const dayTrading: Migration = {
  up: async (db) => {
    await sql`
      create table day_trading_facilities (
        customer_id uuid primary key references customers (id),
        applied_at timestamptz not null,
        approved_at timestamptz check (approved_at >= applied_at)
      )`.execute(db)
    await sql`alter table orders add square_off_at timestamptz`.execute(db)
    await sql`alter table positions add square_off_at timestamptz`.execute(db)
    await sql`create index positions_to_square_off on positions (square_off_at)
      where square_off_at is not null and state = 'holding'`.execute(db)
    await sql`create index orders_of_day_trades on orders (customer_id, id) where square_off_at is not null`.execute(db)
    await sql`create index positions_of_day_trades on positions (customer_id, id) where square_off_at is not null`.execute(
      db,
    )
  },
}
