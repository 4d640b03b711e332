import { sql } from 'kysely'

/** Customers, how they log in, and the counters that slow down guessing. */
export const customers = sql`
  create table customers (
    id uuid primary key,
    number bigint not null unique generated always as identity,
    phone text not null unique check (phone ~ '^[0-9]{10}$'),
    password_hash text not null,
    invitation_code text not null unique check (invitation_code ~ '^[0-9A-Z]{4,12}$'),
    invited_by uuid references customers (id),
    frozen_at timestamptz,
    created_at timestamptz not null,
    -- When a login password was last changed, and when a log-in was recovered: withdrawals wait after that.
    password_changed_at timestamptz,
    recovered_at timestamptz
  );
  create index customers_by_inviter on customers (invited_by, id) where invited_by is not null;

  -- With the device of each session, and the passkey that opened it.
  create table sessions (
    token_hash bytea primary key check (length(token_hash) = 32),
    customer_id uuid not null references customers (id),
    created_at timestamptz not null,
    used_at timestamptz not null,
    expires_at timestamptz not null,
    id uuid not null default gen_random_uuid() unique,
    browser text not null default '',
    system text not null default '',
    place text not null default '',
    passkey_id uuid
  );
  create index sessions_by_customer on sessions (customer_id);
  create index sessions_by_end on sessions (expires_at);

  -- From where and with which devices customers logged in before.
  create table login_addresses (
    customer_id uuid not null references customers (id),
    address text not null,
    used_at timestamptz not null,
    primary key (customer_id, address)
  );
  create index login_addresses_by_use on login_addresses (used_at);

  create table login_devices (
    customer_id uuid not null references customers (id),
    device text not null,
    used_at timestamptz not null,
    primary key (customer_id, device)
  );
  create index login_devices_by_use on login_devices (used_at);

  -- One counter for every limit: a row per subject holds the tries that count.
  create table limited_tries (
    subject text primary key,
    names text[] not null,
    times timestamptz[] not null check (cardinality(times) = cardinality(names)),
    ends_at timestamptz not null
  ) with (fillfactor = 70);
  create index limited_tries_by_end on limited_tries (ends_at);

  -- A changed fund password would otherwise look as if it had been set later.
  create table fund_passwords (
    customer_id uuid primary key references customers (id),
    hash text not null,
    changed_at timestamptz not null,
    set_at timestamptz not null
  );

  -- The secrets of one-time codes, and the hashes of the recovery codes that take their place. Set-ups that were not finished are
  -- deleted.
  create table login_codes (
    customer_id uuid primary key references customers (id),
    secret bytea not null check (length(secret) >= 20),
    set_up_at timestamptz not null,
    set_up_by bytea not null,
    on_since timestamptz,
    used_step bigint not null
  );
  create index login_codes_unfinished on login_codes (set_up_at) where on_since is null;

  create table recovery_codes (
    customer_id uuid not null references login_codes (customer_id) on delete cascade,
    hash bytea not null check (length(hash) = 32),
    primary key (customer_id, hash)
  );

  -- Requests to log in without one-time codes.
  create table recoveries (
    customer_id uuid primary key references customers (id),
    status smallint not null check (status between 1 and 3),
    name text not null,
    id_number text not null,
    requested_at timestamptz not null
  );

  -- The public keys of passkeys, and the challenges that devices sign with them.
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
  );
  create index passkeys_by_customer on passkeys (customer_id, added_at desc);

  create table passkey_challenges (
    challenge text primary key,
    purpose text not null check (purpose in ('add', 'login', 'withdraw')),
    customer_id uuid references customers (id),
    bound_to bytea not null,
    confirms_funds boolean not null,
    used_by text,
    expires_at timestamptz not null
  );
  create index passkey_challenges_by_end on passkey_challenges (expires_at);
`
