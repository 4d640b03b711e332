import { type Migration, sql } from 'kysely'

/** Price alerts, and up to which second the quotes of the market have been compared with them. */
export const alerts: Migration = {
  up: async (db) => {
    await sql`
      create table alerts (
        id uuid primary key,
        customer_id uuid not null references customers (id),
        code text not null,
        kind text not null check (kind in ('above', 'below', 'rise', 'fall')),
        value numeric not null check (value > 0),
        created_at timestamptz not null,
        met_at timestamptz,
        met_price numeric,
        check ((met_at is null) = (met_price is null))
      )`.execute(db)
    await sql`create index alerts_waiting on alerts (code, kind, value) where met_at is null`.execute(db)
    await sql`create index alerts_of_customer on alerts (customer_id, id)`.execute(db)
    // So that the ones past their retention are found without reading the others.
    await sql`create index alerts_met on alerts (met_at) where met_at is not null`.execute(db)
    await sql`
      create table alert_checks (
        is_only boolean primary key default true check (is_only),
        checked_to timestamptz not null
      )`.execute(db)
    await sql
      .raw(
        `create function live_alerts() returns trigger language plpgsql as $$
        begin
          insert into live_events (customer_id, topic, subjects)
            select customer_id, 'alerts', array_agg(id::text) from changed group by customer_id;
          return null;
        end $$;
        create trigger live_alerts_insert after insert on alerts
          referencing new table as changed for each statement execute function live_alerts();
        create trigger live_alerts_update after update on alerts
          referencing new table as changed for each statement execute function live_alerts();`,
      )
      .execute(db)
  },
}
