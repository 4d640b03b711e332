import { describe, expect, it } from 'vitest'
import { serverClock } from './serverClock.ts'

describe('the server’s clock', () => {
  it('is that of the device until an answer shows another time', () => {
    const clock = serverClock(() => 1_000_000)
    expect(clock.now()).toBe(1_000_000)
    clock.learn(5_000_000)
    expect(clock.now()).toBe(5_000_000)
  })

  it('does not jump for less than the resolution of the Date header', () => {
    const clock = serverClock(() => 1_000_000)
    clock.learn(1_001_000)
    expect(clock.now()).toBe(1_000_000)
  })

  it('creates ids that are different UUIDs', () => {
    const clock = serverClock(() => 0)
    const ids = Array.from({ length: 100 }, clock.newId)
    expect(new Set(ids).size).toBe(100)
    for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  })
})
