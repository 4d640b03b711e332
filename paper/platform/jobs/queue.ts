import type { Tx } from '../database/transaction.ts'
import { uuidv7 } from '../wireText/uuid.ts'

/** A job for later. Kind and subject identify it: scheduling it again only changes its time. */
export interface NewJob {
  readonly kind: string
  readonly subject: string
  /**
   * When it is due, in the broker's time. It is done soon after, also where the broker was not running at that moment.
   */
  readonly due: Date
}

/** Schedules a job, in the caller's transaction. */
export const schedule = async (tx: Tx, { due, kind, subject }: NewJob): Promise<void> => {
  await tx
    .insertInto('jobs')
    .values({ id: uuidv7(due), kind, subject, due, failed_with: null })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'subject']).doUpdateSet({ due, failures: 0, failed_with: null }),
    )
    .execute()
}
