import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  ContractBroken,
  type Failure,
  Offline,
  Rejected,
  SessionExpired,
  Timeout,
  Unavailable,
} from '../../../ports/failure.ts'
import { makeConnectionModel } from '../app/connection.model.ts'
import { settled } from '../../testing/time.ts'
import { type Device, device, start, stored } from './testing/device.ts'
import { NOW } from '../../testing/now.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  vi.spyOn(Math, 'random').mockReturnValue(0)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('sending', () => {
  it('stores the id before it sends, and removes it once the answer is known', async () => {
    const on = device()
    const { tap, answer, sent, kind } = start(on)
    tap()
    await settled()
    expect(sent).toMatchObject([{ form: { to: 'bank' }, kept: true }])
    expect(kind()).toBe('sending')
    await answer('booked')
    expect(kind()).toBe('done')
    expect(stored(on)).toBeUndefined()
  })

  it('sends once for a double tap, and for a tap with another form while a request is in flight', async () => {
    const on = device()
    const { tap, answer, sent, intent } = start(on)
    tap()
    tap()
    await settled()
    tap('other bank')
    await settled()
    expect(sent).toHaveLength(1)
    await answer('booked')
    // The next one is another intent.
    tap('other bank')
    await settled()
    expect(new Set(sent.map(({ id }) => id)).size).toBe(2)
    await answer('booked too')
    expect(intent.state.value).toMatchObject({ kind: 'done', outcome: 'booked too' })
  })

  it('names the missing connection, not the age of the figures that it causes', async () => {
    const on = device()
    const { app, tap, sent, failures } = start(on)
    const { figuresOf, online } = app.model(makeConnectionModel)
    online.value = false
    figuresOf.value = NOW
    tap()
    await settled()
    expect(sent).toEqual([])
    expect(failures).toMatchObject([{ _tag: 'Offline' }])
  })

  it('sends nothing while the screen shows figures last seen', async () => {
    const on = device()
    const { app, tap, sent, kind } = start(on)
    const { figuresOf } = app.model(makeConnectionModel)
    figuresOf.value = NOW
    tap()
    await settled()
    expect([sent, kind(), stored(on)]).toEqual([[], 'idle', undefined])
    expect(app.toaster.message.peek()).not.toBeNull()
    figuresOf.value = null
    tap()
    await settled()
    expect(sent).toHaveLength(1)
  })

  it.each<Failure>([new Rejected({ code: 'insufficient-balance' }), new SessionExpired({ code: 'login-again' })])(
    'treats %s as an answer: nothing happened',
    async (failure) => {
      const on = device()
      const { tap, fail, kind, failures, asked } = start(on)
      tap()
      await settled()
      await fail(failure)
      expect(kind()).toBe('refused')
      expect(failures).toEqual([failure])
      expect(stored(on)).toBeUndefined()
      expect(asked).toEqual([])
    },
  )

  it.each<Failure>([
    new Timeout({ millis: 20_000 }),
    new Offline(),
    new Unavailable({ status: 503 }),
    new ContractBroken({ call: '/x', path: '', why: 'HTML' }),
    new Rejected({ code: 'system-busy' }),
  ])('has an unknown outcome after %s, and shows only that it is checking', async (failure) => {
    const on = device()
    const { tap, fail, kind, failures, sent, intent } = start(on)
    tap()
    await settled()
    await fail(failure)
    expect(kind()).toBe('unknown')
    expect(failures).toEqual([])
    tap()
    await intent.sendAgain()
    await intent.clear()
    await settled()
    expect([kind(), sent.length, stored(on) !== undefined]).toEqual(['unknown', 1, true])
  })
})

it('takes 404 for a refusal: the server lacks the call; of a repetition it tells nothing', async () => {
  const first = start(device(), { findable: false })
  first.tap()
  await settled()
  await first.fail(new Unavailable({ status: 404 }))
  expect(first.kind()).toBe('refused')
  const { tap, fail, kind, pass } = start(device(), { findable: false })
  tap()
  await settled()
  await fail(new Timeout({ millis: 1 }))
  await pass(1_000)
  await fail(new Unavailable({ status: 404 }))
  expect(kind()).toBe('unknown')
})

