import type { Db } from '../database/transaction.ts'
import { later } from '../time/instant.ts'

/** How often something may be tried within a time. */
export interface Pace {
  /** Who tries what: `bank-add:…`. */
  readonly subject: string
  readonly allowed: number
  /** Milliseconds. */
  readonly within: number
}

/**
 * Counts a try and answers whether it may be made. The same try counts once, so a request that is sent again is not
 * slowed down. A try that may not be made does not count. Source: RULES.md, security.
 */
export const mayTry = async (db: Db, { allowed, subject, within }: Pace, name: string, now: Date): Promise<boolean> => {
  await db.deleteFrom('tries').where('subject', '=', subject).where('at', '<=', later(now, -within)).execute()
  const fresh = await db
    .insertInto('tries')
    .values({ subject, try: name, at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('try')
    .executeTakeFirst()
  if (fresh === undefined) return true
  const { made } = await db
    .selectFrom('tries')
    .select((eb) => eb.fn.countAll<bigint>().as('made'))
    .where('subject', '=', subject)
    .executeTakeFirstOrThrow()
  if (made <= BigInt(allowed)) return true
  await db.deleteFrom('tries').where('subject', '=', subject).where('try', '=', name).execute()
  return false
}
