import { type Migration, sql } from 'kysely'

/**
 * What protects a position is told with the position, also where only a trailing stop has moved; for an order that waits, with the
 * order. A position has the id of the order that opens it.
 */
export const liveProtections: Migration = {
  up: async (db) => {
    const triggers = ['insert', 'update'].map(
      (event) => `
      create trigger live_protections_${event} after ${event} on protections
        referencing new table as changed for each statement execute function live_protections();`,
    )
    await sql
      .raw(
        `create function live_protections() returns trigger language plpgsql as $$
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
        ${triggers.join('')}`,
      )
      .execute(db)
  },
}
