import type { Db, Tx } from '../../platform/database/transaction.ts'
import { findListing } from '../../market/listing/listings.ts'

/** A customer's watchlist, in the customer's order. Codes that are no longer listed are left out. */
export const watchedBy = async (db: Db | Tx, customerId: string): Promise<ReadonlyArray<string>> => {
  const row = await db.selectFrom('watchlists').select('codes').where('customer_id', '=', customerId).executeTakeFirst()
  return (row?.codes ?? []).filter((code) => findListing(code) !== undefined)
}
