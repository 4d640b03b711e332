import { afterAll, beforeAll, expect } from 'vitest'
import { auditActivities } from '../areas/rewards/audit.ts'
import { auditDividends } from '../areas/dividends/audit.ts'
import { audit } from '../ledger/audit.ts'
import { auditLending } from '../areas/lending/audit.ts'
import { auditMovements } from '../areas/records/audit.ts'
import { auditTrading } from '../areas/orders/audit.ts'
import type { TestBroker } from './broker.ts'

/** A second server on the same database, as of another broker process. */
export type Twin = Awaited<ReturnType<TestBroker['twin']>>

const AUDITS = [audit, auditTrading, auditMovements, auditLending, auditActivities, auditDividends]

/** All errors in the books of a broker; empty where there are none. */
export const problemsOf = async ({ broker: { db } }: TestBroker): Promise<ReadonlyArray<string>> =>
  (await Promise.all(AUDITS.map((prove) => prove(db)))).flat()

/** Opens a broker for the tests of a file and returns it. All of its books are audited at the end. */
export const withBooks = <B extends TestBroker>(
  open: () => Promise<B>,
  take: (paper: B) => Promise<void> | void,
): void => {
  let opened: B | undefined
  beforeAll(async () => {
    opened = await open()
    await take(opened)
  })
  afterAll(async () => {
    if (opened === undefined) return
    const problems = await problemsOf(opened)
    await opened.stop()
    expect(problems).toEqual([])
  })
}

/** The same, with a second broker on the same database. */
export const withTwin = <B extends TestBroker>(
  open: () => Promise<B>,
  take: (paper: B, twin: Twin) => Promise<void> | void,
): void => {
  let twin: Twin | undefined
  withBooks(open, async (paper) => {
    twin = await paper.twin()
    await take(paper, twin)
  })
  // Final hooks run in reverse order: the twin stops first.
  afterAll(() => twin?.stop())
}
