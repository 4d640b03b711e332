import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LoadFailed, part, PART_TIME } from './part.ts'

describe('a part of the app', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('is what it loads', async () => {
    expect(await part(async () => 'screen')).toBe('screen')
  })

  it('that fails raises LoadFailed with the cause', async () => {
    const cause = new TypeError('failed to fetch')
    await expect(part(() => Promise.reject(cause))).rejects.toMatchObject({ name: 'LoadFailed', cause })
  })

  it('that takes 120 s raises LoadFailed, and not a moment earlier', async () => {
    let outcome: unknown = 'waiting'
    const waiting = part(() => new Promise(() => undefined)).catch((error: unknown) => {
      outcome = error
    })
    await vi.advanceTimersByTimeAsync(PART_TIME - 1)
    expect(outcome).toBe('waiting')
    await vi.advanceTimersByTimeAsync(1)
    await waiting
    expect(outcome).toBeInstanceOf(LoadFailed)
    expect(PART_TIME).toBe(120_000)
  })
})
