import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { askEarly, EARLY, type FirstCall, runConfigFrom } from './early.ts'

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
const early = (first: FirstCall | null) => askEarly(first, (key) => stored(key))
const OF_TOTAL: FirstCall = { path: TOTAL, fields: '' }
const call = (path: string, token?: string, body = '') =>
  new Request(BASE + path, { method: 'POST', body, ...(token !== undefined && { headers: { token } }) })
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
    early(OF_TOTAL)
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
    ['on another screen', null, (key: string): string | null => `its ${key}`],
    ['without a session', OF_TOTAL, () => null],
    ['with half a session', OF_TOTAL, (key: string) => (key === 'tokend' ? 'its token' : null)],
  ])('is only the config %s', async (_, first, getItem) => {
    stored = getItem
    const sent = network()
    early(first)
    await vi.runAllTimersAsync()
    expect(sent.map(({ url }) => url)).toEqual([BASE + CONFIG])
  })

  it('has the settings, and the default ones where the file is missing', async () => {
    network()
    expect(await early(null).config).toEqual({ apiBase: BASE })
    vi.stubGlobal('fetch', async () => new Response('not found', { status: 404 }))
    expect(await early(null).config).toEqual({ apiBase: '/api/vue' })
  })

  it('answers the client’s own call once, and only in the session in which it was requested', async () => {
    const sent = network()
    const { send } = early(OF_TOTAL)
    await vi.advanceTimersByTimeAsync(0)
    expect(await textOf(send(call(TOTAL, 'another')))).toBe('3')
    expect(await textOf(send(call(TOTAL, 'its tokend')))).toBe('2')
    expect(await textOf(send(call(TOTAL, 'its tokend')))).toBe('4')
    expect(await textOf(send(call(CONFIG)))).toBe('1')
    expect(await textOf(send(call(CONFIG)))).toBe('5')
    expect(sent).toHaveLength(5)
  })

  it('answers only the call with the same fields, and of two of them one', async () => {
    const sent = network()
    const path = '/quotes/info'
    const { send } = early({ path, fields: 'code=A&language=es' })
    await vi.advanceTimersByTimeAsync(0)
    expect(await sent[1]?.text()).toBe('code=A&language=es')
    expect(await textOf(send(call(path, 'its tokend', 'code=B&language=es')))).toBe('3')
    const both = [1, 2].map(() => textOf(send(call(path, 'its tokend', 'code=A&language=es'))))
    expect((await Promise.all(both)).toSorted()).toEqual(['2', '4'])
  })

  it('leaves every other call as it is', async () => {
    const sent = network()
    const { send } = early(OF_TOTAL)
    await vi.advanceTimersByTimeAsync(0)
    expect(await textOf(send(call('/common/version')))).toBe('3')
    expect(await textOf(send('https://elsewhere.example/'))).toBe('4')
    expect(sent.slice(2).map(({ url }) => url)).toEqual([`${BASE}/common/version`, 'https://elsewhere.example/'])
  })

  it('keeps the status of its answer, so that a 401 ends the session as any other', async () => {
    network(() => new Response('{"status":401}', { status: 401 }))
    const answer = await early(OF_TOTAL).send(call(TOTAL, 'its tokend'))
    expect([answer.status, await answer.text()]).toEqual([401, '{"status":401}'])
  })

  it('is requested again where the screen was opened later', async () => {
    network()
    const { send } = early(OF_TOTAL)
    await vi.advanceTimersByTimeAsync(EARLY)
    expect(await textOf(send(call(TOTAL, 'its tokend')))).toBe('3')
    expect(await textOf(send(call(CONFIG)))).toBe('1')
  })

  it('fails the client’s call, not the page, where the network is down', async () => {
    network(() => Promise.reject(new TypeError('no network')))
    const { send, writeFigure } = early(OF_TOTAL)
    const show = vi.fn()
    writeFigure(show)
    await expect(send(call(CONFIG))).rejects.toThrow('no network')
    await expect(send(call(TOTAL, 'its tokend'))).rejects.toThrow('no network')
    expect(show).not.toHaveBeenCalled()
  })
})

describe('the total in the static shell', () => {
  const show = vi.fn()
  const page = {}
  beforeEach(() => {
    show.mockClear()
    vi.stubGlobal('document', page)
    stored = (key) => `its ${key}`
  })
  afterEach(() => void vi.unstubAllGlobals())
  /** Everything that is under way has ended. */
  const settled = () => new Promise((resolve) => setTimeout(resolve))

  it('is written once it is answered, and the client gets the same answer', async () => {
    network()
    const { send, writeFigure } = early(OF_TOTAL)
    writeFigure(show)
    await settled()
    expect(show.mock.calls).toEqual([[page, 2]])
    expect(await textOf(send(call(TOTAL, 'its tokend')))).toBe('2')
  })

  it.each([
    ['signed out', () => null],
    ['signed in as another customer', () => 'another'],
  ])('is not written for a customer who has %s in another tab before it was answered', async (_, getItem) => {
    network()
    early(OF_TOTAL).writeFigure(show)
    stored = getItem
    await settled()
    expect(show).not.toHaveBeenCalled()
  })

  it.each([
    ['was not requested', null, new Response('2')],
    ['is no JSON', OF_TOTAL, new Response('<html>')],
  ])('is not written where it %s', async (_, first, answer) => {
    network(() => answer.clone())
    early(first).writeFigure(show)
    await settled()
    expect(show).not.toHaveBeenCalled()
  })
})
