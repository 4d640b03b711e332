import { Effect } from 'effect'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { decimal } from '../../../domain/money/decimal.ts'
import type { PriceAlert } from '../../../ports/Alerts.ts'
import { type Failure, Offline, Rejected } from '../../../ports/failure.ts'
import { makeLiveParts } from '../../data/live/parts.model.ts'
import { device } from '../quotes/testing/samples.ts'
import { loadNamespace, startWords } from '../../i18n/words.ts'
import { makeFakeApp } from '../../testing/fakeApp.ts'
import { EMPTY_ALERT } from './alertDraft.ts'
import { makeAlertsModel } from './alerts.model.ts'
import { markTold } from './tellAlerts.ts'

beforeAll(async () => {
  await startWords('us')
  await loadNamespace('server')
})
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
  const state = {
    list,
    asked: 0,
    isOnline: true,
    failure: new Offline() as Failure,
    ids: new Array<string>(),
    removed: new Array<string>(),
  }
  const { clock, platform } = device()
  const { app, toaster } = makeFakeApp({
    clock,
    platform,
    alerts: {
      list: () => Effect.sync(() => ((state.asked += 1), state.list)),
      add: (_code, _terms, id) => {
        state.ids.push(id)
        return state.isOnline ? Effect.succeed(alert('new')) : Effect.fail(state.failure)
      },
      remove: (ids) =>
        Effect.suspend(() => {
          state.removed.push(...ids)
          const left = state.list.map(({ id }) => id).filter((id) => !ids.includes(id))
          return state.isOnline ? Effect.succeed(left) : Effect.fail(state.failure)
        }),
    },
  })
  const model = app.model(makeAlertsModel)
  const met: string[] = []
  model.tellMet(({ id }) => met.push(id))
  return { app, met, model, state, toaster }
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

it('tells what was met before the sheet asked for the alerts, and each alert once', async () => {
  const { app, met, model, state } = setUp([alert('a')])
  await model.load()
  state.list = [alert('a', 9)]
  await model.load()
  expect(met).toEqual(['a'])
  // An older answer, and then the present state again.
  for (const metAt of [null, 9])
    for (const part of app.model(makeLiveParts).all) part.hear({ is: 'alerts', alerts: [alert('a', metAt)] })
  expect(met).toEqual(['a'])
})

it('finds out that an alert without an answer was set, and empties its form once', async () => {
  const { model, state, toaster } = setUp([])
  await model.load()
  model.type('A', { ...EMPTY_ALERT, value: '4,10' })
  state.isOnline = false
  state.list = [alert('new')]
  expect(await model.add('A', terms)).toBe(false)
  await vi.advanceTimersByTimeAsync(0)
  expect(model.drafts.value.get('A')?.value).toBe('')
  expect(toaster.message.value?.text).toBe('Price alert set')
})

it('keeps what was typed after a refusal, and for the next opening of the form', async () => {
  const { model, state, toaster } = setUp([alert('other')])
  await model.load()
  model.type('A', { ...EMPTY_ALERT, value: '4,10' })
  state.isOnline = false
  state.failure = new Rejected({ code: 'alert-met-already' })
  expect(await model.add('A', terms)).toBe(false)
  await model.load()
  expect([model.drafts.value.get('A')?.value, toaster.message.value]).toEqual(['4,10', null])
})

it('removes an alert once for two taps, and asks what is left where no answer arrived', async () => {
  const { model, state } = setUp([alert('a'), alert('b')])
  await model.load()
  state.isOnline = false
  state.list = [alert('b')]
  await Promise.all([model.remove('a'), model.remove('a')])
  expect([state.removed, model.alerts.value?.map(({ id }) => id)]).toEqual([['a'], ['b']])
})

it('tells an alert in one tab: another one that learns of it later is silent', async () => {
  const { app } = setUp([])
  expect(await app.run(markTold('a'))).toBe(true)
  expect(await app.run(markTold('a'))).toBe(false)
  expect(await app.run(markTold('b'))).toBe(true)
})
