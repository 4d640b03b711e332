import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { askEarly, EARLY, runConfigFrom } from './early.ts'

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
const CONFIG = '/common/config'
const TOTAL = '/trade/worth'

/** A network with a config file that answers every call with its number and records the calls. */
const network = (answer = (nth: number): Response | Promise<Response> => new Response(String(nth))) => {
  const sent: Request[] = []
  const send: typeof fetch = async (input, init) => {
    if (input === './config.json') return Response.json({ apiBase: BASE })
    const request = new Request(input, init)
    sent.push(request)
    return answer(sent.length)
  }
  vi.stubGlobal('fetch', send)
  return sent
}

let stored: (key: string) => string | null
const early = (hasTotal: boolean) => askEarly(hasTotal, (key) => stored(key))
const call = (path: string, token?: string) =>
  new Request(BASE + path, { method: 'POST', ...(token !== undefined && { headers: { token } }) })
const textOf = async (answer: Promise<Response>) => (await answer).text()

describe('what is requested before the app is there', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    stored = (key) => `its ${key}`
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('is a form, with the session for the total of the customer, and without it for the config', async () => {
    const sent = network()
    early(true)
    await vi.runAllTimersAsync()
    const [config, total] = sent
    expect(config?.url).toBe(BASE + CONFIG)
    expect(await config?.text()).toBe('type=all')
    expect(config?.headers.get('token')).toBeNull()
    expect(total?.url).toBe(BASE + TOTAL)
    expect(await total?.text()).toBe('')
    expect(total?.headers.get('content-type')).toMatch(/^application\/x-www-form-urlencoded/)
    expect(total?.headers.get('token')).toBe('its tokend')
    expect(total?.headers.get('account')).toBe('its account')
  })

  it.each([
    ['on another screen', false, (key: string): string | null => `its ${key}`],
    ['without a session', true, () => null],
    ['with half a session', true, (key: string) => (key === 'tokend' ? 'its token' : null)],
  ])('is only the config %s', async (_, isHome, getItem) => {
    stored = getItem
    const sent = network()
    early(isHome)
    await vi.runAllTimersAsync()
    expect(sent.map(({ url }) => url)).toEqual([BASE + CONFIG])
  })

  it('has the settings, and the default ones where the file is missing', async () => {
    network()
    expect(await early(false).config).toEqual({ apiBase: BASE })
    vi.stubGlobal('fetch', async () => new Response('not found', { status: 404 }))
    expect(await early(false).config).toEqual({ apiBase: '/api/vue' })
  })

  it('answers the client’s own call once, and only in the session in which it was requested', async () => {
    const sent = network()
    const { send } = early(true)
    await vi.advanceTimersByTimeAsync(0)
    expect(await textOf(send(call(TOTAL, 'another')))).toBe('3')
    expect(await textOf(send(call(TOTAL, 'its tokend')))).toBe('2')
    expect(await textOf(send(call(TOTAL, 'its tokend')))).toBe('4')
    expect(await textOf(send(call(CONFIG)))).toBe('1')
    expect(await textOf(send(call(CONFIG)))).toBe('5')
    expect(sent).toHaveLength(5)
  })

  it('leaves every other call as it is', async () => {
    const sent = network()
    const { send } = early(true)
    await vi.advanceTimersByTimeAsync(0)
    expect(await textOf(send(call('/common/version')))).toBe('3')
    expect(await textOf(send('https://elsewhere.example/'))).toBe('4')
    expect(sent.slice(2).map(({ url }) => url)).toEqual([`${BASE}/common/version`, 'https://elsewhere.example/'])
  })

  it('keeps the status of its answer, so that a 401 ends the session as any other', async () => {
    network(() => new Response('{"status":401}', { status: 401 }))
    const answer = await early(true).send(call(TOTAL, 'its tokend'))
    expect([answer.status, await answer.text()]).toEqual([401, '{"status":401}'])
  })

  it('is requested again where the screen was opened later', async () => {
    network()
    const { send } = early(true)
    await vi.advanceTimersByTimeAsync(EARLY)
    expect(await textOf(send(call(TOTAL, 'its tokend')))).toBe('3')
    expect(await textOf(send(call(CONFIG)))).toBe('1')
  })

  it('fails the client’s call, not the page, where the network is down', async () => {
    network(() => Promise.reject(new TypeError('no network')))
    const { send, writeTotal } = early(true)
    const showTotal = vi.fn()
    writeTotal(Promise.resolve({ showTotal }))
    await expect(send(call(CONFIG))).rejects.toThrow('no network')
    await expect(send(call(TOTAL, 'its tokend'))).rejects.toThrow('no network')
    expect(showTotal).not.toHaveBeenCalled()
  })
})

describe('the total in the static shell', () => {
  const showTotal = vi.fn()
  const page = {}
  beforeEach(() => {
    showTotal.mockClear()
    vi.stubGlobal('document', page)
    stored = (key) => `its ${key}`
  })
  afterEach(() => void vi.unstubAllGlobals())
  /** Everything that is under way has ended. */
  const settled = () => new Promise((resolve) => setTimeout(resolve))

  it('is written once it is answered, and the client gets the same answer', async () => {
    network()
    const { send, writeTotal } = early(true)
    writeTotal(Promise.resolve({ showTotal }))
    await settled()
    expect(showTotal.mock.calls).toEqual([[page, 2]])
    expect(await textOf(send(call(TOTAL, 'its tokend')))).toBe('2')
  })

  it.each([
    ['signed out', () => null],
    ['signed in as another customer', () => 'another'],
  ])('is not written for a customer who has %s in another tab before its code arrived', async (_, getItem) => {
    network()
    const { writeTotal } = early(true)
    let arrive = (_code: { showTotal: typeof showTotal }): void => undefined
    writeTotal(new Promise((resolve) => (arrive = resolve)))
    await settled()
    stored = getItem
    arrive({ showTotal })
    await settled()
    expect(showTotal).not.toHaveBeenCalled()
  })

  it.each([
    ['was not requested', false, new Response('2'), true],
    ['is no JSON', true, new Response('<html>'), true],
    ['has no code that writes it', true, new Response('2'), false],
  ])('is not written where it %s', async (_, isHome, answer, arrives) => {
    network(() => answer.clone())
    const code = arrives ? Promise.resolve({ showTotal }) : Promise.reject(new TypeError('failed to fetch'))
    early(isHome).writeTotal(code)
    await settled()
    expect(showTotal).not.toHaveBeenCalled()
  })
})
