import { sql } from 'kysely'

/**
 * What the database keeps with each position: sums, so that calls are as fast for a customer with a long past as for a new one;
 * the profit of each close; what closes it by itself, and the story of that.
 */
export const positions = sql`
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
  ) with (fillfactor = 70);

  create table realised_profits (
    id uuid primary key,
    customer_id uuid not null references customers (id),
    currency text not null,
    code text not null,
    name text not null,
    profit numeric not null,
    realised_at timestamptz not null,
    order_id uuid not null,
    side text not null check (side in ('long', 'short')),
    leverage numeric not null check (leverage >= 1),
    quantity numeric not null check (quantity > 0),
    open_price numeric not null check (open_price > 0),
    close_price numeric not null check (close_price > 0),
    margin numeric not null check (margin >= 0),
    fee numeric not null check (fee >= 0),
    balance numeric not null,
    opened_at timestamptz not null
  );
  create index realised_profits_of_customer on realised_profits (customer_id, currency, id);
  create index realised_profits_by_time on realised_profits (customer_id, id);

  create table realised_sums (
    customer_id uuid not null references customers (id),
    currency text not null,
    profit numeric not null,
    primary key (customer_id, currency)
  ) with (fillfactor = 70);

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

  -- What closes a position by itself, one row a position. A triggered row stays triggered: that it was is never decided twice.
  create table protections (
    position_id uuid primary key references positions (id),
    customer_id uuid not null references customers (id),
    code text not null,
    direction text not null check (direction in ('long', 'short')),
    stop_price numeric check (stop_price > 0),
    stop_limit numeric check (stop_limit > 0),
    take_profit numeric check (take_profit > 0),
    trail numeric check (trail > 0),
    trail_unit text check (trail_unit in ('amount', 'percent')),
    trail_price numeric check (trail_price > 0),
    state text not null default 'armed' check (state in ('armed', 'triggered')),
    side text check (side in ('stop-loss', 'trailing-stop', 'take-profit')),
    trigger_price numeric check (trigger_price > 0),
    triggered_at timestamptz,
    ended_at timestamptz,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    check ((trail is null) = (trail_unit is null)),
    check (trail is not null or trail_price is null),
    check (stop_limit is null or (stop_price is not null and trail is null)),
    check (stop_price is not null or take_profit is not null or trail is not null),
    check ((state = 'triggered') = (side is not null and trigger_price is not null and triggered_at is not null))
  ) with (fillfactor = 80);
  create index protections_alive on protections (code) where ended_at is null;

  -- What the customer set of a protection and how it ended. Rows are only added, by triggers. A trailing stop that follows the
  -- price is no change: its terms stay the same.
  create table protection_changes (
    id bigint generated always as identity primary key,
    position_id uuid not null references positions (id),
    customer_id uuid not null references customers (id),
    at timestamptz not null,
    change text not null check (change in ('set', 'triggered', 'ended')),
    stop_price numeric,
    take_profit numeric,
    trail numeric,
    trail_unit text check (trail_unit in ('amount', 'percent')),
    side text check (side in ('stop-loss', 'trailing-stop', 'take-profit')),
    trigger_price numeric,
    check ((change = 'triggered') = (side is not null and trigger_price is not null)),
    check ((trail is null) = (trail_unit is null))
  );
  create index protection_changes_of_position on protection_changes (position_id, id);
  create function note_protection() returns trigger language plpgsql as $$
  begin
    if new.ended_at is not null then
      insert into protection_changes (position_id, customer_id, at, change)
        values (new.position_id, new.customer_id, new.ended_at, 'ended');
    elsif new.state = 'triggered' then
      insert into protection_changes (position_id, customer_id, at, change, side, trigger_price)
        values (new.position_id, new.customer_id, new.triggered_at, 'triggered', new.side, new.trigger_price);
    else
      insert into protection_changes (position_id, customer_id, at, change, stop_price, take_profit, trail, trail_unit)
        values (new.position_id, new.customer_id, new.updated_at, 'set',
          case when new.trail is null then new.stop_price end, new.take_profit, new.trail, new.trail_unit);
    end if;
    return null;
  end $$;
  create trigger note_protection_insert after insert on protections for each row execute function note_protection();
  create trigger note_protection_update after update on protections for each row
    when (row (old.state, old.ended_at, old.take_profit, old.trail, old.trail_unit)
    is distinct from row (new.state, new.ended_at, new.take_profit, new.trail, new.trail_unit)
    or (new.trail is null and old.stop_price is distinct from new.stop_price))
    execute function note_protection();
`
