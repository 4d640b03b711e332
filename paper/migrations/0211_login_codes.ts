import { type Migration, sql } from 'kysely'

/** The secrets of one-time codes, and the hashes of the recovery codes that take their place. */
export const loginCodes: Migration = {
  up: async (db) => {
    await sql`
      create table login_codes (
        customer_id uuid primary key references customers (id),
        secret bytea not null check (length(secret) >= 20),
        set_up_at timestamptz not null,
        set_up_by bytea not null,
        on_since timestamptz,
        used_step bigint not null
      )`.execute(db)
    // Set-ups that were not finished, which are deleted.
    await sql`create index login_codes_unfinished on login_codes (set_up_at) where on_since is null`.execute(db)
    await sql`
      create table recovery_codes (
        customer_id uuid not null references login_codes (customer_id) on delete cascade,
        hash bytea not null check (length(hash) = 32),
        primary key (customer_id, hash)
      )`.execute(db)
  },
}
