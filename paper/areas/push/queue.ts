import { sql } from 'kysely'
import type { Tx } from '../../platform/database/transaction.ts'

/**
 * Notes that messages are told by a notification too, on every device that their customers have subscribed. In the
 * transaction that writes the messages; nothing is sent in it. Source: RULES.md, notifications.
 */
export const queueNotifications = async (tx: Tx, messageIds: ReadonlyArray<string>): Promise<void> => {
  if (messageIds.length === 0) return
  await sql`
    insert into push_deliveries (subscription_id, message_id)
    select s.id, m.id from messages m
    join push_subscriptions s on s.customer_id = m.customer_id
    join customers c on c.id = m.customer_id and c.frozen_at is null
    where m.id = any (${messageIds}::uuid[])`.execute(tx)
}
