import { computed, effect, untracked } from '@preact/signals-react'
import { Effect } from 'effect'
import type { QuotedInstrument } from '../../../../ports/quote.ts'
import { Watchlist } from '../../../../ports/Watchlist.ts'
import type { App } from '../../../data/app/app.ts'
import { makeQuery } from '../../../data/query/query.ts'
import { makeLiveQuotes } from '../../markets/quotes.live.ts'
import { makeHeldModel } from '../../wealth/held.model.ts'
import { makeTodayModel } from '../../wealth/today.model.ts'
import { makeWorthModel } from '../../wealth/worth.model.ts'
import { makeOwnRoom, MOST_ROWS } from './ownRoom.model.ts'
import { ownShares } from './ownShares.ts'

/** The customer's shares and watchlist on home. */
export const makeOwnModel = (app: App) => {
  const { failure, held, load: loadHeld, status: heldStatus } = app.model(makeHeldModel)
  const today = app.model(makeTodayModel)
  const { status: worthStatus, worth } = app.model(makeWorthModel)
  const room = app.model(makeOwnRoom)
  const live = app.model(makeLiveQuotes)
  const watchlist = makeQuery<ReadonlyArray<QuotedInstrument>>(app, () =>
    Effect.flatMap(Watchlist, (list) => list.list()).pipe(Effect.tap((list) => Effect.sync(() => live.learn(list)))),
  )

  /** Null until the holdings are known, and the rates by which they are sorted. */
  const shares = computed(() => {
    const all = held.value
    if (all === null || worthStatus.value === 'loading') return null
    return ownShares(all.list, today.rates.value, worth.value?.currency)
  })

  /** Tells the room what there is, once both lists are answered: what failed keeps its room. */
  const settle = () =>
    effect(() => {
      const [own, watched, kept] = [shares.value, watchlist.value.value, room.rows.value]
      const isOver = watchlist.status.value !== 'loading' && (own !== null || heldStatus.value === 'failed')
      if (!isOver || kept === null) return
      untracked(() =>
        room.found({
          // A customer of whose shares nothing is known is told, too, that they could not be loaded.
          shares: own ? Math.min(own.length, MOST_ROWS) : Math.max(1, kept.shares),
          watched: watched ? Math.min(watched.length, MOST_ROWS) : kept.watched,
        }),
      )
    })

  return {
    shares,
    sharesStatus: heldStatus,
    sharesFailure: failure,
    retryShares: loadHeld,
    watchlist,
    open: (): (() => void) => {
      void watchlist.load()
      const close = today.open()
      const stop = settle()
      return () => {
        stop()
        close()
        watchlist.stop()
      }
    },
    refresh: (): Promise<unknown> => Promise.all([loadHeld(), watchlist.load()]),
  }
}
