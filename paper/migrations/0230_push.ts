import { type Migration, sql } from 'kysely'

/** The key with which notifications are signed, where they go, and those in flight. */
export const push: Migration = {
  up: async (db) => {
    await sql`
      create table push_keys (
        is_only boolean primary key default true check (is_only),
        public_key text not null,
        private_key text not null
      )`.execute(db)
    await sql`
      create table push_subscriptions (
        id uuid primary key,
        session_hash bytea not null unique references sessions (token_hash) on delete cascade,
        customer_id uuid not null references customers (id),
        endpoint text not null unique,
        p256dh text not null,
        auth text not null,
        language text not null,
        failures integer not null default 0,
        retry_at timestamptz
      )`.execute(db)
    await sql`create index push_subscriptions_of_customer on push_subscriptions (customer_id, id)`.execute(db)
    await sql`
      create table push_deliveries (
        subscription_id uuid not null references push_subscriptions (id) on delete cascade,
        message_id uuid not null references messages (id),
        claimed_at timestamptz,
        primary key (subscription_id, message_id)
      )`.execute(db)
  },
}
