import { Effect } from 'effect'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Failure, SessionExpired, Unavailable } from '../../../ports/failure.ts'
import type { LiveEvent, LiveTopics, LiveWishes } from '../../../ports/Live.ts'
import { device } from '../../areas/quotes/testing/samples.ts'
import { makeFakeApp } from '../../testing/fakeApp.ts'
import { NOW } from '../../testing/now.ts'
import { pass } from '../../testing/time.ts'
import { makePoll } from '../query/poll.ts'
import { pollWhileVisible } from '../query/pollWhileVisible.ts'
import { followStream } from './follow.ts'

beforeEach(() => void vi.useFakeTimers({ now: NOW }))
afterEach(() => void vi.useRealTimers())

const setUp = (failure?: Failure) => {
  let see: (visible: boolean) => void = () => undefined
  const streams: Array<{ readonly topics: () => LiveTopics; isOpen: boolean; changes: number }> = []
  let tell: (event: LiveEvent) => void = () => undefined
  const follow = (wishes: LiveWishes, callback: (event: LiveEvent) => void) =>
    Effect.callback<never, Failure>((resume) => {
      tell = callback
      const stream = { topics: wishes.topics, isOpen: true, changes: 0 }
      streams.push(stream)
      const stop = wishes.watch(() => (stream.changes += 1))
      if (failure) resume(Effect.fail(failure))
      return Effect.sync(() => {
        stop()
        stream.isOpen = false
      })
    })
  const { clock, platform } = device()
  const { app } = makeFakeApp({
    clock,
    live: { follow },
    platform: { ...platform, watchVisible: (callback) => ((see = callback), callback(true), () => undefined) },
  })
  const asked: number[] = []
  const poll = makePoll<string>(app, {
    ask: () => Effect.sync(() => (asked.push(Date.now() - NOW), 'answer')),
    take: () => 1_000,
    depth: () => 'A',
    hear: ({ is }) => (is === 'fills' ? 'again' : is === 'beat' ? { answer: 'event' } : null),
  })
  return { app, asked, poll, streams, tell: (event: LiveEvent) => tell(event), see: (visible: boolean) => see(visible) }
}

it('asks a while after the opening, then once a minute, on an event at once, as before when it is lost', async () => {
  const { app, asked, poll, streams, tell } = setUp()
  followStream(app)
  poll.start()
  await pass(500)
  expect(streams.map(({ topics }) => topics())).toEqual([{ quotes: [], depth: ['A'], own: true }])
  tell({ is: 'open', isGap: false })
  await pass(10_000)
  // Not at once: what opens with the screen has been answered a moment before, and the stream begins with the book.
  expect(asked).toEqual([0, 2_500])
  tell({ is: 'fills', fills: [] })
  tell({ is: 'fills', fills: [] })
  await pass(10_000)
  expect(asked).toEqual([0, 2_500, 10_530])
  await pass(60_000)
  expect(asked).toHaveLength(4)
  tell({ is: 'lost' })
  await pass(2_100)
  expect(asked).toHaveLength(7)
  poll.stop()
})

it('asks for nothing that the stream has just told, and all the same once a minute', async () => {
  const { app, asked, poll, tell } = setUp()
  followStream(app)
  poll.start()
  await pass(500)
  tell({ is: 'open', isGap: false })
  for (let second = 0; second < 100; second += 1) {
    await pass(1_000)
    tell({ is: 'beat' })
  }
  expect(asked).toEqual([0, 61_500])
  poll.stop()
})

it('asks at once at the opening where something has changed since the page asked for it', async () => {
  const { app, asked, poll, tell } = setUp()
  followStream(app)
  poll.start()
  await pass(500)
  tell({ is: 'open', isGap: true })
  await pass(100)
  expect(asked).toEqual([0, 530])
  poll.stop()
})

it('asks again for an event that comes just before the answer to the request before it', async () => {
  const { app, tell } = setUp()
  followStream(app)
  let asked = 0
  const poll = makePoll<string>(app, {
    ask: () => Effect.as(Effect.sleep(200), String((asked += 1))),
    take: () => 1_000,
    hear: ({ is }) => (is === 'fills' ? 'again' : null),
  })
  poll.start()
  await pass(0)
  tell({ is: 'open', isGap: false })
  await pass(1_000)
  const before = asked
  tell({ is: 'fills', fills: [] })
  // It is asked 30 ms after an event.
  await pass(30 + 190)
  tell({ is: 'fills', fills: [] })
  await pass(15)
  expect(asked).toBe(before + 1)
  await pass(1_000)
  expect(asked).toBe(before + 2)
  poll.stop()
})

it('is closed while the page is hidden and after the last part has left, not between two screens', async () => {
  const { app, poll, see, streams } = setUp()
  followStream(app)
  poll.start()
  await pass(0)
  poll.stop()
  await pass(900)
  const stop = pollWhileVisible(app, 5_000, () => Promise.resolve(), ['orders'])
  await pass(2_000)
  expect(streams.map(({ isOpen }) => isOpen)).toEqual([true])
  see(false)
  await pass(0)
  expect(streams[0]?.isOpen).toBe(false)
  see(true)
  await pass(0)
  expect(streams.map(({ isOpen }) => isOpen)).toEqual([false, true])
  stop()
  await pass(1_100)
  expect(streams[1]?.isOpen).toBe(false)
})

it('works again for events that happen while it works', async () => {
  const { app, tell } = setUp()
  followStream(app)
  let runs = 0
  const stop = pollWhileVisible(
    app,
    5_000,
    async () => {
      runs += 1
      await new Promise((done) => setTimeout(done, 200))
    },
    ['orders'],
  )
  await pass(0)
  tell({ is: 'open', isGap: false })
  await pass(1_000)
  expect(runs).toBe(0)
  tell({ is: 'orders', orders: [] })
  await pass(100)
  tell({ is: 'orders', orders: [] })
  await pass(50)
  expect(runs).toBe(1)
  await pass(500)
  expect(runs).toBe(2)
  tell({ is: 'wallets' })
  await pass(500)
  expect(runs).toBe(2)
  stop()
})

it('polls where the server has no stream after all, and asks for none again', async () => {
  const { app, asked, poll, streams } = setUp(new Unavailable({ status: 404 }))
  followStream(app)
  poll.start()
  await pass(3_100)
  expect(asked).toEqual([0, 1_000, 2_000, 3_000])
  poll.stop()
  poll.start()
  await pass(100)
  expect(streams).toHaveLength(1)
  poll.stop()
})

it('opens a stream for the next customer after a session has ended', async () => {
  const { app, poll, streams } = setUp(new SessionExpired({ code: 'login-again' }))
  followStream(app)
  poll.start()
  await pass(100)
  poll.stop()
  poll.start()
  await pass(100)
  expect(streams.length).toBeGreaterThan(1)
  poll.stop()
})
