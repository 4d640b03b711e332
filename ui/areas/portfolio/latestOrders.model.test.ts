import { Effect } from 'effect'
import { expect, it } from 'vitest'
import type { PlacedOrder } from '../../../ports/Orders.ts'
import { eventually } from '../../testing/eventually.ts'
import { makeFakeApp } from '../../testing/fakeApp.ts'
import { NOW } from '../../testing/now.ts'
import { makePendingModel } from '../orders/list/pending.model.ts'
import { placed } from '../orders/ticket/testing/sample.ts'
import { makeLatestOrdersModel } from './latestOrders.model.ts'

it('asks for the newest past orders after the pending ones, and again only when one of those is gone', async () => {
  let pending: ReadonlyArray<PlacedOrder> = [{ ...placed('pending'), id: 'o-9' }]
  let past: ReadonlyArray<PlacedOrder> = ['1', '2', '3', '4', '5', '6'].map((id) => ({ ...placed('filled'), id }))
  const limits: Array<number | undefined> = []
  const { app } = makeFakeApp({
    clock: { now: () => NOW },
    orders: {
      pending: () => Effect.succeed({ list: pending, next: null }),
      history: ({ limit }) => {
        limits.push(limit)
        return Effect.succeed({ list: past, next: 'more' })
      },
    },
  })
  const waiting = app.model(makePendingModel)
  const model = makeLatestOrdersModel(app)
  const leave = model.open()
  expect(limits).toEqual([])
  const stop = waiting.open()
  await eventually(() => expect(model.records.rows.value.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5']))
  expect(model.records.hasMore.value).toBe(false)

  await waiting.records.refresh()
  expect(limits).toEqual([5])

  past = [{ ...placed('filled'), id: 'o-9' }, ...past]
  pending = []
  await waiting.records.refresh()
  await eventually(() => expect(model.records.rows.value.map(({ id }) => id)).toEqual(['o-9', '1', '2', '3', '4']))
  expect(limits).toEqual([5, 5])
  stop()
  leave()
})
