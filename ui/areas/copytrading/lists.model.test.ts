import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { type Failure, Rejected } from '../../../ports/failure.ts'
import type { FollowOrder, FollowProduct } from '../../../ports/Copytrading.ts'
import { makeLiveParts } from '../../data/live/parts.model.ts'
import { makeFakeApp } from '../../testing/fakeApp.ts'
import { makeProductsModel } from './list.model.ts'
import { makeFollowOrdersModel } from './orders.model.ts'

const ORDER = { id: 'o1', state: 'following' } as FollowOrder

const setUp = (refuse?: Failure, now = () => 7) => {
  const asked: Array<string> = []
  const left: Array<string> = []
  const ask = (list: string) => (state: string | null, page: { readonly cursor?: string | undefined }) =>
    Effect.sync(() => void asked.push(`${list} ${String(state)} ${page.cursor ?? ''}`.trim()))
  const fake = makeFakeApp({
    clock: { now, newId: () => '0190a5f0' },
    credentials: { current: () => ({ token: 't', account: '5550000001' }) },
    following: {
      products: (state, page) =>
        Effect.as(ask('products')(state, page), {
          list: [{ code: `${String(state)}${page.cursor ?? ''}` } as FollowProduct],
          next: page.cursor === undefined ? '2' : null,
        }),
      orders: (state, page) => Effect.as(ask('orders')(state, page), { list: [ORDER], next: null }),
      redeem: (id) =>
        Effect.suspend(() => {
          left.push(id)
          return refuse ? Effect.fail(refuse) : Effect.succeed({ ...ORDER, state: 'ended' as const })
        }),
    },
  })
  return { ...fake, asked, left }
}

describe('the products', () => {
  it('are first those on sale, page by page, and those of another state when it is chosen', async () => {
    const { app, asked } = setUp()
    const model = makeProductsModel(app)
    await model.load()
    await model.more()
    expect(model.rows.value.map(({ code }) => code)).toEqual(['open', 'open2'])
    model.choose('open')
    model.choose('ended')
    await expect.poll(() => model.rows.value.map(({ code }) => code)).toEqual(['ended'])
    expect(asked).toEqual(['products open', 'products open 2', 'products ended'])
  })
})

describe('own orders', () => {
  it('have the time of the request, which decides whether a lock-up is over', async () => {
    const model = makeFollowOrdersModel(setUp().app)
    expect(model.now.value).toBeNull()
    await model.load()
    expect([model.now.value, model.rows.value]).toEqual([7, [ORDER]])
  })

  it('are asked for again when another tab has redeemed one, with the time of that request', async () => {
    const clock = { now: 7 }
    const { app, asked } = setUp(undefined, () => clock.now)
    const model = makeFollowOrdersModel(app)
    const stop = model.open()
    await expect.poll(() => model.now.value).toBe(7)
    clock.now = 9
    for (const part of app.model(makeLiveParts).all) part.hear({ is: 'wallets' })
    await expect.poll(() => model.now.value).toBe(9)
    expect(asked).toEqual(['orders following', 'orders following'])
    stop()
  })

  it('are redeemed once, and reloaded', async () => {
    const { app, asked, left } = setUp()
    const model = makeFollowOrdersModel(app)
    await model.load()
    await model.confirm()
    expect(left).toEqual([])
    model.leave(ORDER)
    expect(model.sheet.reviewing.value).toBe(true)
    await Promise.all([model.confirm(), model.confirm()])
    expect(left).toEqual(['o1'])
    await expect.poll(() => asked).toEqual(['orders following', 'orders following'])
  })

  it('show why one cannot be redeemed, and are reloaded: it may have ended meanwhile', async () => {
    const { app, asked } = setUp(new Rejected({ code: 'follow-order-ended' }))
    const model = makeFollowOrdersModel(app)
    model.leave(ORDER)
    await model.confirm()
    expect(model.intent.state.value).toMatchObject({ kind: 'refused', failure: { code: 'follow-order-ended' } })
    await expect.poll(() => asked).toEqual(['orders following'])
  })
})
