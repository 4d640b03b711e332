import { type Migration, sql } from 'kysely'

/**
 * The last change for a customer is found by one step, and a request of the customer counts as one where it changes nothing
 * that streams tell of: a replica answers a customer only once it has both.
 */
export const ownWrites: Migration = {
  up: async (db) => {
    await sql`create index live_events_of_customer on live_events (customer_id, written_by)`.execute(db)
    await sql`
      create function live_requests() returns trigger language plpgsql as $$
      begin
        -- The owner of a request that opens an account is not a customer yet, and no request may fail here.
        insert into live_events (customer_id, topic, subjects)
          select distinct scope::uuid, 'request', '{}'::text[] from changed
          where scope ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
        return null;
      end $$`.execute(db)
    await sql`
      create trigger live_requests_insert after insert on idempotent_requests
        referencing new table as changed for each statement execute function live_requests()`.execute(db)
  },
}
