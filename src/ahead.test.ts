import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import {
  askConfigEarly,
  CHUNK_TIMEOUT,
  ChunkLoadFailed,
  firstScreen,
  loadChunk,
  nextTask,
  runConfigFrom,
} from './ahead.ts'

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

describe('the config file', () => {
  it.each([
    [{ apiBase: 'https://api.example.test/api/vue/' }, 'https://api.example.test/api/vue'],
    [{ apiBase: '/elsewhere' }, '/elsewhere'],
    [{ apiBase: '' }, '/api/vue'],
    [{ apiBase: 7 }, '/api/vue'],
    [{}, '/api/vue'],
    [null, '/api/vue'],
    ['text', '/api/vue'],
  ])('%j means %s', (content, base) => expect(runConfigFrom(content).apiBase).toBe(base))
})

const BASE = 'https://broker.example/api/vue'

/** A network that answers every call with its number and records the calls. */
const network = () => {
  const asked: string[] = []
  const send: typeof fetch = async (input) => {
    asked.push(input instanceof Request ? input.url : String(input))
    return new Response(String(asked.length))
  }
  return { asked, send }
}

const call = (path: string) => new Request(BASE + path, { method: 'POST' })

test('the config is requested before the client needs it, and the client gets that answer', async () => {
  const { asked, send } = network()
  const early = askConfigEarly(Promise.resolve(BASE), send)
  const answer = await early(call('/common/config'))
  expect(await answer.text()).toBe('1')
  expect(asked).toEqual([`${BASE}/common/config`])
})

test('every other call, and a second one for the config, is sent normally', async () => {
  const { asked, send } = network()
  const early = askConfigEarly(Promise.resolve(BASE), send)
  await early(call('/common/config'))
  await early(call('/common/version'))
  expect(await (await early(call('/common/config'))).text()).toBe('3')
  expect(asked).toHaveLength(3)
})

test('a network that is down fails the client’s call, not the page', async () => {
  const early = askConfigEarly(Promise.resolve(BASE), () => Promise.reject(new TypeError('no network')))
  await expect(early(call('/common/config'))).rejects.toThrow('no network')
})

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

it('the next task begins after those that wait already', async () => {
  const order: string[] = []
  setTimeout(() => order.push('waiting'))
  await nextTask()
  order.push('next')
  expect(order).toEqual(['waiting', 'next'])
})
