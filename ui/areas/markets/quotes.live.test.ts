import { Effect, Random } from 'effect'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Offline, SessionExpired, Timeout } from '../../../ports/failure.ts'
import { backoff } from '../../data/query/backoff.ts'
import { feed, quote } from './testing/feed.ts'
import { NOW } from '../../testing/now.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  // Always the longest wait, so that the test knows it.
  vi.spyOn(Math, 'random').mockReturnValue(0)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('asking', () => {
  it('requests all watched codes immediately, then changes every second', async () => {
    const { live, calls, pass, shown } = feed()
    live.watch(['A'])
    live.watch(['B', 'A'])
    await pass(0)
    expect(calls).toMatchObject([{ codes: ['A', 'B'], since: null }])
    await calls[0]!.answer([quote('A'), quote('B', '2')])
    expect([shown('A'), shown('B')]).toEqual(['1.50', '2'])
    await pass(999)
    expect(calls).toHaveLength(1)
    await pass(1)
    expect(calls[1]).toMatchObject({ codes: ['A', 'B'], since: NOW })
  })

  it('waits for a slow answer and never has two requests in flight', async () => {
    const { live, calls, pass, mostInFlight } = feed()
    live.watch(['A'])
    await pass(15_000)
    live.watch(['B'])
    live.wake()
    await pass(4_000)
    expect(calls).toHaveLength(1)
    await calls[0]!.answer([quote('A')])
    await pass(200)
    expect(calls[1]).toMatchObject({ codes: ['B'], since: null })
    expect(mostInFlight()).toBe(1)
  })

  it('requests rows that become visible soon, in batches', async () => {
    const { live, calls, pass } = feed((codes) => codes.map((code) => quote(code)))
    live.watch(['A'])
    await pass(100)
    live.watch(['B'])
    await pass(100)
    live.watch(['C'])
    await pass(99)
    expect(calls).toHaveLength(1)
    await pass(1)
    expect(calls[1]).toMatchObject({ codes: ['B', 'C'], since: null, at: 300 })
    await pass(1_000)
    expect(calls[2]).toMatchObject({ codes: ['A', 'B', 'C'], since: NOW, at: 1_300 })
  })

  it('rotates where more codes are watched than one call may name', async () => {
    const { live, calls, pass } = feed((codes) => codes.map((code) => quote(code)))
    const codes = Array.from({ length: 450 }, (_, index) => `C${index}`)
    live.watch(codes)
    await pass(10_000)
    // Without an answer are 200, 200 and 50.
    expect(calls[2]?.codes).toHaveLength(50)
    expect(calls.every((call, nth) => nth === 2 || call.codes.length === 200)).toBe(true)
    // In any three consecutive calls every code is requested.
    for (let from = 0; from + 3 <= calls.length; from += 1) {
      const asked = new Set(calls.slice(from, from + 3).flatMap((call) => call.codes))
      expect(asked.size).toBe(450)
    }
    expect(calls.length).toBeGreaterThan(9)
  })

  it('polls rarely while nothing trades, and immediately when a market opens', async () => {
    const { live, calls, pass } = feed((codes) => codes.map((code) => quote(code, '1', { state: 'closed' })))
    live.watch(['A'])
    await pass(14_999)
    expect(calls).toHaveLength(1)
    await pass(1)
    expect(calls).toHaveLength(2)
    await pass(5_000)
    live.wake()
    await pass(200)
    expect(calls).toHaveLength(3)
    expect(live.delayedSince.value).toBeNull()
  })

  it('counts watchers, and stops with the last one', async () => {
    const { live, calls, pass } = feed((codes) => codes.map((code) => quote(code)))
    const first = live.watch(['A', 'B'])
    const second = live.watch(['A'])
    await pass(0)
    first()
    first()
    await pass(1_000)
    expect(calls.at(-1)!.codes).toEqual(['A'])
    const before = calls.length
    second()
    await pass(60_000)
    expect(calls).toHaveLength(before)
  })

  it('stops when the page is hidden or the connection is lost, and polls immediately when it is back', async () => {
    const { live, calls, pass, visible, online, inFlight } = feed()
    live.watch(['A'])
    await pass(0)
    await visible(false)
    // The request in flight is cancelled: a sleeping phone would keep it open.
    expect(inFlight()).toBe(0)
    await pass(60_000)
    expect(calls).toHaveLength(1)
    await visible(true)
    expect(calls).toHaveLength(2)
    await calls[1]!.answer([quote('A')])
    await online(false)
    await pass(60_000)
    expect(calls).toHaveLength(2)
    await online(true)
    expect(calls).toHaveLength(3)
  })
})

