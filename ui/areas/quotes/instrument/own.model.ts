import { signal } from '@preact/signals-react'
import { Effect } from 'effect'
import { Orders } from '../../../../ports/Orders.ts'
import { Positions } from '../../../../ports/Positions.ts'
import type { ChartMarks } from '../../../charts/series.ts'
import type { App } from '../../../data/app/app.ts'
import { marksKey, marksOf, NOTHING_OWN, type Own } from './holdings.ts'
import { makePoll } from '../../../data/query/poll.ts'

/** The polling interval, in milliseconds: while an order may be filled, and otherwise. */
const WAITING_PACE = 3_000
const CALM_PACE = 20_000
/** Events after which they may differ. */
const CHANGES: ReadonlySet<string> = new Set(['orders', 'fills', 'positions'])
/** Rows per request; further ones of the instrument are under Position. */
const MOST = 100

/** The customer's holdings, orders and trades of the current instrument. */
export const makeOwnModel = (app: App) => {
  const own = signal<Own | null>(null)
  const marks = signal<ChartMarks>(marksOf(NOTHING_OWN))
  let code = ''

  const put = (next: Own): void => {
    own.value = next
    const drawn = marksOf(next)
    if (marksKey(drawn) !== marksKey(marks.peek())) marks.value = drawn
  }

  const poll = makePoll<Own>(app, {
    ask: () =>
      Effect.gen(function* () {
        const [positions, orders] = [yield* Positions, yield* Orders]
        const [held, pending, fills] = yield* Effect.all(
          [
            positions.list({ which: 'held', code, limit: MOST }),
            orders.pending({ code, limit: MOST }),
            orders.fills({ code, limit: MOST }),
          ],
          { concurrency: 'unbounded' },
        )
        // A backend that does not filter must not put the profit of another instrument on this page.
        const mine = <Row extends { readonly code: string }>(rows: ReadonlyArray<Row>) =>
          rows.filter((row) => row.code === code)
        return { positions: mine(held.list), orders: mine(pending.list), fills: mine(fills.list) }
      }),
    take: (found) => {
      put(found)
      return found.orders.length > 0 ? WAITING_PACE : CALM_PACE
    },
    hear: ({ is }) => (CHANGES.has(is) ? 'again' : null),
  })

  return {
    /** Null until it is loaded. */
    own,
    marks,
    open: (next: string): void => {
      if (next !== code) {
        put(NOTHING_OWN)
        own.value = null
      }
      code = next
      poll.start()
    },
    stop: poll.stop,
  }
}
