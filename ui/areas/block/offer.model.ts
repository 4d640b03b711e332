import { computed } from '@preact/signals-react'
import { Effect } from 'effect'
import { BlockTrades } from '../../ports/BlockTrades.ts'
import { makeTicker } from '../times/ticker.ts'
import { makeOpened } from '../feed/opened.ts'
import { everySoOften } from '../feed/beat.ts'
import type { App } from '../shell/app.ts'

const AGAIN = 5_000

/** One block, looked at again and again while its page is open. */
export const makeOfferModel = (app: App) => {
  const page = makeOpened(app, {
    ask: (id) => Effect.flatMap(BlockTrades, (blocks) => blocks.offer(id)),
    absent: 'product-not-found',
  })
  const ticker = makeTicker(app)
  return {
    opened: page.opened,
    shown: computed(() => page.shown.value),
    refresh: page.refresh,
    now: ticker.now,
    open: (id: string): (() => void) => {
      void page.open(id)
      const stops = [everySoOften(app, AGAIN, page.refresh), ticker.start(), page.stop]
      return () => stops.forEach((stop) => stop())
    },
  }
}
