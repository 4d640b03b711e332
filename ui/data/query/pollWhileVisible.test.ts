import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { device } from '../../areas/quotes/testing/samples.ts'
import { makeFakeApp } from '../../testing/fakeApp.ts'
import { NOW } from '../../testing/now.ts'
import { pass } from '../../testing/time.ts'
import { pollWhileVisible } from './pollWhileVisible.ts'

beforeEach(() => vi.useFakeTimers({ now: NOW }))
afterEach(() => vi.useRealTimers())

const setUp = () => {
  let tell: (visible: boolean) => void = () => undefined
  const { platform, clock } = device()
  const { app } = makeFakeApp({
    clock,
    platform: {
      ...platform,
      watchVisible: (callback) => {
        tell = callback
        callback(true)
        return () => undefined
      },
    },
  })
  return { app, see: (visible: boolean) => tell(visible) }
}

it('runs at its interval, counted from the end of each run, and pauses while the page is hidden', async () => {
  const { app, see } = setUp()
  const at: number[] = []
  const stop = pollWhileVisible(app, 1_000, async () => {
    at.push(Date.now() - NOW)
    await new Promise((done) => setTimeout(done, 200))
  })
  await pass(2_300)
  see(false)
  await pass(5_000)
  see(true)
  await pass(1_100)
  stop()
  await pass(5_000)
  expect(at).toEqual([1_000, 2_200, 8_300])
})
