import { sql } from 'kysely'

/**
 * What has changed for a customer, for streams. Written by the database with the change itself in its transaction, so no change
 * is ever missing. `written_by` is the transaction: an event is final once every earlier transaction has ended, so a reader
 * that goes on after the oldest running one skips none. One row holds all subjects of a statement.
 */
export const live = sql`
  create table live_events (
    written_by xid8 not null default pg_current_xact_id(),
    id bigint not null generated always as identity,
    customer_id uuid not null,
    topic text not null,
    subjects text[] not null,
    at timestamptz not null default clock_timestamp(),
    primary key (written_by, id)
  );

  create table live_history (
    is_only boolean primary key default true check (is_only),
    epoch text not null,
    pruned xid8 not null
  );
  insert into live_history (epoch, pruned) values (substr(md5(random()::text), 1, 8), pg_current_xact_id());

  create function live_orders() returns trigger language plpgsql as $$
  begin
    insert into live_events (customer_id, topic, subjects)
      select customer_id, 'orders', array_agg(id::text) from changed group by customer_id;
    return null;
  end $$;
  create trigger live_orders_insert after insert on orders
    referencing new table as changed for each statement execute function live_orders();
  create trigger live_orders_update after update on orders
    referencing new table as changed for each statement execute function live_orders();

  create function live_fills() returns trigger language plpgsql as $$
  begin
    insert into live_events (customer_id, topic, subjects)
      select customer_id, 'fills', array_agg(id::text) from changed group by customer_id;
    return null;
  end $$;
  create trigger live_fills_insert after insert on fills
    referencing new table as changed for each statement execute function live_fills();

  -- Of a position that waits for its order, the order tells.
  create function live_positions() returns trigger language plpgsql as $$
  begin
    insert into live_events (customer_id, topic, subjects)
      select customer_id, 'positions', array_agg(id::text) from changed where state <> 'pending' group by customer_id;
    return null;
  end $$;
  create trigger live_positions_insert after insert on positions
    referencing new table as changed for each statement execute function live_positions();
  create trigger live_positions_update after update on positions
    referencing new table as changed for each statement execute function live_positions();

  create function live_ledger_accounts() returns trigger language plpgsql as $$
  begin
    insert into live_events (customer_id, topic, subjects)
      select owner, 'wallets', array_agg(distinct currency) from changed where owner is not null group by owner;
    return null;
  end $$;
  create trigger live_ledger_accounts_update after update on ledger_accounts
    referencing new table as changed for each statement execute function live_ledger_accounts();

  create function live_messages() returns trigger language plpgsql as $$
  begin
    insert into live_events (customer_id, topic, subjects)
      select customer_id, 'messages', '{}'::text[] from changed group by customer_id;
    return null;
  end $$;
  create trigger live_messages_insert after insert on messages
    referencing new table as changed for each statement execute function live_messages();
  create trigger live_messages_update after update on messages
    referencing new table as changed for each statement execute function live_messages();

  create function live_sessions() returns trigger language plpgsql as $$
  begin
    insert into live_events (customer_id, topic, subjects)
      select customer_id, 'session', '{}'::text[] from changed group by customer_id;
    return null;
  end $$;
  create trigger live_sessions_delete after delete on sessions
    referencing old table as changed for each statement execute function live_sessions();

  -- A frozen account has no stream.
  create function live_customers() returns trigger language plpgsql as $$
  begin
    insert into live_events (customer_id, topic, subjects) values (new.id, 'session', '{}');
    return null;
  end $$;
  create trigger live_customers_update after update on customers
    for each row when (old.frozen_at is distinct from new.frozen_at) execute function live_customers();

  create function live_alerts() returns trigger language plpgsql as $$
  begin
    insert into live_events (customer_id, topic, subjects)
      select customer_id, 'alerts', array_agg(id::text) from changed group by customer_id;
    return null;
  end $$;
  create trigger live_alerts_insert after insert on alerts
    referencing new table as changed for each statement execute function live_alerts();
  create trigger live_alerts_update after update on alerts
    referencing new table as changed for each statement execute function live_alerts();

  -- What protects a position is told with the position, also where only a trailing stop has moved; for an order that waits, with
  -- the order.
  create function live_protections() returns trigger language plpgsql as $$
  begin
    insert into live_events (customer_id, topic, subjects)
      select c.customer_id, 'positions', array_agg(c.position_id::text)
      from changed c join positions p on p.id = c.position_id
      where p.state <> 'pending' group by c.customer_id;
    insert into live_events (customer_id, topic, subjects)
      select c.customer_id, 'orders', array_agg(c.position_id::text)
      from changed c join orders o on o.id = c.position_id
      where o.state in ('pending', 'partlyfilled') group by c.customer_id;
    return null;
  end $$;
  create trigger live_protections_insert after insert on protections
    referencing new table as changed for each statement execute function live_protections();
  create trigger live_protections_update after update on protections
    referencing new table as changed for each statement execute function live_protections();
`
