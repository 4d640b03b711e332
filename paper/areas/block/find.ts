import type { Broker } from '../../platform/broker/call.ts'
import { reject, type Rejection } from '../../platform/rejection/rejection.ts'
import type { Db } from '../../platform/database/transaction.ts'
import { DAY } from '../../platform/clock/instant.ts'
import { overridesFor } from '../../market/overrides/overrides.ts'
import { type Block, blockAt, type BlockMoment, storedBlocks } from './board.ts'
import { plannedBlock } from './plan.ts'

/** How long before its opening a block can be found, and how long after its end. */
const KNOWN = { before: DAY, after: DAY }

/** The state of the market for blocks, for one call. */
export const momentOf = async ({ market }: Broker, db: Db, now: Date): Promise<BlockMoment> => ({
  market,
  now,
  overrides: await overridesFor(db),
})

/** The current state of the block with an id, as this transaction sees it. */
export const findBlock = async (
  db: Db,
  moment: BlockMoment,
  id: string,
): Promise<Block | Rejection<'product-not-found'>> => {
  const plan = plannedBlock(moment.market, id)
  const at = moment.now.getTime()
  const isKnown = plan && at >= plan.opensAt - KNOWN.before && at < plan.closesAt + KNOWN.after
  const stored = isKnown ? (await storedBlocks(db, [id])).get(id) : undefined
  const block = isKnown ? blockAt(moment, plan, stored) : undefined
  return block ?? reject('product-not-found', '/id')
}
