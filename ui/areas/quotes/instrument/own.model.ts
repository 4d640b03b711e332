import { batch, computed, signal } from '@preact/signals-react'
import { Effect } from 'effect'
import { Orders } from '../../../../ports/Orders.ts'
import { Positions } from '../../../../ports/Positions.ts'
import type { ChartMarks } from '../../../charts/series.ts'
import type { App } from '../../../data/app/app.ts'
import { makeHeldModel } from '../../wealth/held.model.ts'
import { holding, marksKey, marksOf, NOTHING_OWN, type Own } from './holdings.ts'
import { makePoll } from '../../../data/query/poll.ts'

/** The polling interval, in milliseconds: while an order may be filled, and otherwise. */
const WAITING_PACE = 3_000
const CALM_PACE = 20_000
/** How long a page waits for it at most, in milliseconds: a card above its figures must not move them. */
const LONGEST_WAIT = 400
/** Events after which they may differ. */
const CHANGES: ReadonlySet<string> = new Set(['orders', 'fills', 'positions'])
/** Rows per request; further ones of the instrument are under Position. */
const MOST = 100

/** The customer's holdings, orders and trades of the current instrument. */
export const makeOwnModel = (app: App) => {
  const own = signal<Own | null>(null)
  const marks = signal<ChartMarks>(marksOf(NOTHING_OWN))
  const code = signal('')
  const isLate = signal(false)
  const { held: all } = app.model(makeHeldModel)
  let timer: ReturnType<typeof setTimeout> | undefined

  const put = (next: Own): void => {
    own.value = next
    const drawn = marksOf(next)
    if (marksKey(drawn) !== marksKey(marks.peek())) marks.value = drawn
  }

  const ask = () =>
    Effect.gen(function* () {
      const [positions, orders] = [yield* Positions, yield* Orders]
      const [held, pending, fills] = yield* Effect.all(
        [
          positions.list({ which: 'held', code: code.peek(), limit: MOST }),
          orders.pending({ code: code.peek(), limit: MOST }),
          orders.fills({ code: code.peek(), limit: MOST }),
        ],
        { concurrency: 'unbounded' },
      )
      // A backend that does not filter must not put the profit of another instrument on this page.
      const mine = <Row extends { readonly code: string }>(rows: ReadonlyArray<Row>) =>
        rows.filter((row) => row.code === code.peek())
      return { positions: mine(held.list), orders: mine(pending.list), fills: mine(fills.list) }
    })

  const take = (found: Own): number => {
    put(found)
    return found.orders.length > 0 ? WAITING_PACE : CALM_PACE
  }

  const poll = makePoll<Own>(app, {
    ask,
    take,
    miss: () => void (isLate.value = true),
    hear: ({ is }) => (CHANGES.has(is) ? 'again' : null),
  })

  /** Requests it before the page is rendered, which waits for it no longer than the page itself. */
  const loadEarly = (next: string): Promise<void> => {
    code.value = next
    return Promise.race([poll.askEarly(), new Promise<void>((resolve) => setTimeout(resolve, LONGEST_WAIT))])
  }

  /** What is held of it, also by the list of all holdings; null until one of them is known. */
  const known = computed(() => {
    if (own.value !== null) return holding(own.value.positions)
    const rows = holding(all.value?.list.filter((position) => position.code === code.value) ?? [])
    return rows.length > 0 || all.value?.isWhole === true ? rows : null
  })

  return {
    /** Null until it is loaded. */
    own,
    held: computed(() => known.value ?? []),
    /** The instrument whose page need not wait any longer to know what is held of it. */
    settled: computed(() => (known.value !== null || isLate.value ? code.value : null)),
    /** Whether what is held is known. */
    isKnown: computed(() => known.value !== null),
    marks,
    loadEarly,
    open: (next: string): void =>
      batch(() => {
        if (next !== code.peek()) {
          poll.stop()
          put(NOTHING_OWN)
          own.value = null
          isLate.value = false
        }
        code.value = next
        clearTimeout(timer)
        timer = setTimeout(() => void (isLate.value = true), LONGEST_WAIT)
        poll.start()
      }),
    stop: (): void => {
      clearTimeout(timer)
      poll.stop()
    },
  }
}
