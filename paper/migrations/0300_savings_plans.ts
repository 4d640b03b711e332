import { type Migration, sql } from 'kysely'

/** Savings plans, and each purchase of a plan, of which a planned day has one. */
export const savingsPlans: Migration = {
  up: async (db) => {
    await sql`
      create table savings_plans (
        id uuid primary key,
        customer_id uuid not null references customers (id),
        code text not null,
        currency text not null,
        sum numeric not null check (sum > 0),
        rhythm text not null check (rhythm in ('weekly', 'monthly')),
        day smallint not null check (day between 1 and 31),
        reminds boolean not null,
        state text not null check (state in ('active', 'paused', 'ended')),
        rest numeric not null default 0 check (rest >= 0),
        next_planned text,
        next_day text,
        next_at timestamptz,
        tried text,
        created_at timestamptz not null,
        ended_at timestamptz,
        check ((state = 'active') = (next_at is not null)),
        check ((state = 'ended') = (ended_at is not null))
      )`.execute(db)
    await sql`create index savings_plans_of_customer on savings_plans (customer_id, id)`.execute(db)
    await sql`
      create table savings_purchases (
        id uuid primary key,
        plan_id uuid not null references savings_plans (id),
        customer_id uuid not null references customers (id),
        planned text not null,
        at timestamptz not null,
        sum numeric not null,
        rest_before numeric not null,
        state text not null check (state in ('ordered', 'bought', 'carried', 'skipped')),
        reason text not null default '',
        order_id uuid references orders (id),
        quantity numeric not null default 0,
        amount numeric not null default 0,
        fees numeric not null default 0,
        rest_after numeric not null check (rest_after >= 0),
        unique (plan_id, planned),
        check (amount + fees <= sum + rest_before),
        check (state <> 'bought' or (order_id is not null and quantity > 0))
      )`.execute(db)
    await sql`create index savings_purchases_of_plan on savings_purchases (plan_id, id)`.execute(db)
    await sql`create index savings_purchases_orders on savings_purchases (order_id) where order_id is not null`.execute(
      db,
    )
  },
}
