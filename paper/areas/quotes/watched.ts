import type { Db, Tx } from '../../platform/database/transaction.ts'
import { findListing } from '../../market/listing/listings.ts'

/** What a customer watches, in the customer's order. A code that is no longer listed is not told. */
export const watchedBy = async (db: Db | Tx, customerId: string): Promise<ReadonlyArray<string>> => {
  const row = await db.selectFrom('watchlists').select('codes').where('customer_id', '=', customerId).executeTakeFirst()
  return (row?.codes ?? []).filter((code) => findListing(code) !== undefined)
}
