import { describe, expect, it, vi } from 'vitest'
import type { LastSeenStore, SeenAnswer } from '../../ports/device/LastSeen.ts'
import { makeAnswers, MOST_AGE, PATIENCE } from './answers.ts'

const SENT = Date.UTC(2026, 5, 10, 6, 32)
const LIST = '/quotes/list'

/** All that can happen without another event has happened. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

/** A device with its clock, its store and its timers, and a server that can be switched off. */
const start = () => {
  const device = {
    now: 0,
    screen: '#/home/index',
    account: '5550000001' as string | null,
    told: [] as (number | null)[],
  }
  const timers: (() => void)[] = []
  const kept = new Map<string, SeenAnswer>()
  const store: LastSeenStore = {
    get: async (account, question) => kept.get(`${account} ${question}`) ?? null,
    put: async (account, answers) => answers.forEach((answer, question) => kept.set(`${account} ${question}`, answer)),
    clear: async () => kept.clear(),
  }
  const make = () =>
    makeAnswers({
      store,
      account: () => device.account,
      now: () => device.now,
      here: () => device.screen,
      later: (work) => timers.push(work),
      tell: (oldest) => device.told.push(oldest),
    })
  let answers = make()
  const ask = (path: string, server: () => Promise<Response>, body = 'page=1', signal?: AbortSignal) =>
    answers.answer(
      new Request(`https://broker.test/api/vue${path}`, {
        method: 'POST',
        body,
        headers: device.account === null ? {} : { account: device.account },
        signal: signal ?? null,
      }),
      server(),
    )
  const text = async (response: Promise<Response>) => (await response).text()
  const runTimers = () => timers.splice(0).forEach((work) => work())
  return {
    ask,
    device,
    kept,
    runTimers,
    text,
    reload: () => (answers = make()),
    clear: () => answers.clear(),
    moved: () => answers.moved(),
  }
}

const body = (data: string): string => JSON.stringify({ status: 1, data })
const says = (data: string) => async () => new Response(body(data), { headers: { date: new Date(SENT).toUTCString() } })
const isBroken = async () => new Response('', { status: 502 })
const refuses = async () => new Response(JSON.stringify({ status: 0, msg: 'no' }))
const gone = async (): Promise<Response> => {
  throw new TypeError('Failed to fetch')
}

/** An answer that comes when the test says so. */
const later = () => {
  let come: (answer: Response) => void = () => undefined
  const promise = new Promise<Response>((resolve) => (come = resolve))
  return { promise, come: (answer: Response) => come(answer) }
}

/** A device that was closed after it had one answer. */
const visitedOnce = async () => {
  const visit = start()
  await visit.text(visit.ask(LIST, says('a')))
  await vi.waitFor(() => {
    visit.runTimers()
    expect(visit.kept.size).toBe(1)
  })
  visit.reload()
  return visit
}

describe('without a connection', () => {
  it('the last answer of the same question is given, with the time when the server sent it', async () => {
    const { ask, device, text } = await visitedOnce()
    expect(await text(ask(LIST, gone))).toBe(body('a'))
    expect(device.told).toEqual([SENT])
  })

  it.each([
    ['another question', LIST, 'page=2'],
    ['a call that changes something', '/trade/order', 'page=1'],
    ['the lookup of a request', LIST, 'page=1&requestid=7'],
  ])('%s fails', async (_, path, form) => {
    const { ask } = await visitedOnce()
    await expect(ask(path, gone, form)).rejects.toThrow('Failed to fetch')
  })

  it('another customer gets nothing', async () => {
    const { ask, device } = await visitedOnce()
    device.account = '5550000002'
    await expect(ask(LIST, gone)).rejects.toThrow('Failed to fetch')
  })

  it('an answer of more than seven days ago is not shown', async () => {
    const { ask, device, text } = await visitedOnce()
    device.now = MOST_AGE
    expect(await text(ask(LIST, gone))).toBe(body('a'))
    device.now = MOST_AGE + 1
    await expect(ask(LIST, gone)).rejects.toThrow('Failed to fetch')
  })

  it('nothing is left after the customer signed out', async () => {
    const { ask, clear } = await visitedOnce()
    await clear()
    await expect(ask(LIST, gone)).rejects.toThrow('Failed to fetch')
  })

  it('a call that was given up fails', async () => {
    const { ask } = await visitedOnce()
    await expect(ask(LIST, gone, 'page=1', AbortSignal.abort())).rejects.toThrow('Failed to fetch')
  })
})

describe('the mark', () => {
  it('ends with a fresh answer to the same question', async () => {
    const { ask, device, text } = await visitedOnce()
    await ask(LIST, gone)
    expect(await text(ask(LIST, says('b')))).toBe(body('b'))
    await vi.waitFor(() => expect(device.told).toEqual([SENT, null]))
  })

  it.each([
    ['cannot be reached behind its proxy', isBroken],
    ['refuses', refuses],
  ])('stays while the server %s', async (_, server) => {
    const { ask, device, text } = await visitedOnce()
    await ask(LIST, gone)
    await text(ask(LIST, server))
    await settled()
    expect(device.told).toEqual([SENT])
  })

  it('stays where a fresh answer comes too late for the screen', async () => {
    const { ask, device, kept, runTimers, text } = await visitedOnce()
    const server = later()
    const answer = ask(LIST, () => server.promise)
    await vi.waitFor(async () => {
      runTimers()
      expect(device.told).toEqual([SENT])
    })
    expect(await text(answer)).toBe(body('a'))
    server.come(await says('b')())
    await vi.waitFor(() => {
      runTimers()
      expect([...kept.values()].map((found) => found.text)).toEqual([body('b')])
    })
    expect(device.told).toEqual([SENT])
  })

  it('is on every screen until the server answers, and then where the figures are', async () => {
    const { ask, device, moved } = await visitedOnce()
    await ask(LIST, gone)
    device.screen = '#/mine/index'
    moved()
    expect(device.told).toEqual([SENT])
    await ask('/trade/funds', says('c'))
    await vi.waitFor(() => expect(device.told).toEqual([SENT, null]))
    device.screen = '#/home/index'
    moved()
    expect(device.told).toEqual([SENT, null, SENT])
  })
})

describe('a server that is silent', () => {
  it('for too long: the last answer is given', async () => {
    const { ask, device, runTimers } = await visitedOnce()
    device.now = PATIENCE
    void ask(LIST, () => new Promise(() => undefined))
    await vi.waitFor(() => {
      runTimers()
      expect(device.told).toEqual([SENT])
    })
  })

  it('about one question, while it answers others: that one is waited for', async () => {
    const { ask, device, runTimers, text } = await visitedOnce()
    const server = later()
    const answer = text(ask(LIST, () => server.promise))
    await settled()
    device.now = PATIENCE - 1
    await ask('/trade/order', refuses)
    device.now = PATIENCE
    runTimers()
    await settled()
    server.come(await says('b')())
    expect(await answer).toBe(body('b'))
    expect(device.told).toEqual([])
  })
})

it('a customer who signed out in another tab leaves nothing', async () => {
  const { ask, device, kept } = await visitedOnce()
  device.account = null
  await ask('/trade/order', refuses)
  expect([...kept]).toEqual([])
})

it('a refusal is not kept', async () => {
  const visit = await visitedOnce()
  await visit.text(visit.ask(LIST, refuses, 'page=3'))
  await settled()
  visit.runTimers()
  expect(visit.kept.size).toBe(1)
})
