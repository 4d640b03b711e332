import { type Migration, sql } from 'kysely'

/** Customers, their sessions and the counters that slow down guessing. */
export const customers: Migration = {
  up: async (db) => {
    await sql`
      create table customers (
        id uuid primary key,
        number bigint not null unique generated always as identity,
        phone text not null unique check (phone ~ '^[0-9]{10}$'),
        password_hash text not null,
        invitation_code text not null unique check (invitation_code ~ '^[0-9A-Z]{4,12}$'),
        invited_by uuid references customers (id),
        frozen_at timestamptz,
        created_at timestamptz not null
      )`.execute(db)
    await sql`
      create table sessions (
        token_hash bytea primary key check (length(token_hash) = 32),
        customer_id uuid not null references customers (id),
        created_at timestamptz not null,
        used_at timestamptz not null,
        expires_at timestamptz not null
      )`.execute(db)
    await sql`create index sessions_by_customer on sessions (customer_id)`.execute(db)
    await sql`
      create table login_failures (
        subject text primary key,
        failures integer not null check (failures > 0),
        since timestamptz not null
      )`.execute(db)
    await sql`
      create table messages (
        id uuid primary key,
        customer_id uuid not null references customers (id),
        kind text not null,
        parameters jsonb not null,
        created_at timestamptz not null,
        read_at timestamptz
      )`.execute(db)
    await sql`create index messages_unread on messages (customer_id) where read_at is null`.execute(db)
  },
}
