import { Effect } from 'effect'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { decimal, formatDecimal, zero } from '../../../../../domain/money/decimal.ts'
import { Offline } from '../../../../../ports/failure.ts'
import type { CandlesRequest } from '../../../../../ports/Quotes.ts'
import { makeFakeApp } from '../../../../testing/fakeApp.ts'
import { NOW } from '../../../../testing/now.ts'
import { pass } from '../../../../testing/time.ts'
import { device } from '../../testing/samples.ts'
import { makeToolsOpenModel } from '../tools/toolsOpen.model.ts'
import { makeCompareModel } from './compare.model.ts'

beforeEach(() => vi.useFakeTimers({ now: NOW }))
afterEach(() => vi.useRealTimers())

const other = { code: 'B', name: 'B Berhad', chineseName: '' }
const KEY = 'compare.5550000001.A'
const price = decimal('2.00')
const candle = { start: NOW, open: price, high: price, low: price, close: price, volume: zero, turnover: zero }

const setUp = async (kept = new Map<string, string>()) => {
  const state = { isOnline: true, asked: new Array<CandlesRequest | string>() }
  const fake = makeFakeApp(
    {
      ...device(),
      instrumentDetail: {
        candles: (request) => {
          state.asked.push(request)
          return state.isOnline
            ? Effect.succeed({ zone: 'Asia/Kuala_Lumpur', candles: [candle], more: false })
            : Effect.fail(new Offline())
        },
        timeShare: (code) => {
          state.asked.push(code)
          return Effect.succeed({
            code,
            zone: 'Asia/Kuala_Lumpur',
            day: 20_614,
            time: NOW,
            previousClose: price,
            sessions: [],
            points: [{ time: NOW, price, average: price, volume: zero }],
          })
        },
      },
    },
    kept,
  )
  const model = fake.app.model(makeCompareModel)
  const tools = fake.app.model(makeToolsOpenModel)
  await tools.open('A')
  await model.open('A')
  return { ...fake, kept, model, state, tools }
}

describe('a comparison', () => {
  it('is kept on the device for the customer and the instrument, until it is ended', async () => {
    const { kept, model, tools } = await setUp()
    expect([model.other.value, tools.hasComparison.value]).toEqual([null, false])
    model.choose(other)
    await pass(0)
    expect([...kept.keys(), tools.hasComparison.value]).toEqual([KEY, true])
    await model.open('B')
    expect(model.other.value).toBeNull()

    const next = await setUp(kept)
    expect([next.model.other.value, next.tools.hasComparison.value]).toEqual([other, true])
    next.model.choose(null)
    await pass(0)
    expect([next.model.other.value, next.kept.has(KEY), next.tools.hasComparison.value]).toEqual([null, false, false])
  })

  it('sends one request a range', async () => {
    const { model, state } = await setUp()
    model.choose(other)
    await Promise.all([model.load(other, 'day'), model.load(other, 'day')])
    await model.load(other, 'day')
    expect(state.asked).toEqual([{ code: 'B', resolution: 'day', limit: 1000 }])
    expect(model.prices.value?.map((one) => formatDecimal(one.price))).toEqual(['2.00'])
    await model.load(other, 'time-share')
    expect(state.asked.slice(1)).toEqual(['B'])
    expect(model.prices.value?.[0]?.place).toBe(NOW)
  })

  it('can be loaded again where it failed', async () => {
    const { model, state } = await setUp()
    model.choose(other)
    state.isOnline = false
    await model.load(other, 'week')
    expect([model.status.value, model.prices.value]).toEqual(['failed', null])
    state.isOnline = true
    await model.load(other, 'week')
    expect([model.status.value, model.prices.value?.length]).toEqual(['ready', 1])
  })
})

it.each(['nonsense', '{"code":1}'])('%s on the device is no comparison', async (text) => {
  const { model } = await setUp(new Map([[KEY, text]]))
  expect(model.other.value).toBeNull()
})
