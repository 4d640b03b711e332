import type { JobHandler, JobHandlers } from '../../platform/jobs/run.ts'
import { FOLLOW_ENDS } from './buy.ts'
import { lockRunning, payOut } from './payOut.ts'
import { followState } from './state.ts'

/** Pays out an order whose product has ended; one that its customer has redeemed has ended already. */
const end: JobHandler = async (tx, id, now, broker) => {
  const row = await lockRunning(tx, id)
  if (row === undefined) return
  const valuing = { marketSeed: broker.market.seed, at: now.getTime(), state: await followState(tx) }
  await payOut(tx, broker.clock, row, valuing, now)
}

export const followJobs: JobHandlers = { [FOLLOW_ENDS]: end }
