import { sql } from 'kysely'
import { HOUR, later, SECOND } from '../../platform/clock/instant.ts'
import type { Db } from '../../platform/database/transaction.ts'
import type { Claimed } from './claim.ts'
import type { PushOutcome } from './post.ts'

/** How long a push service is left alone after a failure; twice as long after each further one. Source: RULES.md, notifications. */
const REST = { first: 30 * SECOND, longest: HOUR / 4 }

/**
 * What follows from an outcome. `gone`: the subscription will never work again. `later`: nothing was taken, so it may
 * be sent again. `unknown`: it may have arrived, so it is not sent again. `dropped`: the service refuses it.
 */
export type Fate = 'delivered' | 'dropped' | 'gone' | 'later' | 'unknown'

/** Sorts the outcome of a request. Source: RFC 8030, sections 5 and 8.4; RFC 8292, section 4.2. */
export const fateOf = (outcome: PushOutcome): Fate => {
  if (outcome.is === 'refused') return 'gone'
  if (outcome.is === 'unsent') return 'later'
  if (outcome.is === 'unknown') return 'unknown'
  const { status } = outcome
  if (status >= 200 && status < 300) return 'delivered'
  // 403: it belongs to another key.
  if (status === 404 || status === 410 || status === 403) return 'gone'
  return status === 429 || status >= 500 ? 'later' : 'dropped'
}

/** Milliseconds until a push service is tried again: as long as it asks for, within bounds. */
const restOf = (failures: number, outcome: PushOutcome): number => {
  const own = Math.min(REST.first * 2 ** failures, REST.longest)
  const asked = outcome.is === 'answered' ? Number(outcome.retryAfter ?? 0) * SECOND : 0
  return Math.min(Math.max(own, asked > 0 ? asked : 0), REST.longest)
}

/** The outcome of a notification, and what follows from it. */
export interface Sent {
  readonly outcome: PushOutcome
  readonly fate: Fate
}

/** Stores the outcome of a claimed notification. */
export const settle = async (db: Db, claimed: Claimed, { fate, outcome }: Sent, now: Date): Promise<void> => {
  const { failures, message_id, subscription_id } = claimed
  if (fate === 'gone') {
    await db.deleteFrom('push_subscriptions').where('id', '=', subscription_id).execute()
    return
  }
  const isRepeated = fate === 'later'
  const hasFailed = isRepeated || fate === 'unknown'
  const retryAt = hasFailed ? later(now, restOf(failures, outcome)) : null
  // One statement, so that no other process sees the one without the other.
  await sql`
    with given_back as (
      update push_deliveries set claimed_at = null
      where ${isRepeated} and subscription_id = ${subscription_id} and message_id = ${message_id}
    ), ended as (
      delete from push_deliveries
      where not ${isRepeated}::boolean and subscription_id = ${subscription_id} and message_id = ${message_id}
    )
    update push_subscriptions set failures = ${hasFailed ? failures + 1 : 0}, retry_at = ${retryAt}
    where id = ${subscription_id}`.execute(db)
}
