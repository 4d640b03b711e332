import { Effect } from 'effect'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { reloadPage } from './browser.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A page that counts its reloads, with an entry of an overlay on top or without. */
const page = (state: unknown) => {
  const events = new EventTarget()
  let reloads = 0
  return {
    history: { state },
    location: { reload: () => void (reloads += 1) },
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    stepBack: () => events.dispatchEvent(new Event('popstate')),
    reloads: () => reloads,
  }
}

it('a page without an overlay is reloaded immediately', () => {
  const open = page(null)
  void Effect.runPromise(reloadPage(open))
  expect(open.reloads()).toBe(1)
})

it('a reload waits for the step back of an overlay', async () => {
  const open = page({ overlay: { page: 'a', depth: 1 } })
  void Effect.runPromise(reloadPage(open))
  await vi.advanceTimersByTimeAsync(500)
  expect(open.reloads()).toBe(0)
  open.stepBack()
  await vi.advanceTimersByTimeAsync(0)
  expect(open.reloads()).toBe(1)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(open.reloads()).toBe(1)
})

it('a step back that never happens delays the reload by one second only', async () => {
  const open = page({ overlay: { page: 'a', depth: 1 } })
  void Effect.runPromise(reloadPage(open))
  await vi.advanceTimersByTimeAsync(999)
  expect(open.reloads()).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(open.reloads()).toBe(1)
})
