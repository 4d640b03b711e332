import { Effect } from 'effect'
import { BlockTrades } from '../../../ports/Block.ts'
import { makeTicker } from '../../data/clock/ticker.ts'
import { makeDetailQuery } from '../../data/query/detailQuery.ts'
import { pollWhileVisible } from '../../data/query/pollWhileVisible.ts'
import type { App } from '../../data/app/app.ts'

const AGAIN = 5_000

/** One block, fetched repeatedly while its page is open. */
export const makeBlockModel = (app: App) => {
  const page = makeDetailQuery(app, {
    ask: (id) => Effect.flatMap(BlockTrades, (blocks) => blocks.offer(id)),
    absent: 'product-not-found',
  })
  const ticker = makeTicker(app)
  return {
    opened: page.opened,
    shown: page.shown,
    refresh: page.refresh,
    now: ticker.now,
    open: (id: string): (() => void) => {
      void page.open(id)
      const stops = [pollWhileVisible(app, AGAIN, page.refresh), ticker.start(), page.stop]
      return () => stops.forEach((stop) => stop())
    },
  }
}
