import { sql } from 'kysely'

/**
 * Block trades, lending, credit, copy trading, dividends and activities. What must never happen to a quantity or to money is
 * refused here too.
 */
export const products = sql`
  -- Blocks that somebody bought of, with the price they were published at and what customers took: never more than there is. A
  -- block trade’s order, position and money are those of every purchase; its row says which block it was.
  create table blocks (
    id text primary key,
    code text not null,
    price numeric not null check (price > 0),
    quantity numeric not null check (quantity > 0),
    sold numeric not null default 0,
    constraint never_oversold check (sold >= 0 and sold <= quantity)
  ) with (fillfactor = 70);

  create table block_trades (
    id uuid primary key,
    customer_id uuid not null references customers (id),
    block_id text not null references blocks (id),
    position_id uuid not null unique references positions (id),
    least_lots numeric not null check (least_lots > 0),
    lots numeric not null check (lots >= least_lots),
    quantity numeric not null check (quantity >= 300),
    created_at timestamptz not null
  );
  create index block_trades_of_customer on block_trades (customer_id, id);

  create table block_channel (
    id boolean primary key default true check (id),
    password_hash text not null
  );

  -- Shares that customers lent.
  create table stock_loans (
    id uuid primary key,
    customer_id uuid not null references customers (id),
    position_id uuid not null references positions (id),
    code text not null,
    currency text not null,
    quantity numeric not null check (quantity > 0),
    price numeric not null check (price > 0),
    rate numeric not null check (rate > 0),
    term integer not null check (term > 0),
    days integer not null check (days between 1 and term),
    paid_days integer not null default 0 check (paid_days between 0 and days),
    paid numeric not null default 0 check (paid >= 0),
    started_at timestamptz not null,
    recalled_at timestamptz,
    returned_at timestamptz,
    constraint returned_when_paid check (returned_at is null or paid_days = days)
  ) with (fillfactor = 80);
  create index stock_loans_of_customer on stock_loans (customer_id, id);
  create index stock_loans_running on stock_loans (code) where returned_at is null;

  create table lending_channels (name text primary key, state text not null check (state in ('full', 'closed')));

  -- Credit loans: principal and exact interest, and what was repaid of both.
  create table credit_loans (
    id uuid primary key,
    customer_id uuid not null references customers (id),
    currency text not null,
    principal numeric not null check (principal > 0),
    outstanding numeric not null check (outstanding >= 0 and outstanding <= principal),
    rate numeric not null check (rate > 0),
    interest numeric not null default 0 check (interest >= 0),
    interest_paid numeric not null default 0 check (interest_paid >= 0),
    charged_days integer not null default 0 check (charged_days >= 0),
    term integer not null check (term > 0),
    overdue boolean not null default false,
    started_at timestamptz not null,
    due_at timestamptz not null,
    ended_at timestamptz,
    constraint ended_when_repaid check (ended_at is null or outstanding = 0)
  ) with (fillfactor = 80);
  create index credit_loans_of_customer on credit_loans (customer_id, id);
  create index credit_loans_running on credit_loans (customer_id) where ended_at is null;

  -- Copy trading: what an order of a product is worth and when it ends, and what testers changed of the products.
  create table product_orders (
    id uuid primary key,
    customer_id uuid not null references customers (id),
    currency text not null,
    code text not null,
    name text not null,
    amount numeric check (amount > 0),
    status smallint not null check (status between 0 and 2),
    hold_id uuid references ledger_holds (id),
    created_at timestamptz not null,
    strategist text,
    fee numeric check (fee >= 0),
    bought_at_nav numeric check (bought_at_nav > 0),
    unlocks_at timestamptz,
    ends_at timestamptz check (unlocks_at <= ends_at),
    ended_at timestamptz,
    ended_by text check (ended_by in ('redeemed', 'matured')),
    paid_out numeric check (paid_out >= 0),
    constraint product_orders_end_once
      check ((ended_by is null) = (paid_out is null) and (ended_by is null or (status = 1 and ended_at is not null)))
  );
  create index product_orders_of_customer on product_orders (customer_id, currency, id);
  create index product_orders_running on product_orders (code) where status = 0;

  create table follow_returns (
    series text not null,
    day integer not null,
    parts integer not null check (parts between -1000000 and 1000000),
    primary key (series, day)
  );

  create table follow_products (
    code text primary key,
    ends_at timestamptz,
    delisted_at timestamptz
  );

  -- Dividends: what testers announced, how far ex-dates were processed, and who gets or owes what. One event concerns a customer
  -- once per direction, whatever processes look at it.
  create table declared_dividends (
    id uuid primary key,
    code text not null,
    ex_day text not null,
    pay_day text not null,
    per_share numeric not null check (per_share > 0),
    announced_at timestamptz not null
  );

  create table dividend_progress (
    id boolean primary key default true check (id),
    through timestamptz not null
  );

  create table dividend_payments (
    id uuid primary key,
    event text not null,
    customer_id uuid not null references customers (id),
    code text not null,
    currency text not null,
    direction text not null check (direction in ('long', 'short')),
    ex_day text not null,
    pay_day text not null,
    per_share numeric not null check (per_share > 0),
    quantity numeric not null check (quantity > 0),
    gross numeric not null,
    tax_rate numeric not null check (tax_rate >= 0),
    tax numeric not null check (tax >= 0),
    written_off numeric not null check (written_off >= 0),
    net numeric not null,
    pay_at timestamptz not null,
    fixed_at timestamptz not null,
    paid_at timestamptz,
    paid_as uuid unique,
    check ((paid_at is null) = (paid_as is null)),
    unique (customer_id, event, direction),
    check ((direction = 'long') = (gross > 0)),
    check (net = gross - tax + written_off)
  );
  create index dividend_payments_due on dividend_payments (pay_at) where paid_at is null;
  create index dividend_payments_paid on dividend_payments (customer_id, paid_as);
  create index dividend_payments_waiting on dividend_payments (customer_id) where paid_at is null;

  -- Activities: what customers completed, what they claimed, and what testers did to the terms.
  create table activity_completions (
    customer_id uuid not null references customers (id),
    activity text not null,
    task text not null,
    reward numeric not null check (reward > 0),
    completed_at timestamptz not null,
    primary key (customer_id, activity, task)
  );

  create table activity_claims (
    id uuid primary key,
    customer_id uuid not null references customers (id),
    activity text not null,
    currency text not null,
    amount numeric not null check (amount > 0),
    claimed_at timestamptz not null
  );
  create index activity_claims_of_customer on activity_claims (customer_id, activity);

  create table activity_terms (
    activity text primary key,
    starts_at timestamptz,
    ends_at timestamptz not null
  );
`
