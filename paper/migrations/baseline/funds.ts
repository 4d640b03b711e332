import { sql } from 'kysely'

/**
 * Money in, out and from one currency into another, and where it is paid to. This broker pays nobody, so it keeps no number
 * that could be paid to: what is shown of it, and a digest to know it again.
 */
export const funds = sql`
  create table deposits (
    id uuid primary key,
    customer_id uuid not null references customers (id),
    channel text not null,
    method text not null check (method in ('bank', 'wallet')),
    currency text not null,
    amount numeric not null check (amount > 0),
    transferred_on date not null,
    account_type text check (account_type in ('savings', 'current')),
    proof_id uuid unique,
    status smallint not null default 0 check (status between 0 and 2),
    reason text not null default '',
    remark text not null default '',
    created_at timestamptz not null,
    arrives_by timestamptz not null,
    reviewed_at timestamptz,
    check ((status = 0) = (reviewed_at is null))
  );
  create index deposits_of_customer on deposits (customer_id, id);
  create index deposits_under_review on deposits (id) where status = 0;

  create table withdrawals (
    id uuid primary key,
    customer_id uuid not null references customers (id),
    currency text not null,
    amount numeric check (amount > 0),
    status smallint not null check (status between 0 and 3),
    hold_id uuid references ledger_holds (id),
    created_at timestamptz not null,
    reviewed_at timestamptz,
    fee numeric check (fee >= 0),
    card_id uuid,
    card text,
    reason text not null default '',
    remark text not null default '',
    arrives_by timestamptz,
    constraint fee_within_amount check (fee <= amount)
  );
  create index withdrawals_of_customer on withdrawals (customer_id, currency, id);
  create index withdrawals_under_review on withdrawals (card_id) where status = 0;

  create table closed_services (name text primary key, since timestamptz not null);

  create table cards (
    id uuid primary key,
    customer_id uuid not null references customers (id),
    method text not null check (method in ('bank', 'wallet')),
    number_type text not null check (number_type in ('iban', 'card', 'address')),
    digest bytea not null check (length(digest) = 32),
    number text not null,
    holder text not null,
    bank text not null,
    swift text not null,
    bank_address text not null,
    payee_address text not null,
    account_type text not null check (account_type in ('savings', 'current', '')),
    network text not null check (network in ('TRC20', 'ERC20', 'BTC', '')),
    bound_at timestamptz not null,
    unbound_at timestamptz,
    check ((method = 'wallet') = (number_type = 'address')),
    check ((method = 'wallet') = (network <> ''))
  );
  create unique index cards_bound_once on cards (customer_id, digest) where unbound_at is null;
  create index cards_of_customer on cards (customer_id, id);
  create index cards_by_customer_and_time on cards (customer_id, bound_at);

  -- Held rates and the exchanges made at them.
  create table exchange_quotes (
    id uuid primary key,
    customer_id uuid not null references customers (id),
    from_currency text not null,
    to_currency text not null,
    rate numeric not null check (rate > 0),
    quoted_at timestamptz not null,
    valid_until timestamptz not null,
    used_at timestamptz,
    check (from_currency <> to_currency)
  );
  create index exchange_quotes_unused on exchange_quotes (customer_id, valid_until) where used_at is null;
  create index exchange_quotes_by_end on exchange_quotes (valid_until) where used_at is null;

  create table exchanges (
    id uuid primary key,
    customer_id uuid not null references customers (id),
    quote_id uuid not null unique references exchange_quotes (id),
    from_currency text not null,
    to_currency text not null,
    rate numeric not null,
    paid numeric not null check (paid > 0),
    received numeric not null check (received > 0),
    remainder numeric not null,
    made_at timestamptz not null
  );
  create index exchanges_of_customer on exchanges (customer_id, id);

  -- One row for each customer, which a movement of their money locks until it is done. It holds no value.
  create table fund_operations (customer_id uuid primary key references customers (id));
`
