import { Effect, Exit } from 'effect'
import { AppClock } from '../../../ports/device/AppClock.ts'
import type { Failure } from '../../../ports/failure.ts'
import { type WatchedCodes, Watchlist } from '../../../ports/Watchlist.ts'
import { currentWords } from '../../i18n/words.ts'
import type { App } from '../../data/app/app.ts'
import { makeWatchedModel } from './watched.model.ts'

type Change = (list: Watchlist['Service'], requestId: string) => Effect.Effect<WatchedCodes, Failure>

/** Every change of the watchlist. */
export const makeWatchingModel = (app: App) => {
  const { learn, of } = app.model(makeWatchedModel)
  let turn: Promise<unknown> = Promise.resolve()

  /** Changes reach the server in their order: the last tap wins there too. */
  const write = (change: Change): Promise<Exit.Exit<WatchedCodes, Failure>> => {
    const done = turn.then(() =>
      app.attempt(
        Effect.gen(function* () {
          // One id for one intent: a request that is repeated after a lost answer changes nothing twice.
          const requestId = (yield* AppClock).newId()
          return yield* change(yield* Watchlist, requestId)
        }),
      ),
    )
    turn = done
    return done
  }

  const changeTo = async (codes: ReadonlyArray<string>, wanted: boolean) => {
    for (const code of codes) learn(code, wanted)
    const found = await write((list, id) => (wanted ? list.add(codes, id) : list.remove(codes, id)))
    if (Exit.isFailure(found)) for (const code of codes) if (of(code).peek() === wanted) learn(code, !wanted)
    return found
  }

  return {
    /** Adds an instrument to the watchlist or removes it, and confirms it. */
    toggle: async (code: string): Promise<void> => {
      const wanted = of(code).peek() !== true
      if (Exit.isFailure(await changeTo([code], wanted))) return
      const words = currentWords().quotes
      app.toaster.show(wanted ? words.watching() : words.notWatching(), 'success')
    },
    /** Adds codes on top; returns the codes that are watched then. */
    add: (codes: ReadonlyArray<string>) => changeTo(codes, true),
    remove: (codes: ReadonlyArray<string>) => changeTo(codes, false),
    reorder: (codes: ReadonlyArray<string>) => write((list, id) => list.reorder(codes, id)),
    /** Resolves when every change made so far has its answer. */
    settled: async (): Promise<void> => void (await turn),
  }
}
