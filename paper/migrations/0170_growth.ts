import { type Migration, sql } from 'kysely'

/**
 * What keeps calls as fast for a customer with a long past as for a new one: sums that the database keeps with the rows
 * that they add up, in the same statement, and indexes on what a list or a sweep looks for.
 */
export const growth: Migration = {
  up: async (db) => {
    await sql`
      create table position_sums (
        customer_id uuid not null references customers (id),
        currency text not null,
        code text not null,
        direction text not null,
        on_margin boolean not null,
        positions bigint not null,
        quantity numeric not null,
        cost numeric not null,
        margin numeric not null,
        -- How many paid more than the margin that is noted for them, by rounding.
        above_margin bigint not null,
        primary key (customer_id, currency, code, direction, on_margin)
      ) with (fillfactor = 70)`.execute(db)
    await sql`
      create table realised_sums (
        customer_id uuid not null references customers (id),
        currency text not null,
        profit numeric not null,
        primary key (customer_id, currency)
      ) with (fillfactor = 70)`.execute(db)
    await keeping.execute(db)
    await earlier.execute(db)
    for (const index of INDEXES) await sql`${sql.raw(`create index ${index}`)}`.execute(db)
  },
}

const INDEXES = [
  // Stop-outs: only positions that the price has reached, of all customers and of one.
  'positions_by_stop on positions (code, direction, stop_price) where stop_price is not null',
  'positions_by_stop_of_customer on positions (customer_id, code, direction, stop_price) where stop_price is not null',
  // Lists of what is held, or over, past any number of rows of the other kind.
  `positions_in_use on positions (customer_id, id) where state in ('pending', 'holding')`,
  `positions_over on positions (customer_id, id) where state in ('closed', 'cancelled')`,
  `orders_in_use on orders (customer_id, id) where state in ('pending', 'partlyfilled')`,
  // Payouts that have not settled.
  `fills_to_settle on fills (customer_id, settles_at) include (currency, proceeds) where action = 'close'`,
  'wallet_movements_of_kind on wallet_movements (owner, kind, position)',
  'dividend_payments_waiting on dividend_payments (customer_id) where paid_at is null',
]

const keeping = sql`
  create function positions_keep_sums() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      insert into position_sums as s
        select customer_id, currency, code, direction, direction = 'short' or leverage > 1,
          count(*), sum(quantity), sum(cost), sum(margin), count(*) filter (where cost > margin)
        from after where state = 'holding' group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
        on conflict (customer_id, currency, code, direction, on_margin) do update set
          positions = s.positions + excluded.positions, quantity = s.quantity + excluded.quantity,
          cost = s.cost + excluded.cost, margin = s.margin + excluded.margin,
          above_margin = s.above_margin + excluded.above_margin;
      return null;
    end if;
    insert into position_sums as s
      with changed as (
        select 1 as sign, * from after where state = 'holding'
        union all select -1, * from before where state = 'holding'
      )
      select customer_id, currency, code, direction, direction = 'short' or leverage > 1,
        sum(sign), sum(sign * quantity), sum(sign * cost), sum(sign * margin), coalesce(sum(sign) filter (where cost > margin), 0)
      from changed group by 1, 2, 3, 4, 5
      having sum(sign) <> 0 or sum(sign * quantity) <> 0 or sum(sign * cost) <> 0 or sum(sign * margin) <> 0
      order by 1, 2, 3, 4, 5
      on conflict (customer_id, currency, code, direction, on_margin) do update set
        positions = s.positions + excluded.positions, quantity = s.quantity + excluded.quantity,
        cost = s.cost + excluded.cost, margin = s.margin + excluded.margin,
        above_margin = s.above_margin + excluded.above_margin;
    return null;
  end $$;

  create trigger positions_keep_sums_of_new after insert on positions
    referencing new table as after for each statement execute function positions_keep_sums();
  create trigger positions_keep_sums_of_changed after update on positions
    referencing old table as before new table as after for each statement execute function positions_keep_sums();

  create function realised_profits_keep_sums() returns trigger language plpgsql as $$
  begin
    insert into realised_sums as s
      select customer_id, currency, sum(profit) from added group by 1, 2 order by 1, 2
      on conflict (customer_id, currency) do update set profit = s.profit + excluded.profit;
    return null;
  end $$;

  create trigger realised_profits_keep_sums after insert on realised_profits
    referencing new table as added for each statement execute function realised_profits_keep_sums();
`

/** What was held and realised before the sums were kept. */
const earlier = sql`
  insert into position_sums
    select customer_id, currency, code, direction, direction = 'short' or leverage > 1,
      count(*), sum(quantity), sum(cost), sum(margin), count(*) filter (where cost > margin)
    from positions where state = 'holding' group by 1, 2, 3, 4, 5;
  insert into realised_sums select customer_id, currency, sum(profit) from realised_profits group by 1, 2;
`
