import { sql } from 'kysely'

/** What the broker keeps for itself: first answers, work to be done, and what testers did. */
export const operations = sql`
  -- The first answer to each client-made id, kept with the effect it had, as the text that it was.
  create table idempotent_requests (
    scope text not null,
    id uuid not null,
    operation text not null,
    fingerprint text not null,
    answer json,
    at timestamptz not null,
    primary key (scope, id)
  ) with (fillfactor = 80);
  create index idempotent_requests_by_age on idempotent_requests (at) where fingerprint <> '';

  -- Work to be done at a time, and who may do what only one process should do.
  create table jobs (
    id uuid primary key,
    kind text not null,
    subject text not null,
    due timestamptz not null,
    failures integer not null default 0 check (failures >= 0),
    failed_with text,
    unique (kind, subject)
  );
  create index jobs_by_due on jobs (due, id);

  create table leases (
    name text primary key,
    holder uuid not null,
    fence bigint not null check (fence > 0),
    expires timestamptz not null
  );

  -- The clock that testers move, and the faults that they ask for.
  create table test_clock (
    id boolean primary key default true check (id),
    shown timestamptz not null,
    real timestamptz not null,
    rate double precision not null check (rate >= 0)
  );

  create table faults (
    id uuid primary key,
    path text,
    token_hash bytea,
    kind text not null,
    milliseconds integer not null default 0 check (milliseconds between 0 and 600000),
    remaining integer check (remaining > 0)
  );

  -- What testers did to the market. The version changes with every change, so that a process knows what it has read.
  create table market_overrides (
    id bigint primary key generated always as identity,
    kind text not null check (kind in ('price', 'halt', 'no-price', 'session')),
    code text,
    calendar text,
    state text check (state in ('open', 'closed')),
    price numeric check (price > 0),
    since timestamptz not null,
    until timestamptz,
    check ((kind = 'session') = (code is null)),
    check ((kind = 'session') = (calendar is not null and state is not null)),
    check ((kind = 'price') = (price is not null))
  );

  create table market_overrides_version (
    id boolean primary key default true check (id),
    version uuid not null default gen_random_uuid()
  );
  insert into market_overrides_version default values;
`
