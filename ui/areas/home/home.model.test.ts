import { Effect } from 'effect'
import { expect, it } from 'vitest'
import { decimal } from '../../../domain/money/decimal.ts'
import { Unavailable } from '../../../ports/failure.ts'
import type { Worth } from '../../../ports/Wealth.ts'
import { makeFakeApp } from '../../testing/fakeApp.ts'
import { NOW } from '../../testing/now.ts'
import { makeHomeModel } from './home.model.ts'

const worth: Worth = { currency: 'EUR', at: NOW, total: decimal('120'), days: [], rates: [] }

const setUp = () => {
  const asked: string[] = []
  const answer =
    <A>(name: string, found: A) =>
    () =>
      Effect.sync(() => (asked.push(name), found))
  const none = (name: string) => () =>
    Effect.suspend(() => {
      asked.push(name)
      return Effect.fail(new Unavailable({ status: 503 }))
    })
  const { app } = makeFakeApp({
    clock: { now: () => NOW },
    funds: { worth: answer('total', worth) },
    notices: { list: answer('notices', []), banners: answer('banners', []) },
    quotes: { indices: answer('indices', []) },
    positions: { list: answer('positions', { list: [], next: null }) },
    watchlist: { list: answer('watchlist', []) },
    news: { list: none('news') },
    activities: { one: none('activity') },
  })
  return { model: app.model(makeHomeModel), asked }
}

it('asks for the first view, once for each of its parts, and for what is below it when that is near', async () => {
  const { asked, model } = setUp()
  model.open()
  await expect.poll(() => asked.toSorted()).toEqual(['banners', 'notices', 'positions', 'total', 'watchlist'])
  model.openIndices()
  model.openLater()
  await expect.poll(() => asked.slice(5).toSorted()).toEqual(['activity', 'indices', 'news'])
  model.stop()
})