describe('a reload in the middle', () => {
  const leftUnderWay = async (on: Device, options?: { readonly findable: boolean }) => {
    const before = start(on, options)
    before.tap()
    await settled()
    return before.sent[0]!.id
  }

  it('looks the outcome up by the same id, and sends nothing new', async () => {
    const on = device()
    const id = await leftUnderWay(on)
    const { kind, asked, sent, tap, answer, intent } = start(on)
    tap('other bank')
    await settled()
    expect([kind(), asked, sent]).toEqual(['unknown', [id], []])
    await answer('booked')
    expect(intent.state.value).toMatchObject({ kind: 'done', outcome: 'booked', form: { to: 'bank' } })
    expect(stored(on)).toBeUndefined()
    await intent.clear()
  })

  it('leaves what belongs to another customer alone', async () => {
    const on = device()
    await leftUnderWay(on)
    on.account = 'somebody else'
    const { kind, asked, pass } = start(on)
    await pass(60_000)
    expect([kind(), asked, stored(on) !== undefined]).toEqual(['idle', [], true])
  })

  it('stops polling when another customer signs in meanwhile', async () => {
    const on = device()
    const { tap, fail, pass, asked, kind } = start(on)
    tap()
    await settled()
    await fail(new Offline())
    on.account = 'somebody else'
    await pass(60_000)
    expect([kind(), asked]).toEqual(['idle', []])
  })

  it('keeps the intent for later where the session has ended', async () => {
    const on = device()
    await leftUnderWay(on)
    const { fail, failures, kind } = start(on)
    await settled()
    await fail(new SessionExpired({ code: 'login-again' }))
    expect([failures.length, kind(), stored(on) !== undefined]).toEqual([1, 'idle', true])
  })

  it('is not sent again by itself where its effect depends on when it arrives', async () => {
    const on = device()
    await leftUnderWay(on)
    const { answer, intent, kind, pass, sent } = start(on, { findable: false, isOfItsMoment: true })
    await settled()
    await pass(60_000)
    expect([intent.state.value, sent]).toEqual([{ kind: 'lost', form: { to: 'bank' }, certain: false }, []])
    void intent.sendAgain()
    await settled()
    await answer('booked')
    expect([kind(), sent.length, stored(on)]).toEqual(['done', 1, undefined])
  })

  it('ignores a stored intent that it cannot decode', async () => {
    const on = device()
    on.kept.set('intent.withdrawal', '{"id":')
    const { tap, sent } = start(on)
    tap()
    await settled()
    expect(sent).toHaveLength(1)
  })

  it('finds its own after a reload although another tab has sent one under the same name, and then that one', async () => {
    const on = device()
    const [first, second] = [start(on), start(on)]
    first.tap()
    await settled()
    second.tap('other bank')
    await settled()
    const ids = [first, second].map(({ sent }) => sent[0]?.id)
    expect(new Set(ids).size).toBe(2)
    const again = start(on)
    await settled()
    expect([again.asked, again.intent.state.value]).toEqual([[ids[0]], { kind: 'unknown', form: { to: 'bank' } }])
    await again.answer('booked')
    await again.intent.clear()
    await settled()
    expect([again.asked, again.intent.state.value]).toEqual([ids, { kind: 'unknown', form: { to: 'other bank' } }])
    await again.answer('booked too')
    await again.intent.clear()
    await settled()
    expect([again.kind(), again.sent, [...on.kept.keys()]]).toEqual(['idle', [], []])
  })

  it('asks for one of another tab only where that has no answer yet', async () => {
    const on = device()
    const [first, second] = [start(on), start(on)]
    first.tap()
    await settled()
    second.tap('other bank')
    await settled()
    const again = start(on)
    await settled()
    await second.answer('booked')
    await again.answer('booked')
    await again.intent.clear()
    await settled()
    expect([again.asked, again.kind(), on.kept.size]).toEqual([[first.sent[0]?.id], 'idle', 0])
  })

  it('does not remove the intent that another tab has stored in its place', async () => {
    const on = device()
    const first = start(on)
    first.tap()
    await settled()
    const later = (stored(on) ?? '').replace(first.sent[0]!.id, 'of-the-other-tab')
    on.kept.set('intent.withdrawal', later)
    await first.answer('booked')
    expect(stored(on)).toBe(later)
  })
})
