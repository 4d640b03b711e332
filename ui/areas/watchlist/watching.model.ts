import { type ReadonlySignal, type Signal, signal } from '@preact/signals-react'
import { Effect } from 'effect'
import { AppClock } from '../../ports/AppClock.ts'
import type { Failure } from '../../ports/failure.ts'
import { type WatchedCodes, Watchlist } from '../../ports/Watchlist.ts'
import { currentWords } from '../i18n/words.ts'
import type { App } from '../shell/app.ts'

type Change = (list: Watchlist['Service'], requestId: string) => Effect.Effect<WatchedCodes, Failure>

/** Which instruments are watched, as far as any screen has learnt, and every change of the watchlist. */
export const makeWatchedModel = (app: App) => {
  const cells = new Map<string, Signal<boolean | null>>()
  let turn: Promise<unknown> = Promise.resolve()

  const cell = (code: string): Signal<boolean | null> => {
    let found = cells.get(code)
    if (!found) cells.set(code, (found = signal<boolean | null>(null)))
    return found
  }

  const learnAll = (codes: WatchedCodes): void => {
    const watched = new Set(codes)
    for (const code of watched) cell(code).value = true
    for (const [code, known] of cells) if (known.peek() !== null) known.value = watched.has(code)
  }

  /** Changes reach the server in the order they were made: the last tap wins there too. */
  const write = (change: Change): Promise<WatchedCodes | null> => {
    const done = turn.then(() =>
      app.run(
        Effect.gen(function* () {
          // One id for one intent: an answer lost on the way and asked for again by the network changes nothing twice.
          const requestId = (yield* AppClock).newId()
          return yield* change(yield* Watchlist, requestId)
        }),
      ),
    )
    turn = done
    return done
  }

  const changeTo = async (codes: ReadonlyArray<string>, wanted: boolean): Promise<WatchedCodes | null> => {
    for (const code of codes) cell(code).value = wanted
    const found = await write((list, id) => (wanted ? list.add(codes, id) : list.remove(codes, id)))
    if (found) return found
    for (const code of codes) if (cell(code).peek() === wanted) cell(code).value = !wanted
    return null
  }

  /** Puts an instrument on the watchlist or takes it off, and says so. */
  const toggle = async (code: string): Promise<void> => {
    const wanted = cell(code).peek() !== true
    if (!(await changeTo([code], wanted))) return
    const words = currentWords().quotes
    app.toaster.show(wanted ? words.watching() : words.notWatching(), 'success')
  }

  return {
    /** Whether a code is watched; null where nobody has said. */
    of: (code: string): ReadonlySignal<boolean | null> => cell(code),
    learn: (code: string, watched: boolean): void => {
      cell(code).value = watched
    },
    learnAll,
    toggle,
    /** Puts codes on top; the codes that are watched then, null where it failed. */
    add: (codes: ReadonlyArray<string>) => changeTo(codes, true),
    remove: (codes: ReadonlyArray<string>) => changeTo(codes, false),
    reorder: (codes: ReadonlyArray<string>) => write((list, id) => list.reorder(codes, id)),
    /** Resolves when every change made so far has its answer. */
    settled: async (): Promise<void> => void (await turn),
  }
}
