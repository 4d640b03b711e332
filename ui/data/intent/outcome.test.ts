import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Offline, Rejected, Timeout } from '../../../ports/failure.ts'
import { settled } from '../../testing/time.ts'
import { device, start, stored } from './testing/device.ts'
import { NOW } from '../../testing/now.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  vi.spyOn(Math, 'random').mockReturnValue(0)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('finding out', () => {
  it('finds the outcome after a time-out', async () => {
    const on = device()
    const { tap, fail, answer, pass, intent, sent, asked } = start(on)
    tap()
    await settled()
    await pass(20_000)
    await fail(new Timeout({ millis: 20_000 }))
    await pass(1_000)
    await answer('booked')
    expect(intent.state.value).toMatchObject({ kind: 'done', outcome: 'booked' })
    expect(asked).toEqual([sent[0]!.id])
    expect([sent.length, stored(on)]).toEqual([1, undefined])
  })

  it('keeps polling while the server cannot be reached', async () => {
    const { tap, fail, answer, pass, kind, asked } = start(device())
    tap()
    await settled()
    await fail(new Offline())
    for (const failure of [new Offline(), new Timeout({ millis: 1 }), new Rejected({ code: 'account-frozen' })]) {
      await pass(10_000)
      await fail(failure)
    }
    await pass(10_000)
    expect([kind(), asked.length]).toEqual(['unknown', 4])
    await answer('booked')
    expect(kind()).toBe('done')
  })

  it('waits for a request that may still be in flight before it calls it unconfirmed', async () => {
    const { tap, fail, answer, pass, kind, asked } = start(device())
    tap()
    await settled()
    await fail(new Offline())
    await pass(1_000)
    await answer(null)
    await pass(2_000)
    await answer(null)
    await pass(4_000)
    await answer(null)
    await pass(8_000)
    await answer(null)
    expect([kind(), asked.length]).toEqual(['unknown', 4])
    await pass(10_000)
    await answer(null)
    expect(kind()).toBe('lost')
  })

  it('sends what never arrived again under the same id, when the customer asks for it', async () => {
    const on = device()
    const { tap, fail, answer, pass, intent, sent, kind } = start(on)
    tap()
    await settled()
    await pass(20_000)
    await fail(new Timeout({ millis: 20_000 }))
    await pass(1_000)
    await answer(null)
    expect(intent.state.value).toMatchObject({ kind: 'lost', certain: true })
    await pass(60_000)
    expect(sent).toHaveLength(1)
    void intent.sendAgain()
    void intent.sendAgain()
    await settled()
    expect(sent).toHaveLength(2)
    expect(sent[1]).toMatchObject({ form: sent[0]!.form, id: sent[0]!.id, kept: true })
    await answer('booked')
    expect([kind(), stored(on)]).toEqual(['done', undefined])
  })

  it('discards what never arrived when the customer cancels it', async () => {
    const on = device()
    const { tap, fail, answer, pass, intent, kind } = start(on)
    tap()
    await settled()
    await pass(20_000)
    await fail(new Timeout({ millis: 20_000 }))
    await pass(1_000)
    await answer(null)
    await intent.clear()
    expect([kind(), stored(on)]).toEqual(['idle', undefined])
  })
})

describe('a call whose outcome cannot be looked up', () => {
  it('is sent again under the same id until it answers', async () => {
    const on = device()
    const { tap, fail, answer, pass, sent, kind } = start(on, { findable: false })
    tap()
    await settled()
    await fail(new Timeout({ millis: 20_000 }))
    await pass(1_000)
    // The first request still holds the lock of the account, so this refusal does not tell its outcome.
    await fail(new Rejected({ code: 'fund-operation-in-progress' }))
    expect(kind()).toBe('unknown')
    await pass(2_000)
    await answer('booked')
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1)
    expect([sent.length, kind(), stored(on)]).toEqual([3, 'done', undefined])
  })

  it('is left to the customer to decide after two minutes, also when the app was closed meanwhile', async () => {
    const on = device()
    const before = start(on, { findable: false })
    before.tap()
    await settled()
    vi.setSystemTime(NOW + 120_001)
    const { intent, sent, answer } = start(on, { findable: false })
    await settled()
    expect(intent.state.value).toMatchObject({ kind: 'lost', certain: false })
    expect(sent).toEqual([])
    void intent.sendAgain()
    await settled()
    expect(sent.map(({ id }) => id)).toEqual([before.sent[0]!.id])
    await answer('booked')
    expect(stored(on)).toBeUndefined()
  })
})
