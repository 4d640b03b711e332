import type { Db } from '../../platform/database/transaction.ts'
import { FUNDS_ZONE, isOpenAt, processingStart, type ServiceHours } from '../../../domain/transfers/hours.ts'
import type { Data } from '../../platform/contract/operations.ts'

type WireHours = Data<'/funds/withdrawpreview'>['hours']

const clockText = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** Service hours as the contract represents them, and whether they apply at an instant. */
export const showHours = (hours: ServiceHours, now: Date): WireHours => ({
  zone: FUNDS_ZONE,
  days: [1, 2, 3, 4, 5],
  open: clockText(hours.opens),
  close: clockText(hours.closes),
  isopen: isOpenAt(hours, now.getTime()) ? 1 : 0,
  nextopen: processingStart(hours, now.getTime()),
})

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
