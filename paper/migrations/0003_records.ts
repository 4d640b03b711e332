import { type Migration, sql } from 'kysely'

/**
 * What customers own, asked for and closed. An amount may be null: the broker does not know it (yet) and answers `-`.
 * Money that a row ties up names its hold in the ledger.
 */
export const records: Migration = {
  up: async (db) => {
    await sql`
      create table ipo_subscriptions (
        id uuid primary key,
        customer_id uuid not null references customers (id),
        currency text not null,
        code text not null,
        name text not null,
        issue_price numeric check (issue_price > 0),
        quantity numeric check (quantity > 0),
        amount numeric check (amount >= 0),
        status smallint not null check (status between 0 and 3),
        hold_id uuid references ledger_holds (id),
        created_at timestamptz not null
      )`.execute(db)
    await sql`
      create table withdrawals (
        id uuid primary key,
        customer_id uuid not null references customers (id),
        currency text not null,
        amount numeric check (amount > 0),
        status smallint not null check (status between 0 and 2),
        hold_id uuid references ledger_holds (id),
        created_at timestamptz not null,
        reviewed_at timestamptz
      )`.execute(db)
    await sql`
      create table product_orders (
        id uuid primary key,
        customer_id uuid not null references customers (id),
        currency text not null,
        code text not null,
        name text not null,
        amount numeric check (amount > 0),
        status smallint not null check (status between 0 and 2),
        hold_id uuid references ledger_holds (id),
        created_at timestamptz not null
      )`.execute(db)
    await sql`
      create table stock_subscriptions (
        id uuid primary key,
        customer_id uuid not null references customers (id),
        currency text not null,
        code text not null,
        name text not null,
        amount numeric check (amount > 0),
        status smallint not null check (status between 0 and 2),
        hold_id uuid references ledger_holds (id),
        created_at timestamptz not null
      )`.execute(db)
    await sql`
      create table holdings (
        id uuid primary key,
        customer_id uuid not null references customers (id),
        currency text not null,
        code text not null,
        name text not null,
        side text not null check (side in ('long', 'short')),
        quantity numeric not null check (quantity >= 0),
        cost_price numeric not null check (cost_price > 0),
        last_price numeric check (last_price > 0),
        profit numeric,
        status smallint not null check (status between 0 and 2),
        opened_at timestamptz not null,
        closed_at timestamptz,
        check ((status = 0) = (closed_at is null))
      )`.execute(db)
    await sql`
      create table rebate_items (
        id uuid primary key,
        customer_id uuid not null references customers (id),
        currency text not null,
        buy_type integer not null check (buy_type >= 0),
        amount numeric check (amount > 0),
        status smallint not null check (status between 0 and 2),
        hold_id uuid references ledger_holds (id),
        created_at timestamptz not null
      )`.execute(db)
    await sql`
      create table realised_profits (
        id uuid primary key,
        customer_id uuid not null references customers (id),
        holding_id uuid references holdings (id),
        currency text not null,
        code text not null,
        name text not null,
        profit numeric,
        realised_at timestamptz not null
      )`.execute(db)
    const lists = [
      'ipo_subscriptions',
      'withdrawals',
      'product_orders',
      'stock_subscriptions',
      'holdings',
      'rebate_items',
    ]
    for (const list of [...lists, 'realised_profits']) {
      await sql`create index ${sql.ref(`${list}_of_customer`)} on ${sql.table(list)} (customer_id, currency, id)`.execute(
        db,
      )
    }
  },
}
