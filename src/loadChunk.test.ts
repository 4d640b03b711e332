import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ChunkLoadFailed, loadChunk, CHUNK_TIMEOUT } from './loadChunk.ts'

describe('a part of the app', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('returns what it loads', async () => {
    expect(await loadChunk(async () => 'screen')).toBe('screen')
  })

  it('that fails raises LoadFailed with the cause', async () => {
    const cause = new TypeError('failed to fetch')
    await expect(loadChunk(() => Promise.reject(cause))).rejects.toMatchObject({ name: 'LoadFailed', cause })
  })

  it('that takes 120 s raises LoadFailed, and not a moment earlier', async () => {
    let outcome: unknown = 'waiting'
    const waiting = loadChunk(() => new Promise(() => undefined)).catch((error: unknown) => {
      outcome = error
    })
    await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT - 1)
    expect(outcome).toBe('waiting')
    await vi.advanceTimersByTimeAsync(1)
    await waiting
    expect(outcome).toBeInstanceOf(ChunkLoadFailed)
    expect(CHUNK_TIMEOUT).toBe(120_000)
  })
})
