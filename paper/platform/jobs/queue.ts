import type { Tx } from '../database/transaction.ts'
import { uuidv7 } from '../wireText/uuid.ts'

/** A piece of work for later. Kind and subject name it: asked for again, it is only moved to another time. */
export interface NewJob {
  readonly kind: string
  readonly subject: string
  /** From when, in the broker's time. It is done soon after, also when the broker was off at that moment. */
  readonly due: Date
}

/** Leaves work to be done at a time, together with whatever else the transaction writes. */
export const schedule = async (tx: Tx, { due, kind, subject }: NewJob): Promise<void> => {
  await tx
    .insertInto('jobs')
    .values({ id: uuidv7(due), kind, subject, due, failed_with: null })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'subject']).doUpdateSet({ due, failures: 0, failed_with: null }),
    )
    .execute()
}
