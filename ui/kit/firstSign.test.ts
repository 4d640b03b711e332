import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const page = new EventTarget()

/** A page that was just opened; `touched` where the customer has already tapped on it. */
const opened = async (touched = false): Promise<{ readonly isSeen: () => boolean }> => {
  vi.resetModules()
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: touched } })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  const { firstSign } = await import('./firstSign.ts')
  let isSeen = false
  void firstSign().then(() => (isSeen = true))
  return { isSeen: () => isSeen }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('waits while a customer only looks, at most ten seconds', async () => {
  const { isSeen } = await opened()
  await vi.advanceTimersByTimeAsync(9_900)
  expect(isSeen()).toBe(false)
  await vi.advanceTimersByTimeAsync(200)
  expect(isSeen()).toBe(true)
})

it.each(['pointerdown', 'touchstart', 'keydown', 'wheel'])('ends at the first %s', async (type) => {
  const { isSeen } = await opened()
  page.dispatchEvent(new Event(type))
  await vi.advanceTimersByTimeAsync(0)
  expect(isSeen()).toBe(true)
  expect(vi.getTimerCount()).toBe(0)
})

it('has ended where the customer tapped before it was asked for', async () => {
  const { isSeen } = await opened(true)
  await vi.advanceTimersByTimeAsync(0)
  expect(isSeen()).toBe(true)
})
