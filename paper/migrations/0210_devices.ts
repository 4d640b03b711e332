import { type Migration, sql } from 'kysely'

/** The device of each session, and with which devices customers logged in before. */
export const devices: Migration = {
  up: async (db) => {
    await sql`
      alter table sessions
        add column id uuid not null default gen_random_uuid() unique,
        add column browser text not null default '',
        add column system text not null default '',
        add column place text not null default ''`.execute(db)
    await sql`
      create table login_devices (
        customer_id uuid not null references customers (id),
        device text not null,
        used_at timestamptz not null,
        primary key (customer_id, device)
      )`.execute(db)
    await sql`create index login_devices_by_use on login_devices (used_at)`.execute(db)
  },
}
