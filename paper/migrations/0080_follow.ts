import { type Migration, sql } from 'kysely'

/** Copy trading: what an order of a product is worth and when it ends, and what testers changed of the products. */
export const follow: Migration = {
  up: async (db) => {
    await sql`
      alter table product_orders
        add strategist text,
        add fee numeric check (fee >= 0),
        add bought_at_nav numeric check (bought_at_nav > 0),
        add unlocks_at timestamptz,
        add ends_at timestamptz check (unlocks_at <= ends_at),
        add ended_at timestamptz,
        add ended_by text check (ended_by in ('redeemed', 'matured')),
        add paid_out numeric check (paid_out >= 0),
        add constraint product_orders_end_once
          check ((ended_by is null) = (paid_out is null) and (ended_by is null or (status = 1 and ended_at is not null)))
      `.execute(db)
    await sql`create index product_orders_running on product_orders (code) where status = 0`.execute(db)
    await sql`
      create table follow_returns (
        series text not null,
        day integer not null,
        parts integer not null check (parts between -1000000 and 1000000),
        primary key (series, day)
      )`.execute(db)
    await sql`
      create table follow_products (
        code text primary key,
        ends_at timestamptz,
        delisted_at timestamptz
      )`.execute(db)
  },
}
