import { type Migration, sql } from 'kysely'

/**
 * What a subscription wants to be told, and the one place where notifications are noted: with each message that is written, whoever
 * writes it, in its transaction. Subscriptions made before are told of price alerts, as they were.
 */
export const pushTopics: Migration = {
  up: async (db) => {
    await sql`alter table push_subscriptions add column topics text[] not null default '{alerts}'`.execute(db)
    await sql`alter table push_subscriptions alter column topics drop default`.execute(db)
    await sql`
      create function push_topic(kind text) returns text language sql immutable parallel safe as $$
        select case
          when kind like 'alert-%' then 'alerts'
          when kind in ('order-filled', 'order-expired', 'position-stopped-out', 'position-squared-off',
            'stop-loss-filled', 'trailing-stop-filled', 'take-profit-filled') then 'trades'
          else 'messages' end
      $$`.execute(db)
    await sql`
      create function push_messages() returns trigger language plpgsql as $$
      begin
        insert into push_deliveries (subscription_id, message_id)
          select s.id, w.id from written w
          join push_subscriptions s on s.customer_id = w.customer_id and push_topic(w.kind) = any (s.topics)
          join customers c on c.id = w.customer_id and c.frozen_at is null;
        return null;
      end $$`.execute(db)
    await sql`
      create trigger push_messages_insert after insert on messages
        referencing new table as written for each statement execute function push_messages()`.execute(db)
  },
}
