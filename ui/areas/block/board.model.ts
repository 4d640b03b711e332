import { signal } from '@preact/signals-react'
import { Effect } from 'effect'
import { type BlockChannel, type BlockOffer, BlockTrades } from '../../../ports/Block.ts'
import { makeTicker } from '../../data/clock/ticker.ts'
import { makePages } from '../../data/query/pages.ts'
import { pollWhileVisible } from '../../data/query/pollWhileVisible.ts'
import type { App } from '../../data/app/app.ts'

/** The interval between refreshes of the remaining quantities, in milliseconds. */
const AGAIN = { all: 10_000, open: 4_000 }
/** All current blocks fit in one page, so that each refresh updates all of them. */
const ROWS = 100

const makeBoard = (app: App, which: 'all' | 'open') => {
  const channel = signal<BlockChannel | null>(null)
  const offers = makePages<BlockOffer>(app, ({ id }) => id)
  const ticker = makeTicker(app)
  const ask = (cursor: string | undefined) =>
    Effect.flatMap(BlockTrades, (blocks) => blocks.offers(which, { cursor, limit: ROWS })).pipe(
      Effect.tap((page) => Effect.sync(() => void (channel.value = page.channel))),
    )
  return {
    /** Null until it is loaded. */
    channel,
    offers,
    /** The server's time by the second, for countdowns. */
    now: ticker.now,
    open: (): (() => void) => {
      void (offers.rows.peek().length > 0 ? offers.refresh() : offers.begin(ask))
      const stops = [pollWhileVisible(app, AGAIN[which], offers.refresh), ticker.start(), offers.stop]
      return () => stops.forEach((stop) => stop())
    },
  }
}

/** Every block on offer. */
export const makeBoardModel = (app: App) => makeBoard(app, 'all')

/** The fast lane: blocks that can be bought now. */
export const makeRushModel = (app: App) => makeBoard(app, 'open')
