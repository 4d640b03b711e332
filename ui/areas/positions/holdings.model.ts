import { Effect } from 'effect'
import { isHeld } from '../../../domain/positions/position.ts'
import { type PositionRecord, Positions } from '../../../ports/Positions.ts'
import { makePages } from '../../data/query/pages.ts'
import type { App } from '../../data/app/app.ts'
import { pollWhileVisible } from '../../data/query/pollWhileVisible.ts'

/** The interval between refreshes of the positions, in milliseconds; their prices are updated independently. */
const AGAIN = 5_000

/** Current holdings, newest first. */
export const makeHoldingsModel = (app: App) => {
  const records = makePages<PositionRecord>(app, ({ id }) => id)
  const ask = (cursor: string | undefined) =>
    Effect.flatMap(Positions, (positions) => positions.list({ which: 'held', cursor })).pipe(
      Effect.map((page) => ({ ...page, list: page.list.filter(isHeld) })),
    )
  return {
    records,
    open: (): (() => void) => {
      void (records.rows.peek().length > 0 ? records.refresh() : records.begin(ask))
      const stop = pollWhileVisible(app, AGAIN, records.refresh, ['positions', 'orders'])
      return () => {
        stop()
        records.stop()
      }
    },
  }
}
