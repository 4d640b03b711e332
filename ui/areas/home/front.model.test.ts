import { Deferred, Effect } from 'effect'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Failure, Offline } from '../../../ports/failure.ts'
import type { Banner, Notice } from '../../../ports/News.ts'
import { makeFakeApp } from '../../testing/fakeApp.ts'
import { FRONT_PATIENCE, makeFrontModel } from './front.model.ts'

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
const setUp = (notices: Effect.Effect<ReadonlyArray<Notice>, Failure> = Effect.succeed([NOTICE])) => {
  const banners: Array<Deferred.Deferred<ReadonlyArray<Banner>, Failure>> = []
  const fake = makeFakeApp({
    notices: {
      list: () => notices,
      banners: () =>
        Effect.suspend(() => {
          const answer = Deferred.makeUnsafe<ReadonlyArray<Banner>, Failure>()
          banners.push(answer)
          return Deferred.await(answer)
        }),
    },
  })
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
  return { ...fake, model, banners, answer, shown }
}

describe('notices and banners', () => {
  it('appear together with the content below them', async () => {
    const { model, answer, shown } = setUp()
    void model.open()
    await pass(0)
    expect(shown()).toEqual([false, 0, 0])
    await answer(0, [BANNER])
    expect(shown()).toEqual([true, 1, 1])
    await pass(FRONT_PATIENCE)
    expect(shown()).toEqual([true, 1, 1])
  })

  it('that arrive late push nothing down: they are shown on the next visit', async () => {
    const { model, answer, shown } = setUp()
    void model.open()
    await pass(FRONT_PATIENCE)
    expect(shown()).toEqual([true, 0, 0])
    await answer(0, [BANNER])
    expect(shown()).toEqual([true, 0, 0])
    void model.open()
    expect(shown()).toEqual([true, 1, 1])
  })

  it('are shown immediately where the customer requested them', async () => {
    const { model, answer, shown } = setUp()
    void model.open()
    await answer(0, [])
    const refreshed = model.refresh()
    await answer(1, [BANNER])
    await refreshed
    expect(shown()).toEqual([true, 1, 1])
  })

  it('that cannot be loaded are silently absent, independently of each other', async () => {
    const { model, answer, shown, failures } = setUp(Effect.fail(new Offline()))
    void model.open()
    await answer(0, [BANNER])
    expect(shown()).toEqual([true, 0, 1])
    expect(failures).toEqual([])
  })
})
