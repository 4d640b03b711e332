import { type Migration, sql } from 'kysely'

/** Fund passwords, hashed, and from where customers logged in before. */
export const fundPasswords: Migration = {
  up: async (db) => {
    await sql`
      create table fund_passwords (
        customer_id uuid primary key references customers (id),
        hash text not null,
        changed_at timestamptz not null
      )`.execute(db)
    await sql`
      create table login_addresses (
        customer_id uuid not null references customers (id),
        address text not null,
        used_at timestamptz not null,
        primary key (customer_id, address)
      )`.execute(db)
  },
}
