import { batch, computed, signal } from '@preact/signals-react'
import { Effect, Exit } from 'effect'
import type { QuotedInstrument } from '../../../../ports/quote.ts'
import { listed } from '../../../../domain/watchlist/lists.ts'
import { Watchlist } from '../../../../ports/Watchlist.ts'
import { makeLiveQuotes } from '../../markets/quotes.live.ts'
import type { Failure } from '../../../../ports/failure.ts'
import type { App } from '../../../data/app/app.ts'
import { type ListOrder, nextOrder, sortByChange } from '../list/byChange.ts'
import { makeSwitchQuery } from '../../../data/query/switchQuery.ts'
import type { Status } from '../../../data/query/status.ts'
import { makeListsModel } from '../../watchlist/lists.model.ts'
import { makeWatchedModel } from '../../watchlist/watched.model.ts'
import { makeWatchingModel } from '../../watchlist/watching.model.ts'

/** The last removed row, the order to restore, and the list that it was taken off: null for the whole watchlist. */
interface Removed {
  readonly instrument: QuotedInstrument
  readonly codes: ReadonlyArray<string>
  readonly list: string | null
}

type Rows = ReadonlyArray<QuotedInstrument>

/** `row` at the place `to` of the rows. */
const placed = (rows: Rows, row: QuotedInstrument, to: number): Rows =>
  rows.filter((other) => other !== row).toSpliced(to, 0, row)

const codesOf = (rows: Rows): ReadonlyArray<string> => rows.map(({ code }) => code)

/** The customer's watchlist as the screen shows and edits it. A change is shown immediately and undone where it fails. */
export const makeWatchlistModel = (app: App) => {
  const live = app.model(makeLiveQuotes)
  const { learnAll } = app.model(makeWatchedModel)
  const watching = app.model(makeWatchingModel)
  const lists = app.model(makeListsModel)
  const latest = makeSwitchQuery(app)
  const own = signal<Rows>([])
  const status = signal<Status>('idle')
  const failure = signal<Failure | null>(null)
  const order = signal<ListOrder>('own')
  const editing = signal(false)
  const removed = signal<Removed | null>(null)
  /** Whether the sheet of further lists is open: the button that opens it moves with the first list. */
  const isOpen = signal(false)
  let unsaved: ReadonlyArray<string> | null = null
  let saving = false

  /** The whole watchlist, or the list that the customer chose. */
  const shown = computed(() => (lists.chosen.value ? listed(lists.chosen.value, own.value) : own.value))
  // Sorted by the figures of this moment: rows that move at every tick could not be read or tapped.
  const rows = computed(() => sortByChange(shown.value, order.value, (row) => live.quoteOf(row.code).peek() ?? row))

  const load = async (): Promise<void> => {
    status.value = 'loading'
    await Promise.all([lists.load(), watching.settled()])
    const answer = await latest.ask(Effect.flatMap(Watchlist, (list) => list.list()))
    if (answer.is === 'dropped') return
    if (answer.is === 'failed') {
      failure.value = answer.failure
      status.value = 'failed'
      return
    }
    batch(() => {
      live.learn(answer.value)
      learnAll(codesOf(answer.value))
      own.value = answer.value
      status.value = 'ready'
    })
  }

  /** One order is in flight at a time, then the newest follows: ten steps of one row are not ten calls. */
  const saveOrder = async (): Promise<void> => {
    unsaved = codesOf(own.peek())
    if (saving) return
    saving = true
    while (unsaved) {
      const codes: ReadonlyArray<string> = unsaved
      unsaved = null
      if (Exit.isFailure(await watching.reorder(codes)) && !unsaved) await load()
    }
    saving = false
  }

  /** Moves an instrument to a place of the customer's own order, 0 at the top. Returns its new place. */
  const move = (code: string, to: number): number => {
    const before = shown.peek()
    const list = lists.chosen.peek()
    const row = before.find((other) => other.code === code)
    const place = Math.max(0, Math.min(to, before.length - 1))
    if (row && before[place] !== row) {
      const next = placed(before, row, place)
      if (list) lists.reorder(list.id, codesOf(next))
      else {
        own.value = next
        void saveOrder()
      }
    }
    return place
  }

  const remove = async (code: string): Promise<void> => {
    const before = own.peek()
    const instrument = before.find((row) => row.code === code)
    if (!instrument) return
    const list = lists.chosen.peek()
    if (list) {
      batch(() => {
        lists.takeOff(list.id, code)
        removed.value = { instrument, codes: list.codes, list: list.id }
      })
      return
    }
    batch(() => {
      own.value = before.filter((row) => row !== instrument)
      removed.value = { instrument, codes: codesOf(before), list: null }
    })
    if (Exit.isSuccess(await watching.remove([code]))) return
    removed.value = null
    await load()
  }

  /** Restores the last removed row to its previous place. */
  const undo = async (): Promise<void> => {
    const last = removed.peek()
    if (!last) return
    const { instrument, codes, list } = last
    if (list !== null) {
      batch(() => {
        removed.value = null
        lists.restore(list, codes)
      })
      return
    }
    batch(() => {
      removed.value = null
      own.value = placed(own.peek(), instrument, codes.indexOf(instrument.code))
    })
    const order = codesOf(own.peek())
    const restored = Exit.isSuccess(await watching.add([instrument.code]))
    if (!restored || Exit.isFailure(await watching.reorder(order))) await load()
  }

  /** Adds instruments on top. False where the server refused, which is shown already. */
  const add = async (instruments: Rows): Promise<boolean> => {
    const codes = await watching.add(codesOf(instruments))
    if (Exit.isFailure(codes)) return false
    const list = lists.chosen.peek()
    if (list) lists.putOn(list.id, codesOf(instruments))
    const known = new Map([...own.peek(), ...instruments].map((row) => [row.code, row]))
    const next = codes.value.map((code) => known.get(code))
    if (next.includes(undefined)) await load()
    else own.value = next.filter((row) => row !== undefined)
    return true
  }

  const edit = (on: boolean): void =>
    batch(() => {
      editing.value = on
      // Moves change the customer's own order, so that order must be shown.
      if (on) order.value = 'own'
      else removed.value = null
    })

  return {
    rows,
    status,
    failure,
    order,
    editing,
    removed,
    /** Every watched instrument, whichever list is shown. */
    own,
    isOpen,
    openLists: (open: boolean): void => void (isOpen.value = open),
    load,
    move,
    remove,
    undo,
    add,
    edit,
    /** Shows a further list, or the whole watchlist. */
    choose: (id: string | null): void =>
      batch(() => {
        lists.choose(id)
        removed.value = null
      }),
    sort: (): void => {
      order.value = nextOrder(order.peek())
    },
    stop: (): void => {
      latest.drop()
      if (status.peek() === 'loading') status.value = own.peek().length > 0 ? 'ready' : 'idle'
    },
  }
}
