import type { Db } from '../database/transaction.ts'
import { writeMessage } from '../messages/write.ts'

/**
 * Notes from where a customer logged in. An address that was never used before, other than the very first one, is
 * told to the customer: somebody else may know the password.
 */
export const noteLogin = async (db: Db, customerId: string, address: string, at: Date): Promise<void> => {
  const known = await db
    .selectFrom('login_addresses')
    .select('address')
    .where('customer_id', '=', customerId)
    .limit(1)
    .executeTakeFirst()
  const row = await db
    .insertInto('login_addresses')
    .values({ customer_id: customerId, address, used_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('address')
    .executeTakeFirst()
  if (known && row) await writeMessage(db, { customerId, kind: 'new-login', parameters: { address }, at })
}
