import { type Migration, sql } from 'kysely'

/**
 * Subscriptions of new shares and of placements, from asking to delivery. What must never happen to a quantity or to
 * the money of one is refused here too, not only in the program. The hold that freezes its money has its id.
 */
export const offers: Migration = {
  up: async (db) => {
    await sql`
      create table offer_subscriptions (
        id uuid primary key,
        customer_id uuid not null references customers (id),
        kind text not null check (kind in ('new-share', 'placement')),
        offer_id text not null,
        code text not null,
        name text not null,
        currency text not null,
        payment text not null check (payment in ('up-front', 'after-winning')),
        price numeric not null check (price > 0),
        quantity numeric not null check (quantity > 0),
        step numeric not null check (step > 0),
        offered numeric not null check (offered > 0),
        demand numeric not null check (demand >= 0),
        ticket numeric not null check (ticket >= 0 and ticket < 1),
        state text not null default 'waiting' check (state in
          ('waiting', 'won', 'not-won', 'payment-due', 'paid', 'payment-failed', 'waived', 'cancelled')),
        drawn numeric check (drawn between 0 and quantity),
        wanted_result numeric check (wanted_result between 0 and quantity),
        allotted numeric check (allotted between 0 and quantity),
        held numeric not null default 0 check (held >= 0),
        refunded numeric not null default 0 check (refunded >= 0),
        settled numeric not null default 0 check (settled >= 0),
        record_day text not null,
        created_at timestamptz not null,
        closes_at timestamptz not null,
        draws_at timestamptz not null,
        announced_at timestamptz not null,
        pay_by timestamptz not null,
        refunds_at timestamptz not null,
        lists_at timestamptz not null,
        paid_at timestamptz,
        position_id uuid references positions (id),
        constraint nothing_is_made_or_lost check (held + refunded + settled <= price * quantity),
        constraint up_front_money_stays check (payment <> 'up-front' or held + refunded + settled = price * quantity),
        constraint result_follows_the_draw check (allotted is null or drawn = allotted),
        constraint delivered_is_paid check (settled = 0 or settled = price * allotted)
      )`.execute(db)
    await sql`create unique index offer_subscriptions_once on offer_subscriptions (customer_id, offer_id)
      where state <> 'cancelled'`.execute(db)
    await sql`create index offer_subscriptions_of_customer on offer_subscriptions (customer_id, kind, id)`.execute(db)
  },
}
