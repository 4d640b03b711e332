import { type Migration, sql } from 'kysely'

/** The public keys of passkeys, the challenges that devices sign with them, and which session each has opened. */
export const passkeys: Migration = {
  up: async (db) => {
    await sql`
      create table passkeys (
        id uuid primary key,
        customer_id uuid not null references customers (id),
        credential_id text not null unique,
        public_key bytea not null,
        counter bigint not null check (counter >= 0),
        name text not null check (length(name) between 1 and 40),
        confirms_funds boolean not null,
        added_at timestamptz not null,
        used_at timestamptz
      )`.execute(db)
    await sql`create index passkeys_by_customer on passkeys (customer_id, added_at desc)`.execute(db)
    await sql`
      create table passkey_challenges (
        challenge text primary key,
        purpose text not null check (purpose in ('add', 'login', 'withdraw')),
        customer_id uuid references customers (id),
        bound_to bytea not null,
        confirms_funds boolean not null,
        used_by text,
        expires_at timestamptz not null
      )`.execute(db)
    await sql`create index passkey_challenges_by_end on passkey_challenges (expires_at)`.execute(db)
    await sql`alter table sessions add column passkey_id uuid`.execute(db)
  },
}
