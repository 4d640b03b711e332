import { type Migration, sql } from 'kysely'

/** A note that is written, changed or removed is told to the customer's other screens, with its position. */
export const liveNotes: Migration = {
  up: async (db) => {
    await sql`
      create function live_position_notes() returns trigger language plpgsql as $$
      begin
        insert into live_events (customer_id, topic, subjects)
          select customer_id, 'positions', array_agg(position_id::text) from changed group by customer_id;
        return null;
      end $$`.execute(db)
    await sql`
      create trigger live_position_notes_insert after insert on position_notes
        referencing new table as changed for each statement execute function live_position_notes()`.execute(db)
    await sql`
      create trigger live_position_notes_update after update on position_notes
        referencing new table as changed for each statement execute function live_position_notes()`.execute(db)
    await sql`
      create trigger live_position_notes_delete after delete on position_notes
        referencing old table as changed for each statement execute function live_position_notes()`.execute(db)
  },
}
