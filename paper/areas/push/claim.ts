import { sql } from 'kysely'
import { HOUR, later, MINUTE } from '../../platform/clock/instant.ts'
import type { Db } from '../../platform/database/transaction.ts'
import type { MessageKind } from '../messages/kinds.ts'
import type { Language } from '../../../domain/contract/enumerations.ts'
import type { Addressed } from './address.ts'

/** How old a message may be when it is told: later than that nobody is surprised by it. Source: RULES.md, notifications. */
const OF_USE = HOUR
/** A process that has not said for so long the outcome of a notification has died. */
const LONGEST_TRY = MINUTE

/** A notification that this process sends, and no other. */
export interface Claimed extends Addressed {
  readonly language: Language
  readonly subscription_id: string
  readonly message_id: string
  readonly kind: MessageKind
  readonly parameters: Readonly<Record<string, string>>
  /** Failures in a row before this try. */
  readonly failures: number
}

/**
 * Removes the notifications that are not sent any more: too old, or begun by a process that died, since they may have
 * arrived.
 */
export const dropStale = async (db: Db, now: Date): Promise<void> => {
  await sql`
    delete from push_deliveries d using messages m
    where m.id = d.message_id and (m.created_at <= ${later(now, -OF_USE)}
      or d.claimed_at <= clock_timestamp() - ${LONGEST_TRY} * interval '1 ms')`.execute(db)
}

/**
 * Claims up to a number of notifications, the oldest of each subscription whose push service is not being left alone. A
 * subscription has one in flight at a time, so that one that does not answer cannot hold up the others.
 */
export const claim = async (db: Db, now: Date, atMost: number): Promise<ReadonlyArray<Claimed>> => {
  const { rows } = await sql<Claimed>`
    with next as (
      select distinct on (d.subscription_id) d.subscription_id, d.message_id
      from push_deliveries d join push_subscriptions s on s.id = d.subscription_id
      where (s.retry_at is null or s.retry_at <= ${now}) and not exists (
        select from push_deliveries o where o.subscription_id = d.subscription_id and o.claimed_at is not null)
      order by d.subscription_id, d.message_id limit ${atMost}
    ), claimed as (
      update push_deliveries d set claimed_at = clock_timestamp() from next n
      where d.subscription_id = n.subscription_id and d.message_id = n.message_id and d.claimed_at is null
      returning d.subscription_id, d.message_id
    )
    select c.*, s.endpoint, s.p256dh, s.auth, s.device_token, s.language, s.failures, m.kind, m.parameters
    from claimed c join push_subscriptions s on s.id = c.subscription_id
    join messages m on m.id = c.message_id and m.customer_id = s.customer_id`.execute(db)
  return rows
}
