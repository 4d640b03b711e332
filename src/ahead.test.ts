import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { afterTask, CHUNK_TIMEOUT, ChunkLoadFailed, firstScreen, loadChunk, nextTask } from './ahead.ts'

test.each([
  ['', false, '/login/start'],
  ['#/', true, '/login/start'],
  ['#/login/login?to=%2Fmine%2Findex', false, '/login/login'],
  ['#/mine/index', true, '/mine/index'],
  ['#/quotes/info?code=96115', true, '/quotes/info'],
  ['#/mine/index', false, '/login/logon'],
  ['#/mine/privacy', false, '/mine/privacy'],
  ['#/nowhere', true, null],
])('the address %j shows, with a session %j, %j first', (hash, signedIn, screen) => {
  expect(firstScreen(hash, signedIn)).toBe(screen)
})

describe('a part of the app', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('returns what it loads', async () => {
    expect(await loadChunk(async () => 'screen')).toBe('screen')
  })

  it('that has arrived leaves no timer', async () => {
    const before = vi.getTimerCount()
    await loadChunk(async () => 'screen')
    expect(vi.getTimerCount()).toBe(before)
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

it('the next task begins after those that wait already', async () => {
  const order: string[] = []
  setTimeout(() => order.push('waiting'))
  await nextTask()
  order.push('next')
  expect(order).toEqual(['waiting', 'next'])
})

it('a request begins after the task that wants it', async () => {
  const order: string[] = []
  const answer = new Response('found')
  const send = afterTask(async () => {
    order.push('request')
    return answer
  })
  const asked = send('https://broker.test/')
  await Promise.resolve()
  order.push('end of the task')
  expect(await asked).toBe(answer)
  expect(order).toEqual(['end of the task', 'request'])
})
