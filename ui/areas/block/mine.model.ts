import { Effect } from 'effect'
import { type BlockTrade, BlockTrades } from '../../../ports/Block.ts'
import { makePages } from '../../data/query/pages.ts'
import type { App } from '../../data/app/app.ts'

/** The customer's block trades, newest first. */
export const makeMyBlocksModel = (app: App) => {
  const records = makePages<BlockTrade>(app, ({ id }) => id)
  const ask = (cursor: string | undefined) => Effect.flatMap(BlockTrades, (blocks) => blocks.mine({ cursor }))
  return {
    records,
    open: (): (() => void) => {
      void (records.rows.peek().length > 0 ? records.refresh() : records.begin(ask))
      return records.stop
    },
  }
}
