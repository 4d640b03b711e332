import { effect, untracked } from '@preact/signals-react'
import { Effect } from 'effect'
import { Orders, type PlacedOrder } from '../../../ports/Orders.ts'
import type { App } from '../../data/app/app.ts'
import { makePages } from '../../data/query/pages.ts'
import { makePendingModel } from '../orders/list/pending.model.ts'

const SHOWN = 5

/** The newest final orders, as many as stand below the pending ones. */
export const makeLatestOrdersModel = (app: App) => {
  const records = makePages<PlacedOrder>(app, ({ id }) => id)
  const pending = app.model(makePendingModel).records
  const newest = Effect.flatMap(Orders, (orders) =>
    orders.history({ limit: SHOWN, range: { from: null, until: null } }),
  )
  const load = (): Promise<void> =>
    records.begin(() => Effect.map(newest, ({ list }) => ({ list: list.slice(0, SHOWN), next: null })), { keep: true })

  return {
    records,
    load,
    /** Loads them after the pending orders, and again whenever one of those came or went. */
    open: (): (() => void) => {
      let known: string | null = null
      const stop = effect(() => {
        const ids = pending.rows.value.map(({ id }) => id).join()
        if (pending.status.value !== 'ready' || ids === known) return
        known = ids
        untracked(() => void load())
      })
      return () => {
        stop()
        records.stop()
      }
    },
  }
}
