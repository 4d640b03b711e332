import { expect, it, vi } from 'vitest'
import { makeFakeApp } from '../../testing/fakeApp.ts'
import { pass } from '../../testing/time.ts'
import { makeNowModel } from './now.model.ts'

it('the time is updated while a component uses it', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  let looks = 0
  const model = makeNowModel(makeFakeApp({ clock: { now: () => (looks += 1) } }).app)
  const [one, two] = [model.keep(), model.keep()]
  await pass(0)
  expect(model.now.value).toBe(2)
  await pass(30_000)
  expect(looks).toBe(3)
  one()
  await pass(30_000)
  expect([looks, model.now.value]).toEqual([4, 4])
  two()
  await pass(300_000)
  expect(looks).toBe(4)
  vi.useRealTimers()
})
