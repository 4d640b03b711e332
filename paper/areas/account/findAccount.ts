import type { Db } from '../../platform/database/transaction.ts'

class UnknownAccount extends Error {
  readonly statusCode = 404
}

/** The customer behind an account name; a 404 for an unknown name. */
export const idOf = async (db: Db, phone: string): Promise<string> => {
  const row = await db.selectFrom('customers').select('id').where('phone', '=', phone).executeTakeFirst()
  if (row === undefined) throw new UnknownAccount(`there is no account ${phone}`)
  return row.id
}
