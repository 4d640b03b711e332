import { type ExpressionBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Db } from '../../../platform/database/transaction.ts'
import { networkOf } from '../../../platform/http/network.ts'
import { writeMessage } from '../../messages/write.ts'

/** Whether the customer of a query has logged in from a network. */
export const isKnownNetwork = (eb: ExpressionBuilder<Database, 'customers'>, network: string) =>
  eb.exists(
    eb
      .selectFrom('login_addresses')
      .select('address')
      .whereRef('customer_id', '=', 'customers.id')
      .where('address', '=', network),
  )

/**
 * Stores the network from which a customer logged in. For an unknown network, other than the first one, the customer
 * gets a message: another person may know the password.
 */
export const noteLogin = async (db: Db, customerId: string, address: string, at: Date): Promise<void> => {
  const known = await db
    .selectFrom('login_addresses')
    .select('address')
    .where('customer_id', '=', customerId)
    .limit(1)
    .executeTakeFirst()
  const { is_new } = await db
    .insertInto('login_addresses')
    .values({ customer_id: customerId, address: networkOf(address), used_at: at })
    .onConflict((conflict) => conflict.columns(['customer_id', 'address']).doUpdateSet({ used_at: at }))
    // A row that the conflict updates was inserted by an earlier transaction.
    .returning(sql<boolean>`xmax = 0`.as('is_new'))
    .executeTakeFirstOrThrow()
  if (known && is_new) await writeMessage(db, { customerId, kind: 'new-login', parameters: { address }, at })
}
