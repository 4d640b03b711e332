import { Effect } from 'effect'
import { Dividends, type Dividend } from '../../../ports/Dividends.ts'
import { makeQuery } from '../../data/query/query.ts'
import { makePages } from '../../data/query/pages.ts'
import type { App } from '../../data/app/app.ts'

/** Upcoming and paid dividends. */
export const makeDividendsModel = (app: App) => {
  const upcoming = makeQuery(app, () => Effect.flatMap(Dividends, (dividends) => dividends.upcoming()))
  const paid = makePages<Dividend>(app, ({ id }) => id)
  const loadPaid = (): Promise<void> =>
    paid.begin((cursor) => Effect.flatMap(Dividends, (dividends) => dividends.paid({ cursor })), { keep: true })

  return {
    upcoming,
    paid,
    loadPaid,
    stop: (): void => {
      upcoming.stop()
      paid.stop()
    },
  }
}
