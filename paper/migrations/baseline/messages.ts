import { sql } from 'kysely'

/**
 * What customers are told, ask for and watch: messages, complaints, watchlists, price alerts, notifications; their identity and
 * images.
 */
export const messages = sql`
  create table messages (
    id uuid primary key,
    customer_id uuid not null references customers (id),
    kind text not null,
    parameters jsonb not null,
    created_at timestamptz not null,
    read_at timestamptz
  );
  create index messages_unread on messages (customer_id) where read_at is null;
  create index messages_of_customer on messages (customer_id, id);

  -- Complaints with the answers that customer service gave.
  create table complaints (
    number bigint primary key generated always as identity (start with 100001),
    customer_id uuid not null references customers (id),
    title text not null,
    content text not null,
    email text,
    answer text,
    created_at timestamptz not null,
    answered_at timestamptz,
    check ((answer is null) = (answered_at is null))
  );

  -- One row holds a whole list: its order is the customer’s and it is always changed as one.
  create table watchlists (
    customer_id uuid primary key references customers (id),
    codes text[] not null check (cardinality(codes) <= 200)
  );

  -- Price alerts, and up to which second the quotes of the market have been compared with them.
  create table alerts (
    id uuid primary key,
    customer_id uuid not null references customers (id),
    code text not null,
    kind text not null check (kind in ('above', 'below', 'rise', 'fall')),
    value numeric not null check (value > 0),
    created_at timestamptz not null,
    met_at timestamptz,
    met_price numeric,
    check ((met_at is null) = (met_price is null))
  );
  create index alerts_waiting on alerts (code, kind, value) where met_at is null;
  create index alerts_of_customer on alerts (customer_id, id);

  -- So that the ones past their retention are found without reading the others.
  create index alerts_met on alerts (met_at) where met_at is not null;

  create table alert_checks (
    is_only boolean primary key default true check (is_only),
    checked_to timestamptz not null
  );

  -- The key with which notifications are signed, where they go (a browser’s endpoint and keys, or a device token), and those in
  -- flight.
  create table push_keys (
    is_only boolean primary key default true check (is_only),
    public_key text not null,
    private_key text not null
  );

  create table push_subscriptions (
    id uuid primary key,
    session_hash bytea not null unique references sessions (token_hash) on delete cascade,
    customer_id uuid not null references customers (id),
    endpoint text unique,
    p256dh text,
    auth text,
    language text not null,
    failures integer not null default 0,
    retry_at timestamptz,
    topics text[] not null,
    device_token text unique,
    constraint push_subscriptions_one_address check (
      num_nonnulls(endpoint, p256dh, auth) = case when device_token is null then 3 else 0 end)
  );
  create index push_subscriptions_of_customer on push_subscriptions (customer_id, id);

  create table push_deliveries (
    subscription_id uuid not null references push_subscriptions (id) on delete cascade,
    message_id uuid not null references messages (id),
    claimed_at timestamptz,
    primary key (subscription_id, message_id)
  );

  -- The one place where notifications are noted: with each message, in its transaction.
  create function push_topic(kind text) returns text language sql immutable parallel safe as $$
    select case
      when kind like 'alert-%' then 'alerts'
      when kind in ('order-filled', 'order-expired', 'position-stopped-out', 'position-squared-off',
        'stop-loss-filled', 'trailing-stop-filled', 'take-profit-filled') then 'trades'
      else 'messages' end
  $$;
  create function push_messages() returns trigger language plpgsql as $$
  begin
    insert into push_deliveries (subscription_id, message_id)
      select s.id, w.id from written w
      join push_subscriptions s on s.customer_id = w.customer_id and push_topic(w.kind) = any (s.topics)
      join customers c on c.id = w.customer_id and c.frozen_at is null;
    return null;
  end $$;
  create trigger push_messages_insert after insert on messages
    referencing new table as written for each statement execute function push_messages();

  -- Images of customers. Their bytes are in the database, not in files, so that every process on one database serves them and a
  -- crash never keeps half of one.
  create table uploads (
    id uuid primary key,
    customer_id uuid not null references customers (id),
    purpose text not null check (purpose in ('proof', 'identity', 'avatar')),
    type text not null check (type in ('image/jpeg', 'image/png', 'image/webp')),
    size integer not null check (size > 0),
    width integer not null check (width > 0),
    height integer not null check (height > 0),
    digest bytea not null check (length(digest) = 32),
    created_at timestamptz not null,
    expires_at timestamptz
  );
  create index uploads_unused on uploads (expires_at) where expires_at is not null;

  create table upload_bytes (
    upload_id uuid primary key references uploads (id) on delete cascade,
    bytes bytea not null
  );
  alter table upload_bytes alter column bytes set storage external;

  create table avatars (
    customer_id uuid primary key references customers (id),
    upload_id uuid not null unique references uploads (id)
  );

  -- Proofs of identity, the last one of each customer. One ID number proves one account.
  create table identities (
    customer_id uuid primary key references customers (id),
    status smallint not null check (status between 1 and 3),
    name text not null,
    id_number text not null,
    front_id uuid not null references uploads (id),
    back_id uuid not null references uploads (id),
    reason text not null default '',
    remark text not null default '',
    submitted_at timestamptz not null,
    reviewed_at timestamptz,
    check (front_id <> back_id),
    check ((status = 1) = (reviewed_at is null)),
    check ((status = 3) = (reason <> ''))
  );
  create unique index identities_by_number on identities (id_number) where status in (1, 2);
`
