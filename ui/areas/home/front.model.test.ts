import { Deferred, Effect } from 'effect'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Failure, Offline } from '../../../ports/failure.ts'
import type { Banner, Notice } from '../../../ports/News.ts'
import { makeFakeApp } from '../../testing/fakeApp.ts'
import { FIRST_ROOM, FRONT_PATIENCE, makeFrontModel } from './front.model.ts'

const NOTICE: Notice = { id: '31', text: 'Prices are simulated', link: null, time: 0 }
const BANNER: Banner = { id: '11', title: 'Welcome', action: null, link: '/mine/activity' }

const realTurn = setImmediate
const pass = async (millis: number): Promise<void> => {
  await vi.advanceTimersByTimeAsync(millis)
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => void realTurn(resolve))
}
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** Notices arrive immediately; banners when the test delivers them. */
const setUp = (
  notices: Effect.Effect<ReadonlyArray<Notice>, Failure> = Effect.succeed([NOTICE]),
  kept = new Map<string, string>(),
) => {
  const banners: Array<Deferred.Deferred<ReadonlyArray<Banner>, Failure>> = []
  const fake = makeFakeApp(
    {
      notices: {
        list: () => notices,
        banners: () =>
          Effect.suspend(() => {
            const answer = Deferred.makeUnsafe<ReadonlyArray<Banner>, Failure>()
            banners.push(answer)
            return Deferred.await(answer)
          }),
      },
    },
    kept,
  )
  const model = makeFrontModel(fake.app)
  const answer = async (nth: number, found: ReadonlyArray<Banner>) => {
    await pass(0)
    await Effect.runPromise(Deferred.succeed(banners[nth]!, found))
    await pass(0)
  }
  const shown = () => {
    const { notices: lines, banners: pictures } = model.front.value
    return [model.settled.value, lines.length, pictures.length]
  }
  const open = () => {
    model.look()
    void model.open()
  }
  return { ...fake, model, open, banners, answer, shown }
}

const NONE_BEFORE = () => new Map([['front', '0']])

describe('notices and banners', () => {
  it('come into a room of their own whenever they arrive; the content below does not wait', async () => {
    const { model, open, answer, shown, kept } = setUp()
    open()
    await pass(0)
    expect([...shown(), model.room.value]).toEqual([true, 0, 0, FIRST_ROOM])
    await pass(60_000)
    await answer(0, [BANNER])
    expect(shown()).toEqual([true, 1, 1])
    model.drawn(180.4)
    await pass(0)
    expect(kept.get('front')).toBe('180')
    const again = setUp(undefined, kept)
    again.open()
    await pass(0)
    expect(again.model.room.value).toBe(180)
  })

  it('leave no room where there are none, and none from the start on the next visit', async () => {
    const { model, open, answer, kept } = setUp(Effect.succeed([]))
    open()
    await answer(0, [])
    expect([model.room.value, kept.get('front')]).toEqual([0, '0'])
  })

  it.each(['', 'x', '-4', '1e9'])('have the first room where the device holds "%s"', async (text) => {
    const { model, open } = setUp(undefined, new Map([['front', text]]))
    open()
    await pass(0)
    expect(model.room.value).toBe(text === '' ? 0 : FIRST_ROOM)
  })

  it('appear together with the content below them where no room was kept', async () => {
    const { open, answer, shown } = setUp(undefined, NONE_BEFORE())
    open()
    await pass(0)
    expect(shown()).toEqual([false, 0, 0])
    await answer(0, [BANNER])
    expect(shown()).toEqual([true, 1, 1])
  })

  it('that arrive late where no room was kept push nothing down: the next visit has room for them', async () => {
    const { model, open, answer, shown, kept } = setUp(undefined, NONE_BEFORE())
    open()
    await pass(FRONT_PATIENCE)
    expect(shown()).toEqual([true, 0, 0])
    await answer(0, [BANNER])
    expect([...shown(), kept.get('front')]).toEqual([true, 0, 0, String(FIRST_ROOM)])
    open()
    await pass(0)
    expect([...shown(), model.room.value]).toEqual([true, 1, 1, FIRST_ROOM])
  })

  it('are shown immediately where the customer requested them', async () => {
    const { model, open, answer, shown } = setUp(undefined, NONE_BEFORE())
    open()
    await answer(0, [])
    const refreshed = model.refresh()
    await answer(1, [BANNER])
    await refreshed
    expect(shown()).toEqual([true, 1, 1])
  })

  it('that cannot be loaded are silently absent, independently of each other, and have their room on the next visit', async () => {
    const { model, open, answer, shown, failures } = setUp(Effect.fail(new Offline()))
    open()
    await answer(0, [])
    expect([...shown(), model.room.value]).toEqual([true, 0, 0, 0])
    expect(failures).toEqual([])
    open()
    await pass(0)
    expect(model.room.value).toBe(FIRST_ROOM)
    await answer(1, [BANNER])
    expect([...shown(), model.room.value]).toEqual([true, 0, 1, FIRST_ROOM])
  })
})
