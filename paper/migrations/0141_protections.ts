import { type Migration, sql } from 'kysely'

/**
 * What closes a position by itself, one row a position; and on the orders that the broker places for it, which side it
 * was and the price that triggered it. A triggered row stays triggered: that it was is never decided twice.
 */
export const protections: Migration = {
  up: async (db) => {
    await sql`
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
      ) with (fillfactor = 80)`.execute(db)
    await sql`create index protections_alive on protections (code) where ended_at is null`.execute(db)
    await sql`alter table orders
      add protects text check (protects in ('stop-loss', 'trailing-stop', 'take-profit')),
      add trigger_price numeric check (trigger_price > 0),
      add constraint only_the_broker_protects check (protects is null or (client_order_id is null and action = 'close')),
      add constraint protecting_has_trigger check ((protects is null) = (trigger_price is null))`.execute(db)
  },
}
