import { auditActivities } from '../areas/rewards/audit.ts'
import { auditDividends } from '../areas/dividends/audit.ts'
import { auditLending } from '../areas/lending/audit.ts'
import { auditMovements } from '../areas/records/audit.ts'
import { audit } from '../ledger/audit.ts'
import type { Db } from '../platform/database/transaction.ts'

/** Audits the ledger and the areas that keep sums beside it, and describes the errors; an empty list means none. */
export const auditEverything = async (db: Db): Promise<ReadonlyArray<string>> => {
  const found = await Promise.all([
    audit(db),
    auditMovements(db),
    auditActivities(db),
    auditDividends(db),
    auditLending(db),
  ])
  return found.flat()
}
