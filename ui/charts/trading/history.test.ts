import type { DataLoadMore, KLineData } from 'klinecharts'
import { describe, expect, it } from 'vitest'
import type { Bar } from './bars.ts'
import { type AskOlder, makeFeeder } from './history.ts'

const bar = (timestamp: number): Bar => ({ timestamp, open: 1, high: 1, low: 1, close: 1 })
const bars = (...times: ReadonlyArray<number>) => times.map(bar)
const symbol = { ticker: '', pricePrecision: 2, volumePrecision: 0 }
const period = { type: 'minute', span: 5 } as const

/** Requests bars as klinecharts does and returns them, or null where none arrived. */
const ask = async (older: AskOlder, options: { readonly before: number; readonly stopFirst?: boolean }) => {
  const feeder = makeFeeder({ bars: bars(10, 20), older }, async () => {})
  let answer: { times: ReadonlyArray<number>; more: DataLoadMore | undefined } | null = null
  const callback = (data: KLineData[], more?: DataLoadMore) => {
    answer = { times: data.map(({ timestamp }) => timestamp), more }
  }
  const asked = feeder.getBars({ type: 'forward', timestamp: options.before, symbol, period, callback })
  if (options.stopFirst) feeder.stop()
  await asked
  return answer as { times: ReadonlyArray<number>; more: DataLoadMore | undefined } | null
}

describe('makeFeeder', () => {
  it('returns older bars once, whatever the page boundary repeats', async () => {
    const answer = await ask(async () => ({ bars: bars(1, 5, 10, 20), more: true }), { before: 10 })
    expect(answer).toEqual({ times: [1, 5], more: { forward: true, backward: false } })
  })

  it('stops at the end, also where a backend announces more but sends nothing new', async () => {
    expect((await ask(async () => ({ bars: bars(1), more: false }), { before: 10 }))?.more).toEqual({
      forward: false,
      backward: false,
    })
    expect((await ask(async () => ({ bars: bars(10), more: true }), { before: 10 }))?.more).toEqual({
      forward: false,
      backward: false,
    })
  })

  it('can be requested again after a failure, returned or thrown', async () => {
    const again = { times: [], more: { forward: true, backward: false } }
    expect(await ask(async () => null, { before: 10 })).toEqual(again)
    expect(await ask(() => Promise.reject(new Error('offline')), { before: 10 })).toEqual(again)
  })

  it('discards an answer that arrives after another series was shown', async () => {
    expect(await ask(async () => ({ bars: bars(1), more: true }), { before: 10, stopFirst: true })).toBeNull()
  })

  it('follows the last bar until it is stopped', () => {
    const followers = new Set<(next: Bar) => void>()
    const feeder = makeFeeder({
      bars: bars(10),
      follow: (next) => {
        followers.add(next)
        return () => followers.delete(next)
      },
    })
    feeder.subscribeBar?.({ symbol, period, callback: () => {} })
    expect(followers.size).toBe(1)
    feeder.subscribeBar?.({ symbol, period, callback: () => {} })
    expect(followers.size).toBe(1)
    feeder.stop()
    expect(followers.size).toBe(0)
  })
})
