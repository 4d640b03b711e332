import { batch, computed, signal } from '@preact/signals-react'
import {
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
import { type KeptLists, keepLists, loadLists, NO_LISTS } from './keptLists.ts'

type Lists = ReadonlyArray<InstrumentList>

/** The last removed list, its place, and whether it was shown. */
interface Removed {
  readonly list: InstrumentList
  readonly place: number
  readonly wasChosen: boolean
}

/** The customer's further lists of watched instruments, kept on the device. Every change is stored at once. */
export const makeListsModel = (app: App) => {
  const kept = signal<KeptLists>(NO_LISTS)
  const removed = signal<Removed | null>(null)
  const lists = computed(() => kept.value.lists)
  const chosen = computed(() => kept.value.lists.find(({ id }) => id === kept.value.chosen) ?? null)
  let changes = 0
  let stored: Promise<unknown> = Promise.resolve()

  const put = (part: Partial<KeptLists>): void => {
    changes += 1
    kept.value = { ...kept.peek(), ...part }
    const next = kept.peek()
    const before = stored
    const store = async (): Promise<void> => {
      await before
      await app.run(keepLists(next))
    }
    stored = store()
  }
  const putLists = (next: Lists): void => put({ lists: next })
  const edit = (id: string, change: (list: InstrumentList) => InstrumentList): void =>
    putLists(kept.peek().lists.map((list) => (list.id === id ? change(list) : list)))

  return {
    lists,
    /** The list that is shown; null for the whole watchlist. */
    chosen,
    removed,
    load: async (): Promise<void> => {
      await stored
      const before = changes
      const found = await app.run(loadLists)
      // What was changed meanwhile is newer.
      if (changes === before) kept.value = found
    },
    choose: (id: string | null): void => put({ chosen: id }),
    /** Makes a list after the others. Its id; null where there are as many as there may be. */
    create: (name: string, codes: ReadonlyArray<string> = []): string | null => {
      const before = kept.peek().lists
      if (before.length >= MOST_LISTS) return null
      const id = app.runtime.runSync(AppClock).newId()
      putLists([...before, putOn({ id, name: tidyListName(name), codes: [] }, codes)])
      return id
    },
    rename: (id: string, name: string): void => edit(id, (list) => ({ ...list, name: tidyListName(name) })),
    /** Moves a list to a place among the lists, 0 first. Returns its new place. */
    move: (id: string, to: number): number => {
      const place = Math.max(0, Math.min(to, kept.peek().lists.length - 1))
      putLists(placeList(kept.peek().lists, id, place))
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
        put({ lists: before.lists.toSpliced(place, 1), chosen: wasChosen ? null : before.chosen })
      })
    },
    /** Restores the last removed list to its place, and whether it was shown. */
    undo: (): void => {
      const last = removed.peek()
      if (!last) return
      const { chosen: now, lists: others } = kept.peek()
      batch(() => {
        removed.value = null
        put({ lists: others.toSpliced(last.place, 0, last.list), chosen: last.wasChosen ? last.list.id : now })
      })
    },
    forgetRemoved: (): void => void (removed.value = null),
    putOn: (id: string, codes: ReadonlyArray<string>): void => edit(id, (list) => putOn(list, codes)),
    takeOff: (id: string, code: string): void => edit(id, (list) => takeOff(list, code)),
    reorder: (id: string, codes: ReadonlyArray<string>): void => edit(id, (list) => reorder(list, codes)),
    restore: (id: string, codes: ReadonlyArray<string>): void => edit(id, (list) => ({ ...list, codes })),
  }
}
