import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { textByCode } from '../../adapters/generated/messages.ts'
import { OPEN } from '../areas/orders/testing/desk.ts'
import { callAt, type Session } from '../testing/broker.ts'
import { longRuns } from '../testing/longRuns.ts'
import { type BrokerProcess, makeDataFolder, spawnBroker } from '../testing/process.ts'
import { signalServer } from '../testing/server.ts'

const CODE = '96038'
const KILLS = longRuns(2, 100)
/** The first customer sends as many at a time as all others together. */
const CUSTOMERS = 12
const AT_ONCE = 12

let folder: string
let remove: () => Promise<void>
let broker: BrokerProcess
let url: string

const control = async <T>(path: string, body?: object): Promise<T> => {
  const init = body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const answer = await fetch(`${url}/control${path}`, init)
  if (!answer.ok) throw new Error(`control ${path}: ${answer.status}`)
  return (await answer.json()) as T
}
const start = async (): Promise<void> => {
  const clock = { PAPER_CLOCK: 'test', PAPER_CLOCK_START: OPEN }
  broker = await spawnBroker({ PAPER_DATA: folder, PAPER_DEMO: '0', PAPER_LOG: 'silent', ...clock })
  if (broker.url === undefined) throw new Error(`did not start: ${broker.output().err}`)
  url = broker.url
}
beforeAll(async () => {
  ;({ path: folder, remove } = await makeDataFolder())
  await start()
  await control('/clock', { to: OPEN, rate: 0 })
  await control('/market/price', { code: CODE, price: '4.00' })
})
afterAll(async () => {
  broker.child.kill('SIGTERM')
  const code = await broker.ended
  await remove()
  expect(code).toBe(0)
})

const connect = async (): Promise<pg.Client> => {
  const [password, lock] = await Promise.all(
    ['password', 'postgres/postmaster.pid'].map((file) => readFile(join(folder, file), 'utf8')),
  )
  const client = new pg.Client(`postgres://paper:${password?.trim()}@127.0.0.1:${lock?.split('\n')[3]}/paper`)
  client.on('error', () => {})
  await client.connect()
  return client
}

/** An order with the id of the order that it made, once it is acknowledged. */
interface Sent {
  readonly session: Session
  readonly fields: Readonly<Record<string, string>>
  made?: string
}

const makeSent = (session: Session): Sent => {
  const terms = { code: CODE, direction: 'long', action: 'open', ordertype: 'limit', price: '3.80', quantity: '100' }
  return { session, fields: { ...terms, clientorderid: randomUUID() } }
}

/** Sends an order; true where it was acknowledged, false where the broker ended or was busy. */
const send = async (sent: Sent): Promise<boolean> => {
  const answer = await callAt(url, '/trade/order', sent.fields, sent.session).catch(() => undefined)
  if (answer?.status !== 1) {
    expect([undefined, textByCode['system-busy']]).toContain(answer?.msg)
    return false
  }
  if (sent.made !== undefined) expect(answer.data.id).toBe(sent.made)
  sent.made = answer.data.id
  return true
}

let accounts = 0
const customers = () =>
  Promise.all(
    Array.from({ length: CUSTOMERS }, async () => {
      accounts += 1
      const account = String(7_100_000_000 + accounts)
      const opened = { account, password: 'test1234', practiceMoney: { MYR: '9000000.00' } }
      const { token } = await control<{ token: string }>('/customers', opened)
      return { account, token }
    }),
  )

/** Every order that was sent, once: those acknowledged under the id of the first answer, the others made by now or later. */
const expectOnce = async (all: ReadonlyArray<Sent>): Promise<void> => {
  const lost = all.filter(({ made }) => made === undefined)
  const kept = all.filter(({ made }) => made !== undefined)
  for (const some of [kept, lost])
    expect(await Promise.all(some.map(send))).toEqual(Array.from({ length: some.length }, () => true))
  expect(new Set(all.map(({ made }) => made)).size).toBe(all.length)
  const client = await connect()
  const { rows } = await client.query<{ orders: string; holds: string }>(
    `select count(*) as orders, (select count(*) from ledger_holds where id = any ($1::uuid[])) as holds
     from orders where client_order_id = any ($2::uuid[])`,
    [all.map(({ made }) => made), all.map(({ fields }) => fields['clientorderid'])],
  )
  await client.end()
  expect(rows).toEqual([{ orders: String(all.length), holds: String(all.length) }])
  for (const audit of ['/audit', '/trading/audit']) expect(await control(audit)).toEqual({ problems: [] })
}

const killBroker = async (alsoDatabase: boolean): Promise<void> => {
  broker.child.kill('SIGKILL')
  if (alsoDatabase) await signalServer(folder, 'SIGKILL')
  expect(await broker.ended).toBe('SIGKILL')
}

/** Locks a customer's accounts; the function releases them. */
const lock = async ({ account }: Session): Promise<() => Promise<void>> => {
  const client = await connect()
  await client.query('begin')
  await client.query(
    'select from ledger_accounts where owner = (select id from customers where phone = $1) for update',
    [account],
  )
  return async () => {
    await client.query('rollback')
    await client.end()
  }
}

it('writes nothing of a batch whose transaction was waiting when the broker was killed', async () => {
  const [first, last, ...others] = await customers()
  if (first === undefined || last === undefined) throw new Error('no customers')
  const client = await connect()
  const waiting = async () =>
    (await client.query(`select from pg_stat_activity where wait_event_type = 'Lock'`)).rowCount
  const [unlockFirst, unlockLast] = [await lock(first), await lock(last)]
  const before = send(makeSent(first))
  await vi.waitFor(async () => expect(await waiting()).toBe(1), { timeout: 15_000 })
  const all = [...others, last].map(makeSent)
  const answers = Promise.all(all.map(send))
  // This call is answered after the orders have arrived: they are the next batch, and wait for the last customer.
  await callAt(url, '/user/getUserinfo', {}, last)
  await unlockFirst()
  expect(await before).toBe(true)
  await vi.waitFor(async () => expect(await waiting()).toBe(1), { timeout: 15_000 })
  await killBroker(false)
  expect(await answers).toEqual(all.map(() => false))
  await unlockLast()
  const ids = all.map(({ fields }) => fields['clientorderid'])
  const { rowCount } = await client.query('select from orders where client_order_id = any ($1::uuid[])', [ids])
  await client.end()
  expect(rowCount).toBe(0)
  await start()
  await expectOnce(all)
})

it(
  `loses nothing that it acknowledged and doubles nothing when it is killed ${KILLS} times in the middle of batches`,
  { timeout: longRuns(120_000, 3_600_000) },
  async () => {
    const people = await customers()
    const [busy, ...others] = people
    if (busy === undefined) throw new Error('no customer')
    const clients = [...Array.from({ length: AT_ONCE }, () => busy), ...others]
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const all: Array<Sent> = []
      // Counted by what was sent, at another place each time: while the broker has most of a batch, or has just answered one.
      const last = 3 * clients.length + ((kill * 7) % (2 * clients.length))
      const ended = { yet: false }
      const client = async (session: Session): Promise<void> => {
        while (!ended.yet) {
          const sent = makeSent(session)
          all.push(sent)
          const acknowledged = send(sent)
          if (all.length === last) {
            ended.yet = true
            await killBroker(kill % 2 === 0)
          }
          await acknowledged
        }
      }
      await Promise.all(clients.map(client))
      const lost = all.filter(({ made }) => made === undefined)
      expect([lost.length > 0, lost.length < all.length]).toEqual([true, true])
      await start()
      await expectOnce(all)
    }
  },
)
