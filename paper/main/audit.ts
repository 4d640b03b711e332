import { auditActivities } from '../areas/rewards/audit.ts'
import { auditDividends } from '../areas/dividends/audit.ts'
import { auditLending } from '../areas/lending/audit.ts'
import { auditSavings } from '../areas/savings/audit.ts'
import { auditMovements } from '../areas/records/audit.ts'
import { audit } from '../ledger/audit.ts'
import { longRead } from '../platform/database/longRead.ts'
import type { Db } from '../platform/database/transaction.ts'

const AUDITS = [audit, auditMovements, auditActivities, auditDividends, auditLending, auditSavings]

/**
 * Audits the ledger and the areas that keep sums beside it, as they are at one moment, and describes the errors; an empty list
 * means none.
 */
export const auditEverything = (db: Db): Promise<ReadonlyArray<string>> =>
  longRead(db, async (tx) => {
    const problems: string[] = []
    // One after the other: a transaction has one connection.
    for (const one of AUDITS) problems.push(...(await one(tx)))
    return problems
  })
