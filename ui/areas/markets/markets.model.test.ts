import { Effect } from 'effect'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Failure, Offline } from '../../../ports/failure.ts'
import type { MarketNow } from '../../../ports/Markets.ts'
import { makeFakeApp } from '../../testing/fakeApp.ts'
import { makeMarketsModel } from './markets.model.ts'
import { NOW } from '../../testing/now.ts'

const market = (code: MarketNow['code'], more: Partial<MarketNow> = {}): MarketNow => ({
  code,
  name: code,
  currency: 'MYR',
  zone: 'Asia/Kuala_Lumpur',
  state: 'closed',
  changesAt: NOW + 3_600_000,
  day: 20_468,
  sessions: [],
  sale: 'T+0',
  settlementDays: 2,
  shorting: true,
  tradable: true,
  leverages: [1],
  hasHomeHours: false,
  ...more,
})

const start = (answer: () => Effect.Effect<ReadonlyArray<MarketNow>, Failure>) => {
  let asked = 0
  const fake = makeFakeApp({
    clock: { now: () => Date.now() },
    markets: {
      list: () =>
        Effect.suspend(() => {
          asked += 1
          return answer()
        }),
    },
  })
  return { ...fake, model: makeMarketsModel(fake.app), asked: () => asked }
}

const realTurn = setImmediate
const pass = async (millis: number): Promise<void> => {
  await vi.advanceTimersByTimeAsync(millis)
  for (let turn = 0; turn < 3; turn += 1) {
    await new Promise((resolve) => void realTurn(resolve))
    await vi.advanceTimersByTimeAsync(0)
  }
}

beforeEach(() => void vi.useFakeTimers({ now: NOW }))
afterEach(() => void vi.useRealTimers())

describe('the markets', () => {
  it('are reloaded just after the first of them changes, while a component uses them', async () => {
    let markets = [market('MY'), market('US', { changesAt: NOW + 60_000 }), market('CRYPTO', { changesAt: null })]
    const { model, asked } = start(() => Effect.succeed(markets))
    const leave = model.keep()
    await pass(0)
    expect([model.status.value, asked()]).toEqual(['ready', 1])
    markets = [market('MY'), market('US', { state: 'open', changesAt: NOW + 7_200_000 })]
    await pass(60_999)
    expect(asked()).toBe(1)
    await pass(1)
    expect([asked(), model.byCode('US')?.state]).toEqual([2, 'open'])
    leave()
    await pass(24 * 3_600_000)
    expect(asked()).toBe(2)
  })

  it('are reloaded every 15 s where a change is late', async () => {
    const { model, asked } = start(() => Effect.succeed([market('MY', { changesAt: NOW - 1 })]))
    model.keep()
    await pass(45_000)
    expect(asked()).toBe(4)
  })

  it('stay visible when a reload fails, and are reloaded soon', async () => {
    let failing = false
    const { model, asked } = start(() =>
      failing ? Effect.fail(new Offline()) : Effect.succeed([market('MY', { changesAt: NOW + 10_000 })]),
    )
    model.keep()
    await pass(0)
    failing = true
    await pass(11_000)
    expect([model.status.value, model.markets.value.length, asked()]).toEqual(['ready', 1, 2])
    await pass(15_000)
    expect(asked()).toBe(3)
  })

  it('fail where they were never loaded', async () => {
    const { model } = start(() => Effect.fail(new Offline()))
    await model.load()
    expect(model.status.value).toBe('failed')
  })

  it('have as leading one the first that is open and tradable', async () => {
    let markets = [market('INDEX', { state: 'open', tradable: false }), market('MY'), market('FX', { state: 'open' })]
    const { model } = start(() => Effect.succeed(markets))
    expect(model.leading.value).toBeNull()
    await model.load()
    expect(model.leading.value?.code).toBe('FX')
    markets = [market('MY'), market('US')]
    await model.load()
    expect(model.leading.value?.code).toBe('MY')
  })
})
