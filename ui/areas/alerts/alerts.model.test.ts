import { Effect } from 'effect'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { decimal } from '../../../domain/money/decimal.ts'
import type { PriceAlert } from '../../../ports/Alerts.ts'
import { Offline } from '../../../ports/failure.ts'
import { makeLiveParts } from '../../data/live/parts.model.ts'
import { device } from '../quotes/testing/samples.ts'
import { makeFakeApp } from '../../testing/fakeApp.ts'
import { makeAlertsModel } from './alerts.model.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const alert = (id: string, metAt: number | null = null): PriceAlert => ({
  id,
  code: 'A',
  name: 'A',
  chineseName: '',
  market: 'MY',
  currency: 'MYR',
  decimals: 2,
  zone: 'Asia/Kuala_Lumpur',
  kind: 'above',
  value: decimal('4.10'),
  setAt: 1,
  metAt,
  metPrice: metAt === null ? null : decimal('4.20'),
})

const setUp = (list: ReadonlyArray<PriceAlert>) => {
  const state = { list, asked: 0, isOnline: true, ids: new Array<string>() }
  const { clock, platform } = device()
  const { app } = makeFakeApp({
    clock,
    platform,
    alerts: {
      list: () => Effect.sync(() => ((state.asked += 1), state.list)),
      add: (_code, _terms, id) => {
        state.ids.push(id)
        return state.isOnline ? Effect.succeed(alert('new')) : Effect.fail(new Offline())
      },
      remove: (ids) => Effect.succeed(state.list.map(({ id }) => id).filter((id) => !ids.includes(id))),
    },
  })
  const model = app.model(makeAlertsModel)
  const met: string[] = []
  model.tellMet(({ id }) => met.push(id))
  return { app, met, model, state }
}
const terms = { kind: 'above', value: decimal('4.10') } as const

it('tells an alert that is met once, by a poll or an event, and none that was met before', async () => {
  const { app, met, model, state } = setUp([alert('a'), alert('b'), alert('old', 5)])
  await model.load()
  state.list = [alert('a', 9), alert('b'), alert('old', 5)]
  await vi.advanceTimersByTimeAsync(15_000)
  expect(met).toEqual(['a'])
  for (const part of app.model(makeLiveParts).all) part.hear({ is: 'alerts', alerts: [alert('b', 9), alert('a', 9)] })
  expect(met).toEqual(['a', 'b'])
  expect(model.alerts.value?.map(({ metAt }) => metAt)).toEqual([9, 9, 5])
})

it('asks again only while an alert waits', async () => {
  const { model, state } = setUp([alert('old', 5)])
  await model.load()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(state.asked).toBe(1)
  state.list = [alert('a')]
  await model.load()
  await vi.advanceTimersByTimeAsync(31_000)
  expect(state.asked).toBe(4)
  await model.remove('a')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(state.asked).toBe(4)
})

it('sends an alert that had no answer under its id again, and the next one under another', async () => {
  const { model, state } = setUp([])
  state.isOnline = false
  expect(await model.add('A', terms)).toBe(false)
  state.isOnline = true
  expect(await model.add('A', terms)).toBe(true)
  expect(await model.add('A', terms)).toBe(true)
  const [first, second, third] = state.ids
  expect(second).toBe(first)
  expect(third).not.toBe(first)
  expect(model.alerts.value?.map(({ id }) => id)).toEqual(['new'])
})
