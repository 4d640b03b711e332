import { type Migration, sql } from 'kysely'

/** How long an order may wait. Those that must be filled at once are found without reading the others. */
export const timeInForce: Migration = {
  up: async (db) => {
    await sql`alter table orders add time_in_force text not null default 'day'
      check (time_in_force in ('day', 'gtc', 'gtd', 'ioc', 'fok'))`.execute(db)
    await sql`create index orders_to_fill_at_once on orders (code)
      where state in ('pending', 'partlyfilled') and time_in_force in ('ioc', 'fok')`.execute(db)
  },
}
