import { Effect } from 'effect'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { DayTradeInstrument } from '../../../ports/Daytrade.ts'
import { makeFakeApp } from '../../testing/fakeApp.ts'
import { pass } from '../../testing/time.ts'
import { makeOfferedModel } from './offered.model.ts'
import { makeOverModel, makeProgressModel } from './trades.model.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

const instrument = (code: string): DayTradeInstrument => ({
  code,
  name: code,
  chineseName: '',
  market: 'MY',
  currency: 'MYR',
  zone: 'Asia/Kuala_Lumpur',
  decimals: 3,
  price: null,
  previousClose: null,
  isOpen: true,
  squareOffAt: 1,
})

it('instruments for day trades are requested per market, and those of another market are removed', async () => {
  const asked: string[] = []
  const { app } = makeFakeApp({
    clock: { now: () => 7 },
    dayTrading: {
      instruments: (market) =>
        Effect.sync(() => {
          asked.push(market)
          return [instrument(`${market}1`)]
        }),
    },
  })
  const model = makeOfferedModel(app)
  const stop = model.open()
  await pass()
  expect([asked, model.instruments.value.value?.map(({ code }) => code), model.now.value]).toEqual([['MY'], ['MY1'], 7])
  model.choose('TW')
  expect(model.instruments.value.value).toBeNull()
  await pass()
  expect([asked, model.instruments.value.value?.map(({ code }) => code)]).toEqual([['MY', 'TW'], ['TW1']])
  stop()
})

it('open and finished trades are two lists', async () => {
  const asked: string[] = []
  const { app } = makeFakeApp({
    clock: { now: () => 7 },
    dayTrading: {
      trades: ({ which }) =>
        Effect.sync(() => {
          asked.push(which)
          return { list: [], next: null }
        }),
    },
  })
  const [progress, over] = [makeProgressModel(app), makeOverModel(app)]
  const stops = [progress.open(), over.open()]
  await pass()
  expect([asked, progress.now.value]).toEqual([['held', 'closed'], 7])
  stops.forEach((stop) => stop())
})
