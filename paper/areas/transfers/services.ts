import type { Db } from '../../platform/database/transaction.ts'

/** The service that pays withdrawals; deposit channels are services by their own ids. */
export const PAYMENTS = 'payments'

/** Services that testers have closed. */
export const closedServices = async (db: Db): Promise<ReadonlySet<string>> => {
  const rows = await db.selectFrom('closed_services').select('name').execute()
  return new Set(rows.map(({ name }) => name))
}

/** Closes or opens a service. */
export const setService = async (db: Db, name: string, isOpen: boolean, at: Date): Promise<void> => {
  if (isOpen) await db.deleteFrom('closed_services').where('name', '=', name).execute()
  else
    await db
      .insertInto('closed_services')
      .values({ name, since: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}
