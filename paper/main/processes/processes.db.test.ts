import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { textByCode } from '../../../adapters/generated/messages.ts'
import { OPEN } from '../../areas/orders/testing/desk.ts'
import { type Answer, callAt, type Session } from '../../testing/broker.ts'
import { longRuns } from '../../testing/longRuns.ts'
import { type BrokerProcess, makeDataFolder, spawnBroker } from '../../testing/process.ts'

const CODE = '96038'
const WORKERS = 2
const KILLS = longRuns(2, 6)

let broker: BrokerProcess
let url: string
let remove: () => Promise<void>

const control = async <T>(path: string, body?: object): Promise<T> => {
  const init = body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const answer = await fetch(`${url}/control${path}`, init)
  if (!answer.ok) throw new Error(`control ${path}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as T
}

beforeAll(async () => {
  const folder = await makeDataFolder()
  remove = folder.remove
  const clock = { PAPER_CLOCK: 'test', PAPER_CLOCK_START: OPEN }
  broker = await spawnBroker({
    PAPER_DATA: folder.path,
    PAPER_DEMO: '0',
    PAPER_LOG: 'silent',
    PAPER_PROCESSES: String(WORKERS),
    ...clock,
  })
  if (broker.url === undefined) throw new Error(`did not start: ${broker.output().err}`)
  url = broker.url
  await control('/clock', { to: OPEN, rate: 0 })
  await control('/market/price', { code: CODE, price: '4.00' })
})
afterAll(async () => {
  broker.child.kill('SIGTERM')
  const code = await broker.ended
  await remove()
  expect(code).toBe(0)
})

/** Sends a request over a connection of its own: connections are given to the processes in turn. */
const overOwn = (path: string, fields?: object, headers: Record<string, string> = {}): Promise<string> =>
  new Promise((resolve, reject) => {
    const body = fields && new URLSearchParams({ ...fields }).toString()
    const sent = request(
      `${url}${path}`,
      {
        agent: false,
        // A connection that is being given to a process when it is killed is never answered, nor closed.
        timeout: 5_000,
        method: body === undefined ? 'GET' : 'POST',
        headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }) },
      },
      (response) => {
        let text = ''
        response.setEncoding('utf8').on('data', (part: string) => (text += part))
        response.on('end', () => resolve(text)).on('error', reject)
      },
    )
    sent.on('timeout', () => sent.destroy(new Error('no answer')))
    sent.on('error', reject).end(body)
  })
const call = async (path: string, fields: object, session: Session): Promise<Answer> =>
  JSON.parse(await overOwn(`/api/vue${path}`, fields, { ...session })) as Answer

/** The processes that answer now. */
const workers = async (): Promise<ReadonlySet<number>> => {
  const answers = await Promise.all(Array.from({ length: 4 * WORKERS }, () => overOwn('/health/live')))
  return new Set(answers.map((text) => (JSON.parse(text) as { process: number }).process))
}

const customer = async (): Promise<Session> => {
  const account = String(6_100_000_000 + Math.floor(Math.random() * 99_999_999))
  const { token } = await control<{ token: string }>('/customers', {
    account,
    password: 'test1234',
    practiceMoney: { MYR: '10000000.00' },
  })
  return { account, token }
}
const order = (quantity = '100') => ({
  code: CODE,
  direction: 'long',
  ordertype: 'market',
  action: 'open',
  quantity,
  clientorderid: randomUUID(),
})

interface Acknowledged {
  readonly mine: Session
  readonly fields: object
  readonly id: string
}

/**
 * Customers who place orders one after another, and send each again until it is answered; so many as `progress` asks for
 * twice: one half until it returns, the other one during what comes then.
 */
const placeOrders = async (customers: number) => {
  const people = await Promise.all(Array.from({ length: customers }, customer))
  const acknowledged: Array<Acknowledged> = []
  const run = { isStopping: false, allowed: 0 }
  const place = async (mine: Session, fields: object): Promise<Answer> => {
    for (;;) {
      const answer = await call('/trade/order', fields, mine).catch(() => undefined)
      if (answer?.status !== undefined && answer.msg !== textByCode['system-busy']) return answer
      await sleep(20)
    }
  }
  const lives = Promise.all(
    people.map(async (mine) => {
      while (!run.isStopping) {
        if (acknowledged.length >= run.allowed) {
          await sleep(10)
          continue
        }
        const fields = order()
        const { data, msg, status } = await place(mine, fields)
        if (status !== 1) throw new Error(`refused: ${msg}`)
        acknowledged.push({ mine, fields, id: (data as { id: string }).id })
      }
    }),
  )
  return {
    acknowledged,
    progress: (count: number) => {
      const wanted = acknowledged.length + count
      run.allowed = wanted + count
      const more = expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThanOrEqual(wanted)
      return Promise.race([lives, more])
    },
    stop: async () => {
      run.isStopping = true
      await lives
    },
  }
}

it('serves one port with several processes, which show one price and one state', async () => {
  expect((await workers()).size).toBe(WORKERS)
  const mine = await customer()
  const quotes = Array.from({ length: 2 * WORKERS }, () => call('/quotes/list', { codes: CODE }, mine))
  const shown = new Set((await Promise.all(quotes)).map(({ data }) => JSON.stringify(data)))
  expect(shown.size).toBe(1)
  const made = await call('/trade/order', order(), mine)
  const { id } = made.data as { id: string }
  const infos = Array.from({ length: 2 * WORKERS }, () => call('/trade/orderinfo', { orderid: id }, mine))
  for (const { data } of await Promise.all(infos)) expect(data).toMatchObject({ id, state: 'filled' })
})

it('acts once on an id that is sent to several processes at the same time', async () => {
  const mine = await customer()
  for (let round = 0; round < 5; round += 1) {
    const fields = order()
    const answers = await Promise.all(Array.from({ length: 8 }, () => call('/trade/order', fields, mine)))
    expect(new Set(answers.map(({ data }) => (data as { id: string }).id)).size).toBe(1)
  }
  const history = await call('/trade/orderhistory', {}, mine)
  expect((history.data as { list: unknown[] }).list).toHaveLength(5)
})

it('shows testers one log, and lets the console call every process', async () => {
  const mine = await customer()
  await Promise.all(Array.from({ length: 2 * WORKERS }, () => call('/trade/order', order(), mine)))
  const log = async () => {
    const text = await overOwn(`/control/events?account=${mine.account}`)
    const { events } = JSON.parse(text) as { events: ReadonlyArray<{ topic: string }> }
    return events.filter(({ topic }) => topic === 'call').length
  }
  await expect
    .poll(async () => Promise.all(Array.from({ length: 2 * WORKERS }, log)))
    .toEqual(Array(2 * WORKERS).fill(4))
})

it('counts tries over all processes together', async () => {
  const mine = await customer()
  const tries = Array.from({ length: 12 }, () =>
    call('/user/login', { account: mine.account, password: 'wrong' }, mine),
  )
  const texts = (await Promise.all(tries)).map(({ msg }) => msg)
  expect(new Set(texts).size).toBe(2)
  const [most = 0] = [...new Set(texts)]
    .map((text) => texts.filter((one) => one === text).length)
    .toSorted((a, b) => b - a)
  expect(Math.min(most, 12 - most)).toBe(5)
})

it('loses nothing that was acknowledged when processes are killed under load, and starts them again', async () => {
  const load = await placeOrders(6)
  for (let kill = 0; kill < KILLS; kill += 1) {
    await load.progress(30)
    const [victim = 0] = await workers()
    process.kill(victim, 'SIGKILL')
    const hasReplaced = async () => {
      const now = await workers().catch(() => new Set<number>())
      return now.size === WORKERS && !now.has(victim)
    }
    await expect.poll(hasReplaced, { timeout: 60_000 }).toBe(true)
  }
  await load.progress(30)
  await load.stop()
  for (const { fields, id, mine } of load.acknowledged) {
    const again = await call('/trade/order', fields, mine)
    expect((again.data as { id: string }).id).toBe(id)
  }
  expect(await control('/audit')).toEqual({ problems: [] })
  expect(await control('/trading/audit')).toMatchObject({ problems: [] })
}, 180_000)

it('lets running calls of every process finish before it ends', async () => {
  await control('/faults', { kind: 'latency', milliseconds: 800, path: '/common/config' })
  const slow = Array.from({ length: 2 * WORKERS }, () => overOwn('/api/vue/common/config', { type: 'all' }))
  await expect.poll(async () => (await control<{ faults: unknown[] }>('/faults')).faults.length).toBe(1)
  const asked = Promise.all(slow)
  await callAt(url, '/common/version', {})
  broker.child.kill('SIGTERM')
  for (const text of await asked) expect(JSON.parse(text)).toMatchObject({ status: 1 })
  expect(await broker.ended).toBe(0)
})
