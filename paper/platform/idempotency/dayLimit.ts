import { sql } from 'kysely'
import { DAY, later, SECOND } from '../clock/instant.ts'
import type { Db } from '../database/transaction.ts'
import type { Intent } from './once.ts'

/** How often a customer makes each change within a day: every one keeps its answer. Source: RULES.md, requests. */
const A_DAY = 1_000

/** A customer makes a change too often; nothing was done. */
export class ChangedTooOften extends Error {
  override readonly name = 'ChangedTooOften'
  readonly statusCode = 429
  /** Seconds until the same request would be accepted. */
  readonly retryAfter: number

  constructor(retryAfter: number) {
    super('too many changes within a day')
    this.retryAfter = retryAfter
  }
}

/**
 * Refuses a change that its customer has made a thousand times within a day; a repetition of one that was done is none. The
 * answers that are kept are the count: of requests that arrive together, a few more than the limit may pass. Not in
 * the transaction of the work, where every change would conflict with the customer's other ones.
 * @throws ChangedTooOften
 */
export const admitChange = async (db: Db, { at, id, operation, scope }: Omit<Intent, 'fields'>): Promise<void> => {
  const { rows } = await sql<{ at: Date }>`
    select at from idempotent_requests
    where scope = ${scope} and operation = ${operation} and at > ${later(at, -DAY)} and at <= ${at}
      and not exists (select from idempotent_requests where scope = ${scope} and id = ${id})
    order by at desc offset ${sql.lit(A_DAY - 1)} limit 1`.execute(db)
  const [oldest] = rows
  if (oldest) throw new ChangedTooOften(Math.ceil((oldest.at.getTime() + DAY - at.getTime()) / SECOND))
}
