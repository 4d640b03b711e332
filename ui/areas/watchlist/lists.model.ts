import { batch, computed, effect, signal, untracked } from '@preact/signals-react'
import { Effect } from 'effect'
import {
  freeListName,
  type InstrumentList,
  MOST_LISTS,
  placeList,
  putOn,
  reorder,
  takeOff,
  tidyListName,
} from '../../../domain/watchlist/lists.ts'
import { AppClock } from '../../../ports/device/AppClock.ts'
import type { App } from '../../data/app/app.ts'
import { makeConnectionModel } from '../../data/app/connection.model.ts'
import { type KeptLists, keepLists, listsOf, NO_LISTS, readLists } from './keptLists.ts'

type Lists = ReadonlyArray<InstrumentList>

/** The last removed list, its place, and whether it was shown. */
interface Removed {
  readonly list: InstrumentList
  readonly place: number
  readonly wasChosen: boolean
}

type Change = (lists: Lists) => Lists

const namesBeside = (lists: Lists, id: string): ReadonlyArray<string> =>
  lists.flatMap((list) => (list.id === id ? [] : [list.name]))

/**
 * The customer's further lists of watched instruments, kept on the device. Every change is shown and stored at once. Another
 * tab may change them too, so each change is made to what the device holds; which list is shown is each tab's own.
 */
export const makeListsModel = (app: App) => {
  const { visible } = app.model(makeConnectionModel)
  const kept = signal<KeptLists>(NO_LISTS)
  const removed = signal<Removed | null>(null)
  const lists = computed(() => kept.value.lists)
  const chosen = computed(() => kept.value.lists.find(({ id }) => id === kept.value.chosen) ?? null)
  /** What the device held last, and its text. A device that stores nothing never holds another one. */
  let held = NO_LISTS
  let seen: string | null = null
  let isLoaded = false
  let waiting = 0
  let turn: Promise<void> = Promise.resolve()

  /** One step after the other: a native shell reads and writes with a delay. */
  const inTurn = (change?: Change): Promise<void> => {
    const step = Effect.gen(function* () {
      const text = yield* readLists
      if (text !== seen) held = listsOf(text)
      seen = text
      if (change) {
        held = { lists: change(held.lists), chosen: kept.peek().chosen }
        yield* keepLists(held)
        seen = yield* readLists
      }
    })
    waiting += 1
    const before = turn
    const take = async (): Promise<void> => {
      await before
      await app.run(step)
      waiting -= 1
      if (waiting > 0) return
      kept.value = { lists: held.lists, chosen: isLoaded ? kept.peek().chosen : held.chosen }
      isLoaded = true
    }
    return (turn = take())
  }
  const load = (): Promise<void> => inTurn()

  const put = (change: Change, shown = kept.peek().chosen): void => {
    isLoaded = true
    kept.value = { lists: change(kept.peek().lists), chosen: shown }
    void inTurn(change)
  }
  const edit = (id: string, change: (list: InstrumentList, all: Lists) => InstrumentList): void =>
    put((all) => all.map((list) => (list.id === id ? change(list, all) : list)))

  return {
    lists,
    /** The list that is shown; null for the whole watchlist. */
    chosen,
    removed,
    load,
    /** Loads them, now and whenever the page is seen again, until the returned function is called. */
    follow: (): (() => void) =>
      effect(() => {
        if (visible.value) untracked(() => void load())
      }),
    choose: (id: string | null): void => put((all) => all, id),
    /** Makes a list after the others. Its id; null where there are as many as there may be. */
    create: (name: string, codes: ReadonlyArray<string> = []): string | null => {
      const before = kept.peek().lists
      if (before.length >= MOST_LISTS) return null
      const id = app.runtime.runSync(AppClock).newId()
      const list = putOn({ id, name: tidyListName(name), codes: [] }, codes)
      // Another tab may have made one of this name, or the last one that there may be.
      put((all) =>
        all.length >= MOST_LISTS ? all : [...all, { ...list, name: freeListName(list.name, namesBeside(all, id)) }],
      )
      return id
    },
    rename: (id: string, name: string): void =>
      edit(id, (list, all) => ({ ...list, name: freeListName(tidyListName(name), namesBeside(all, id)) })),
    /** Moves a list to a place among the lists, 0 first. Returns its new place. */
    move: (id: string, to: number): number => {
      const place = Math.max(0, Math.min(to, kept.peek().lists.length - 1))
      put((all) => placeList(all, id, place))
      return place
    },
    remove: (id: string): void => {
      const before = kept.peek()
      const place = before.lists.findIndex((one) => one.id === id)
      const list = before.lists[place]
      if (!list) return
      const wasChosen = before.chosen === id
      batch(() => {
        removed.value = { list, place, wasChosen }
        put((all) => all.filter((one) => one.id !== id), wasChosen ? null : before.chosen)
      })
    },
    /** Restores the last removed list to its place, and whether it was shown. */
    undo: (): void => {
      const last = removed.peek()
      if (!last) return
      const { list, place, wasChosen } = last
      batch(() => {
        removed.value = null
        put(
          (all) => (all.some(({ id }) => id === list.id) ? all : all.toSpliced(place, 0, list)),
          wasChosen ? list.id : kept.peek().chosen,
        )
      })
    },
    forgetRemoved: (): void => void (removed.value = null),
    putOn: (id: string, codes: ReadonlyArray<string>): void => edit(id, (list) => putOn(list, codes)),
    takeOff: (id: string, code: string): void => edit(id, (list) => takeOff(list, code)),
    reorder: (id: string, codes: ReadonlyArray<string>): void => edit(id, (list) => reorder(list, codes)),
    restore: (id: string, codes: ReadonlyArray<string>): void => edit(id, (list) => ({ ...list, codes })),
  }
}
