import type { Tx } from '../../../platform/database/transaction.ts'

/** Ends what protects a position: its order was cancelled. */
export const endProtection = async (tx: Tx, positionId: string, at: Date): Promise<void> => {
  await tx
    .updateTable('protections')
    .set({ ended_at: at, updated_at: at })
    .where('position_id', '=', positionId)
    .where('ended_at', 'is', null)
    .execute()
}
