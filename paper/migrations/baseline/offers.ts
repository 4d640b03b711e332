import { sql } from 'kysely'

/**
 * Subscriptions of new shares and of placements, from asking to delivery. The hold that freezes the money of one has its id. A
 * bid’s money is frozen at `price`, and its shares are paid for at `cutoff`; without them the price is fixed.
 */
export const offers = sql`
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
    bid text check (bid in ('price', 'cut-off')),
    cutoff numeric check (cutoff > 0),
    wanted_above numeric check (wanted_above >= 0),
    wanted_at numeric check (wanted_at >= 0),
    constraint nothing_is_made_or_lost check (held + refunded + settled <= price * quantity),
    constraint up_front_money_stays check (payment <> 'up-front' or held + refunded + settled = price * quantity),
    constraint result_follows_the_draw check (allotted is null or drawn = allotted),
    constraint delivered_is_paid check (settled = 0 or settled = coalesce(cutoff, price) * allotted),
    constraint bid_has_a_cutoff check (
      (bid is null) = (cutoff is null) and (bid is null) = (wanted_above is null) and (bid is null) = (wanted_at is null)),
    constraint bid_is_paid_up_front check (bid is null or payment = 'up-front'),
    constraint nobody_pays_more_than_bid check (cutoff <= price or coalesce(allotted, 0) = 0)
  );
  create unique index offer_subscriptions_once on offer_subscriptions (customer_id, offer_id)
    where state <> 'cancelled';
  create index offer_subscriptions_of_customer on offer_subscriptions (customer_id, kind, id);
`
