import { type Migration, sql } from 'kysely'

/**
 * What the customer set of a protection and how it ended, for the story of its position. Rows are only added. Triggers write them,
 * so that a process of the version before writes them too. A trailing stop that follows the price is no change: its terms stay the same.
 */
export const protectionChanges: Migration = {
  up: async (db) => {
    await sql`
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
      )`.execute(db)
    await sql`create index protection_changes_of_position on protection_changes (position_id, id)`.execute(db)
    await sql`
      insert into protection_changes (position_id, customer_id, at, change, stop_price, take_profit, trail, trail_unit)
        select position_id, customer_id, updated_at, 'set', case when trail is null then stop_price end, take_profit, trail, trail_unit
        from protections where state = 'armed' and ended_at is null`.execute(db)
    await sql
      .raw(
        `create function note_protection() returns trigger language plpgsql as $$
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
          execute function note_protection();`,
      )
      .execute(db)
  },
}