describe('a failing server', () => {
  it('is polled less and less often, at least every 30 s, and every second once it answers', async () => {
    const { live, calls, pass, failures } = feed()
    live.watch(['A'])
    await pass(0)
    await calls[0]!.answer([quote('A')])
    for (let failure = 1; failure <= 7; failure += 1) {
      await pass(60_000)
      expect(calls).toHaveLength(failure + 1)
      await calls[failure]!.fail(new Timeout({ millis: 1 }))
    }
    const waits: number[] = []
    for (const ends of [1, 2]) {
      const from = Date.now()
      while (calls.length < 8 + ends) await pass(500)
      waits.push(Date.now() - from)
      await calls.at(-1)!.fail(new Offline())
    }
    expect(waits).toEqual([30_000, 30_000])
    await pass(30_000)
    await calls.at(-1)!.answer([quote('A')])
    const before = calls.length
    await pass(1_000)
    expect(calls).toHaveLength(before + 1)
    // The age of prices shows failures of the poller, not a message each time.
    expect(failures).toEqual([])
  })

  it('waits 2, 4, 8 s after the first failures, and is not hurried by new rows', async () => {
    const { live, calls, pass } = feed()
    live.watch(['A'])
    await pass(0)
    const times: number[] = []
    for (let failure = 0; failure < 3; failure += 1) {
      await calls[failure]!.fail(new Offline())
      const from = Date.now()
      live.watch([`N${failure}`])
      while (calls.length < failure + 2) await pass(100)
      times.push(Date.now() - from)
    }
    expect(times).toEqual([2_000, 4_000, 8_000])
  })

  it('reports since when prices are delayed, after 10 s without an answer', async () => {
    const { live, calls, pass } = feed()
    live.watch(['A'])
    await pass(0)
    await calls[0]!.answer([quote('A')])
    await pass(9_999)
    expect(live.delayedSince.value).toBeNull()
    await pass(1)
    expect(live.delayedSince.value).toBe(NOW)
    await calls[1]!.answer([])
    expect(live.delayedSince.value).toBeNull()
  })

  it('reports that also of prices that another answer brought, where it never got one itself', async () => {
    const { live, calls, pass } = feed()
    live.watch(['A'])
    await pass(0)
    live.learn([quote('A')])
    await calls[0]!.fail(new Offline())
    await pass(9_999)
    expect(live.delayedSince.value).toBeNull()
    await pass(1)
    expect(live.delayedSince.value).toBe(NOW)
  })

  it('reports that also without a connection, but not while nothing is watched', async () => {
    const { live, calls, pass, online, visible } = feed()
    live.watch(['A'])
    await pass(0)
    await calls[0]!.answer([quote('A')])
    await visible(false)
    await pass(60_000)
    expect(live.delayedSince.value).toBeNull()
    await visible(true)
    await calls.at(-1)!.answer([quote('A')])
    const heard = Date.now()
    await online(false)
    await pass(10_000)
    expect(live.delayedSince.value).toBe(heard)
  })

  it('ends the polling when the session has ended', async () => {
    const { live, calls, pass, failures } = feed()
    live.watch(['A'])
    await pass(0)
    await calls[0]!.fail(new SessionExpired({ code: 'login-again' }))
    await pass(60_000)
    expect(calls).toHaveLength(1)
    expect(failures).toMatchObject([{ _tag: 'SessionExpired' }])
  })
})

describe('a tick', () => {
  it('updates only the signals of changed quotes', async () => {
    const { live, calls, pass } = feed()
    live.watch(['A', 'B'])
    await pass(0)
    await calls[0]!.answer([quote('A'), quote('B')])
    const drawn: string[] = []
    live.quoteOf('A').subscribe(() => drawn.push('A'))
    live.quoteOf('B').subscribe(() => drawn.push('B'))
    drawn.length = 0
    await pass(1_000)
    // 1.5 is 1.50; a later time alone needs no render.
    await calls[1]!.answer([quote('A', '1.5', { time: NOW + 900 }), quote('B', '1.51')])
    expect(drawn).toEqual(['B'])
    await pass(1_000)
    await calls[2]!.answer([quote('A', '1.5', { state: 'halted' })])
    expect(drawn).toEqual(['B', 'A'])
  })

  it('keeps a newer quote when a list contains an older one', () => {
    const { live, shown } = feed()
    live.learn([quote('A', '2', { time: NOW + 5 })])
    live.learn([quote('A', '1', { time: NOW })])
    expect(shown('A')).toBe('2')
    live.learn([quote('A', '3', { time: NOW + 6 })])
    expect(shown('A')).toBe('3')
  })
})

it('jitter shortens a wait by less than half', async () => {
  for (let seed = 0; seed < 50; seed += 1) {
    const wait = await Effect.runPromise(backoff(3, { first: 2_000, most: 30_000 }, null).pipe(Random.withSeed(seed)))
    expect(wait).toBeGreaterThan(4_000)
    expect(wait).toBeLessThanOrEqual(8_000)
  }
})
