import { Effect } from 'effect'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Failure, Offline, Rejected, SessionExpired, Unavailable } from '../../../ports/failure.ts'
import type { LiveEvent } from '../../../ports/Live.ts'
import { makeLiveParts } from '../live/parts.model.ts'
import { makeFakeApp } from '../../testing/fakeApp.ts'
import { makePoll } from './poll.ts'
import { device } from '../../areas/quotes/testing/samples.ts'
import { pass } from '../../testing/time.ts'
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

const setUp = () => {
  let tellVisible: (visible: boolean) => void = () => undefined
  const answer: { failure: Failure | null; never: boolean } = { failure: null, never: false }
  const asked: number[] = []
  let inFlight = 0
  const { platform, clock } = device()
  const fake = makeFakeApp({
    clock,
    platform: {
      ...platform,
      watchVisible: (tell) => {
        tellVisible = tell
        tell(true)
        return () => undefined
      },
    },
  })
  const poll = makePoll<string>(fake.app, {
    ask: () =>
      Effect.suspend((): Effect.Effect<string, Failure> => {
        asked.push(Date.now() - NOW)
        inFlight += 1
        const found = answer.never ? Effect.never : answer.failure ? Effect.fail(answer.failure) : Effect.succeed('a')
        return Effect.ensuring(
          found,
          Effect.sync(() => void (inFlight -= 1)),
        )
      }),
    take: () => 1_000,
  })
  const visible = async (is: boolean) => {
    tellVisible(is)
    await pass(0)
  }
  return { ...fake, poll, asked, answer, visible, inFlight: () => inFlight }
}

describe('polling', () => {
  it('starts after the wait and uses the interval that each answer returns', async () => {
    const { poll, asked } = setUp()
    poll.start(300)
    await pass(2_300)
    expect(asked).toEqual([300, 1_300, 2_300])
    poll.stop()
    await pass(5_000)
    expect(asked).toHaveLength(3)
  })

  it('stops while the page is hidden, cancels the request in flight, and polls immediately when the page is visible again', async () => {
    const { poll, asked, visible, answer, inFlight } = setUp()
    answer.never = true
    poll.start()
    await pass(0)
    expect(inFlight()).toBe(1)
    await visible(false)
    expect(inFlight()).toBe(0)
    await pass(60_000)
    expect(asked).toEqual([0])
    answer.never = false
    await visible(true)
    expect(asked).toEqual([0, 60_000])
    await pass(1_000)
    expect(asked).toHaveLength(3)
  })

  it('polls less often while the server fails, shows no message, and returns to its interval immediately', async () => {
    const { poll, asked, answer, failures } = setUp()
    answer.failure = new Offline()
    poll.start()
    await pass(14_000)
    expect(asked).toEqual([0, 2_000, 6_000, 14_000])
    answer.failure = null
    await pass(17_000)
    expect(asked.slice(4)).toEqual([30_000, 31_000])
    expect(failures).toEqual([])
  })

  it('asks no sooner than the server allows, however it says so', async () => {
    const { poll, asked, answer } = setUp()
    answer.failure = new Unavailable({ status: 503, retryAfter: 20 })
    poll.start()
    await pass(21_000)
    expect(asked).toEqual([0])
    answer.failure = new Rejected({ code: 'submitted-too-frequently', retryAfter: 60 })
    await pass(1_000)
    expect(asked).toEqual([0, 22_000])
    answer.failure = null
    await pass(60_000)
    expect(asked).toHaveLength(2)
    await pass(4_000)
    expect(asked[2]).toBe(86_000)
    poll.stop()
  })

  it.each([
    { retryAfter: 86_400, next: 300_000 },
    { retryAfter: -60, next: 0 },
  ])('asks again within minutes where the server asks for $retryAfter seconds', async ({ next, retryAfter }) => {
    const { poll, asked, answer } = setUp()
    answer.failure = new Unavailable({ status: 503, retryAfter })
    poll.start()
    await pass(next + 1_000)
    expect(asked).toEqual([0])
    await pass(1_000)
    expect(asked).toEqual([0, next + 2_000])
    poll.stop()
  })

  it('ends with the session', async () => {
    const { poll, asked, answer, failures } = setUp()
    answer.failure = new SessionExpired({ code: 'login-again' })
    poll.start()
    await pass(60_000)
    expect([asked, failures]).toEqual([[0], [answer.failure]])
  })
})

describe('polling beside the stream of the server', () => {
  /** Each request is answered by the test with what the server had then. */
  const open = async () => {
    const { platform, clock } = device()
    const { app } = makeFakeApp({ clock, platform })
    const taken: string[] = []
    const answers: Array<(text: string) => void> = []
    const poll = makePoll<string>(app, {
      ask: () => Effect.callback<string>((resume) => void answers.push((text) => resume(Effect.succeed(text)))),
      take: (found) => {
        taken.push(found)
        return 1_000
      },
      hear: ({ is }) => (is === 'positions' ? 'again' : is === 'messages' ? { answer: 'event' } : null),
    })
    const parts = app.model(makeLiveParts)
    parts.isOpen = true
    const hear = (event: LiveEvent) => {
      for (const part of parts.all) part.hear(event)
    }
    poll.start()
    await pass(0)
    return { answers, hear, poll, taken }
  }

  it('asks again after an event that came while a request was under way', async () => {
    const { answers, hear, poll, taken } = await open()
    hear({ is: 'positions' })
    answers[0]?.('before the event')
    await pass(30)
    answers[1]?.('after it')
    await pass(0)
    expect(taken).toEqual(['before the event', 'after it'])
    await pass(59_000)
    expect(answers).toHaveLength(2)
    poll.stop()
  })

  it('never replaces what an event said by the answer to a request from before', async () => {
    const { answers, hear, poll, taken } = await open()
    hear({ is: 'messages', unread: 1 })
    answers[0]?.('before the event')
    await pass(0)
    expect(taken).toEqual(['event'])
    await pass(60_000)
    expect(answers).toHaveLength(2)
    poll.stop()
  })
})
