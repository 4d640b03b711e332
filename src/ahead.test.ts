import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import {
  askEarly,
  CHUNK_TIMEOUT,
  ChunkLoadFailed,
  EARLY,
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

const FIGURE = '/trade/worth'
const showTotal = vi.fn()
const FIRST = { call: FIGURE, show: async () => ({ showTotal }) }
const signedIn = () => void vi.stubGlobal('localStorage', { getItem: (key: string) => `its ${key}` })
const call = (path: string, token?: string) =>
  new Request(BASE + path, { method: 'POST', ...(token !== undefined && { headers: { token } }) })
const textOf = async (answer: Promise<Response>) => (await answer).text()

describe('what the first screen asks for', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('is requested before the client needs it, and the client gets that answer', async () => {
    const { asked, send } = network()
    const early = askEarly(Promise.resolve(BASE), undefined, send)
    expect(await textOf(early(call('/common/config')))).toBe('1')
    expect(asked).toEqual([`${BASE}/common/config`])
  })

  it('is a form, with the session for a figure of the customer, and without it for the config', async () => {
    signedIn()
    const sent: Request[] = []
    askEarly(Promise.resolve(BASE), FIRST, async (input, init) => {
      sent.push(new Request(input, init))
      return new Response()
    })
    await vi.runAllTimersAsync()
    const [config, figure] = sent
    expect(await config?.text()).toBe('type=all')
    expect(config?.headers.get('token')).toBeNull()
    expect(figure?.url).toBe(BASE + FIGURE)
    expect(await figure?.text()).toBe('')
    expect(figure?.headers.get('content-type')).toMatch(/^application\/x-www-form-urlencoded/)
    expect(figure?.headers.get('token')).toBe('its tokend')
    expect(figure?.headers.get('account')).toBe('its account')
  })

  it('is answered early once, and only in the session in which it was requested', async () => {
    signedIn()
    const { asked, send } = network()
    const early = askEarly(Promise.resolve(BASE), FIRST, send)
    await Promise.resolve()
    expect(await textOf(early(call(FIGURE, 'another')))).toBe('3')
    expect(await textOf(early(call(FIGURE, 'its tokend')))).toBe('2')
    expect(await textOf(early(call(FIGURE, 'its tokend')))).toBe('4')
    expect(asked).toHaveLength(4)
  })

  it('is shown in the static shell before the client asks for it, which gets the same answer', async () => {
    signedIn()
    const page = {}
    vi.stubGlobal('document', page)
    const { send } = network()
    const early = askEarly(Promise.resolve(BASE), FIRST, send)
    await vi.waitFor(() => expect(showTotal.mock.lastCall).toEqual([page, 2]))
    expect(await textOf(early(call(FIGURE, 'its tokend')))).toBe('2')
  })

  it.each([
    ['signed out', () => null],
    ['signed in as another customer', () => 'another'],
  ])('is not shown to a customer who has %s in another tab meanwhile', async (_, getItem) => {
    showTotal.mockClear()
    signedIn()
    vi.stubGlobal('document', {})
    const { send } = network()
    askEarly(Promise.resolve(BASE), FIRST, send)
    vi.stubGlobal('localStorage', { getItem })
    await vi.runAllTimersAsync()
    expect(showTotal).not.toHaveBeenCalled()
  })

  it('keeps the status of its answer, so that a 401 ends the session as any other', async () => {
    signedIn()
    const early = askEarly(Promise.resolve(BASE), FIRST, async () => new Response('{"status":401}', { status: 401 }))
    const answer = await early(call(FIGURE, 'its tokend'))
    expect([answer.status, await answer.text()]).toEqual([401, '{"status":401}'])
  })

  it('is requested again where the screen was opened later', async () => {
    signedIn()
    const { send } = network()
    const early = askEarly(Promise.resolve(BASE), FIRST, send)
    await vi.advanceTimersByTimeAsync(EARLY)
    expect(await textOf(early(call(FIGURE, 'its tokend')))).toBe('3')
    expect(await textOf(early(call('/common/config')))).toBe('1')
  })

  it('is only the config without a session, and where the device tells none', async () => {
    const { asked, send } = network()
    askEarly(Promise.resolve(BASE), FIRST, send)
    await vi.runAllTimersAsync()
    expect(asked).toEqual([`${BASE}/common/config`])
  })

  it('is sent normally for every other call, and for a second one', async () => {
    const { asked, send } = network()
    const early = askEarly(Promise.resolve(BASE), undefined, send)
    await early(call('/common/config'))
    await early(call('/common/version'))
    expect(await textOf(early(call('/common/config')))).toBe('3')
    expect(asked).toHaveLength(3)
  })

  it('fails the client’s call, not the page, where the network is down', async () => {
    const early = askEarly(Promise.resolve(BASE), undefined, () => Promise.reject(new TypeError('no network')))
    await expect(early(call('/common/config'))).rejects.toThrow('no network')
  })
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
