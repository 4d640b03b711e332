import type { Broker } from '../../../platform/broker/call.ts'
import { ConnectionLost } from '../../../platform/database/connectionLost.ts'
import { transaction, type Tx } from '../../../platform/database/transaction.ts'
import { isHeld, type Lease } from '../../../platform/jobs/lease.ts'
import { matchEach } from '../matching/match.ts'
import { type Closing, closeTogether, type DuePosition, type LockedPosition, lockPositions } from './closeTogether.ts'

/** The most positions of one transaction: orders of customers pass between two of them. */
const AT_MOST = 100

export interface ClosingWork {
  readonly now: Date
  /** Which of the locked positions are closed, and how. */
  readonly decide: (tx: Tx, locked: ReadonlyArray<LockedPosition>) => Promise<ReadonlyArray<Closing>>
  readonly lease: Lease | undefined
}

const closeBatch = (
  { clock, db }: Broker,
  { decide, lease, now }: ClosingWork,
  some: ReadonlyArray<DuePosition>,
): Promise<ReadonlyArray<string>> => {
  const work = async (tx: Tx) => {
    if (lease && !(await isHeld(tx, lease))) return []
    const closings = await decide(tx, await lockPositions(tx, some))
    return (await closeTogether(tx, clock, closings, now)).map(({ position_id }) => position_id)
  }
  return transaction(db, work, 'repeatable read')
}

/**
 * Closes positions for the broker, many in one transaction, and fills the orders that do so. Where a batch fails, each
 * of its positions is closed alone, so that one of them cannot keep the others open. Returns the ids of those for which
 * an order was placed.
 * @throws the first error of a position that could not be closed alone, after all others; `ConnectionLost` immediately.
 */
export const closeInBatches = async (
  broker: Broker,
  due: ReadonlyArray<DuePosition>,
  work: ClosingWork,
): Promise<ReadonlySet<string>> => {
  const closed = new Set<string>()
  const failures: Array<unknown> = []
  const attempt = async (some: ReadonlyArray<DuePosition>): Promise<void> => {
    try {
      for (const id of await closeBatch(broker, work, some)) closed.add(id)
    } catch (cause) {
      if (cause instanceof ConnectionLost) throw cause
      if (some.length === 1) failures.push(cause)
      else for (const one of some) await attempt([one])
    }
  }
  for (let start = 0; start < due.length; start += AT_MOST) await attempt(due.slice(start, start + AT_MOST))
  const codes = due.flatMap(({ id, view }) => (closed.has(id) ? [view.instrument.code] : []))
  await matchEach(broker, [...new Set(codes)])
  if (failures.length > 0) throw failures[0]
  return closed
}
