import { sql } from 'kysely'

/**
 * Orders, the positions that they open and their fills. An order’s id is the position’s that it opens and the hold’s that pays
 * for it. What must never happen to a quantity is refused here too, not only in the program.
 */
export const orders = sql`
  create table orders (
    id uuid primary key,
    sequence bigint not null generated always as identity,
    customer_id uuid not null references customers (id),
    client_order_id uuid,
    fingerprint text not null,
    code text not null,
    currency text not null,
    direction text not null check (direction in ('long', 'short')),
    action text not null check (action in ('open', 'close')),
    side text not null check (side in ('buy', 'sell')),
    type text not null check (type in ('limit', 'market')),
    price numeric check (price > 0),
    worst_price numeric not null check (worst_price > 0),
    hold_price numeric check (hold_price > 0),
    quantity numeric not null check (quantity > 0),
    leverage smallint not null check (leverage >= 1),
    position_id uuid not null,
    filled numeric not null default 0,
    amount numeric not null default 0 check (amount >= 0),
    fees numeric not null default 0 check (fees >= 0 and fees <= amount),
    held numeric not null check (held >= 0),
    state text not null default 'pending',
    reason text not null default '',
    created_at timestamptz not null,
    updated_at timestamptz not null,
    expires_at timestamptz not null,
    version integer not null default 0,
    square_off_at timestamptz,
    time_in_force text not null default 'day' check (time_in_force in ('day', 'gtc', 'gtd', 'ioc', 'fok')),
    -- Which side of a protection placed it, and the price that triggered it.
    protects text check (protects in ('stop-loss', 'trailing-stop', 'take-profit')),
    trigger_price numeric check (trigger_price > 0),
    unique (customer_id, client_order_id),
    constraint never_overfilled check (filled >= 0 and filled <= quantity),
    constraint state_says_what_is_filled check (case state
      when 'pending' then filled = 0
      when 'partlyfilled' then filled > 0 and filled < quantity
      when 'filled' then filled = quantity
      when 'cancelled' then filled < quantity
      when 'expired' then filled < quantity
      when 'rejected' then filled = 0
      else false end),
    constraint final_orders_hold_nothing check (state in ('pending', 'partlyfilled') or held = 0),
    constraint closing_holds_nothing check (action = 'open' or held = 0),
    check ((action = 'open') = (position_id = id)),
    check ((action = 'open') = (hold_price is not null)),
    check ((type = 'limit') = (price is not null)),
    constraint only_the_broker_protects check (protects is null or (client_order_id is null and action = 'close')),
    constraint protecting_has_trigger check ((protects is null) = (trigger_price is null))
  ) with (fillfactor = 80);
  create index orders_of_customer on orders (customer_id, id);
  create index orders_waiting on orders (code, side, worst_price)
    where state in ('pending', 'partlyfilled');
  create index orders_waiting_to_expire on orders (expires_at)
    where state in ('pending', 'partlyfilled');
  create index orders_to_fill_at_once on orders (code)
    where state in ('pending', 'partlyfilled') and time_in_force in ('ioc', 'fok');
  create index orders_of_day_trades on orders (customer_id, id) where square_off_at is not null;
  create index orders_in_use on orders (customer_id, id) where state in ('pending', 'partlyfilled');

  -- A position knows how many of its shares are lent: those are never sold or lent again.
  create table positions (
    id uuid primary key references orders (id),
    customer_id uuid not null references customers (id),
    code text not null,
    currency text not null,
    direction text not null check (direction in ('long', 'short')),
    leverage smallint not null check (leverage >= 1),
    quantity numeric not null default 0,
    cost numeric not null default 0 check (cost >= 0),
    opening_fees numeric not null default 0 check (opening_fees >= 0),
    original_margin numeric not null default 0 check (original_margin >= 0),
    margin numeric not null default 0 check (margin >= 0),
    opened numeric not null default 0,
    opened_amount numeric not null default 0,
    closed numeric not null default 0 check (closed >= 0),
    closed_amount numeric not null default 0,
    closing numeric not null default 0,
    fees numeric not null default 0 check (fees >= 0),
    realised numeric not null default 0,
    written_off numeric not null default 0 check (written_off >= 0),
    stop_price numeric,
    opening boolean not null default true,
    state text not null default 'pending' check (state in ('pending', 'holding', 'closed', 'cancelled')),
    first_opened_at timestamptz,
    last_closed_at timestamptz,
    created_at timestamptz not null,
    version integer not null default 0,
    lent numeric not null default 0,
    square_off_at timestamptz,
    constraint never_negative check (quantity >= 0 and quantity = opened - closed),
    constraint never_closed_twice check (closing >= 0 and closing <= quantity),
    constraint nothing_held_binds_nothing check (quantity > 0 or (cost = 0 and opening_fees = 0 and margin = 0)),
    constraint state_says_what_is_held check (case state
      when 'pending' then quantity = 0 and opening
      when 'holding' then quantity > 0
      when 'closed' then quantity = 0 and opened > 0 and not opening
      else opened = 0 and not opening end),
    constraint never_sold_while_lent check (lent >= 0 and closing + lent <= quantity),
    constraint only_owned_shares_are_lent check (lent = 0 or (direction = 'long' and leverage = 1))
  ) with (fillfactor = 80);
  create index positions_of_customer on positions (customer_id, id);
  create index positions_to_square_off on positions (square_off_at)
    where square_off_at is not null and state = 'holding';
  create index positions_of_day_trades on positions (customer_id, id) where square_off_at is not null;

  -- Stop-outs: only positions that the price has reached, of all customers and of one.
  create index positions_by_stop on positions (code, direction, stop_price) where stop_price is not null;
  create index positions_by_stop_of_customer on positions (customer_id, code, direction, stop_price)
    where stop_price is not null;

  -- Lists of what is held, or over, past any number of rows of the other kind.
  create index positions_in_use on positions (customer_id, id) where state in ('pending', 'holding');
  create index positions_over on positions (customer_id, id) where state in ('closed', 'cancelled');

  -- One part of an order can be filled once only: the quantity filled before it is part of the key.
  create table fills (
    id uuid primary key,
    order_id uuid not null references orders (id),
    filled_before numeric not null check (filled_before >= 0),
    position_id uuid not null references positions (id),
    customer_id uuid not null,
    code text not null,
    currency text not null,
    direction text not null,
    action text not null,
    price numeric not null check (price > 0),
    quantity numeric not null check (quantity > 0),
    amount numeric not null check (amount = price * quantity),
    fees numeric not null check (fees >= 0),
    profit numeric,
    written_off numeric not null default 0 check (written_off >= 0),
    proceeds numeric not null default 0 check (proceeds >= 0),
    settles_at timestamptz not null,
    at timestamptz not null,
    unique (order_id, filled_before),
    check ((action = 'close') = (profit is not null))
  );
  create index fills_of_customer on fills (customer_id, id);
  create index fills_of_position on fills (position_id);

  -- Payouts that have not settled.
  create index fills_to_settle on fills (customer_id, settles_at) include (currency, proceeds) where action = 'close';

  -- What keeps several processes from filling alike: one row per instrument to lock while its orders are matched, with the fence
  -- of the newest sweep that touched it, and what our customers took of each level in each second.
  create table matching_books (code text primary key, fence bigint not null default 0);

  create table book_consumption (
    code text not null,
    second bigint not null,
    side text not null check (side in ('bid', 'ask')),
    price numeric not null,
    quantity numeric not null check (quantity > 0),
    primary key (code, second, side, price)
  );
  create index book_consumption_by_second on book_consumption (second);

  create table customers_without_margin (customer_id uuid primary key references customers (id));

  -- Who may trade within a day.
  create table day_trading_facilities (
    customer_id uuid primary key references customers (id),
    applied_at timestamptz not null,
    approved_at timestamptz check (approved_at >= applied_at)
  );
`
