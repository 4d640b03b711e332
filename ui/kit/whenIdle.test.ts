import { afterEach, describe, expect, it, vi } from 'vitest'
import { whenIdle } from './whenIdle.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('work that is not urgent', () => {
  it('is left to the browser that knows when it is idle', () => {
    const waiting = new Map<number, () => void>()
    vi.stubGlobal('requestIdleCallback', (work: () => void) => {
      waiting.set(waiting.size, work)
      return waiting.size - 1
    })
    vi.stubGlobal('cancelIdleCallback', (id: number) => waiting.delete(id))
    const done: string[] = []
    whenIdle(() => done.push('first'))
    const cancel = whenIdle(() => done.push('second'))
    expect(done).toEqual([])
    cancel()
    for (const work of waiting.values()) work()
    expect(done).toEqual(['first'])
  })

  it('waits for a while in a browser that does not, unless it is cancelled', () => {
    vi.stubGlobal('requestIdleCallback', undefined)
    vi.useFakeTimers()
    const done: string[] = []
    whenIdle(() => done.push('first'))
    const cancel = whenIdle(() => done.push('second'))
    expect(done).toEqual([])
    cancel()
    vi.runAllTimers()
    expect(done).toEqual(['first'])
  })
})
