import type { Db } from '../../platform/database/transaction.ts'

/** When a customer's account was opened: the newcomer's term begins then. */
export const openedAtOf = async (db: Db, customerId: string): Promise<number> => {
  const { created_at } = await db
    .selectFrom('customers')
    .select('created_at')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow()
  return created_at.getTime()
}
