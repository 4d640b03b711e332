import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { textByCode } from '../../adapters/generated/messages.ts'
import { listen } from '../areas/live/testing/listener.ts'
import { orderAt } from '../areas/orders/testing/desk.ts'
import { MONDAY } from '../areas/transfers/testing/testing.ts'
import { type Acknowledged, type Load, startLoad } from '../testing/load.ts'
import { longRuns } from '../testing/longRuns.ts'
import { type BrokerProcess, makeDataFolder, spawnBroker } from '../testing/process.ts'
import { signalServer } from '../testing/server.ts'

const QUOTE_EXPIRED = textByCode['quote-expired']
const CUSTOMERS = 32
const CUTS = longRuns(5, 100)
const KILLS = longRuns(1, 20)
/** Requests that have to be acknowledged between two faults. */
const BETWEEN = 16

let folder: string
let remove: () => Promise<void>
let broker: BrokerProcess
let url: string

const start = async (): Promise<void> => {
  broker = await spawnBroker({
    PAPER_DATA: folder,
    PAPER_DEMO: '0',
    PAPER_CLOCK: 'test',
    PAPER_CLOCK_START: MONDAY.toISOString(),
    PAPER_LOG: 'silent',
  })
  if (broker.url === undefined) throw new Error(`did not start: ${broker.output().err}`)
  url = broker.url
}
beforeAll(async () => {
  ;({ path: folder, remove } = await makeDataFolder())
  await start()
})
afterAll(async () => {
  broker.child.kill('SIGTERM')
  const code = await broker.ended
  await remove()
  expect(code).toBe(0)
})

const lockFile = async (): Promise<ReadonlyArray<string>> =>
  (await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')

const cutAll = async (): Promise<void> => {
  const [password, lines] = await Promise.all([readFile(join(folder, 'password'), 'utf8'), lockFile()])
  const client = new pg.Client(`postgres://paper:${password.trim()}@127.0.0.1:${lines[3]}/paper`)
  await client.connect()
  await client.query(`
    select pg_terminate_backend(pid) from pg_stat_activity
    where pid <> pg_backend_pid() and backend_type = 'client backend'`)
  await client.end()
}

/** A process manager would start it again. */
const killBroker = async (): Promise<void> => {
  broker.child.kill('SIGKILL')
  expect(await broker.ended).toBe('SIGKILL')
  await start()
}

/** Only the broker itself restarts the database server. */
const killPostmaster = () => signalServer(folder, 'SIGKILL')

/** An order changes after it was acknowledged; its id identifies it. */
const lasting = (data: unknown, path: string): unknown => (path === '/trade/order' ? (data as { id: string }).id : data)

const expectKept = async ({ acknowledged, ask }: Load): Promise<void> => {
  const left = [...acknowledged]
  const check = async ({ data, fields, path, session }: Acknowledged) => {
    const again = await ask(path, fields, session)
    expect([again.status, lasting(again.data, path)]).toEqual([1, lasting(data, path)])
  }
  const checkAll = async () => {
    for (let next = left.pop(); next !== undefined; next = left.pop()) await check(next)
  }
  await Promise.all(Array.from({ length: CUSTOMERS }, checkAll))
}

it(
  `keeps all that it acknowledged to ${CUSTOMERS} customers when connections are cut and processes killed under load`,
  { timeout: longRuns(120_000, 3_600_000) },
  async () => {
    const load = await startLoad(() => url, CUSTOMERS)
    const suffer = async (fault: () => Promise<unknown>) => {
      await fault()
      await load.progress(BETWEEN, 2 * BETWEEN)
    }
    await load.progress(BETWEEN, 2 * BETWEEN)
    for (let cuts = 1; cuts <= CUTS; cuts += 1) {
      await suffer(cutAll)
      if (cuts % (CUTS / KILLS) !== 0) continue
      await suffer(killBroker)
      await suffer(killPostmaster)
    }
    await load.stop()
    await expectKept(load)
    for (const audit of ['/control/audit', '/control/trading/audit'])
      expect(await (await fetch(`${url}${audit}`)).json()).toEqual({ problems: [] })
    // A quote may expire while the broker is down. No other request of these customers may be refused.
    const others = [...load.refused.keys()].filter((text) => text !== `/exchange/submit: ${QUOTE_EXPIRED}`)
    expect(others).toEqual([])
  },
)

/** As many streams as two shared processors open in a moment; by hand 3,500 were tried in the same way. */
const STREAMS = 200
const PER_CUSTOMER = 8

it('leaves streams open whose PostgreSQL is killed, and tells on each what happens afterwards', async () => {
  const control = async <T>(path: string, body: object): Promise<T> => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    return (await (await fetch(`${url}/control${path}`, init)).json()) as T
  }
  const customers = await Promise.all(
    Array.from({ length: STREAMS / PER_CUSTOMER }, async (_, nth) => {
      const opening = { account: String(7_100_000_000 + nth), password: 'test1234', practiceMoney: { MYR: '10000.00' } }
      const { token } = await control<{ token: string }>('/customers', opening)
      return { account: opening.account, token }
    }),
  )
  const streams = await Promise.all(
    customers.flatMap((one) => Array.from({ length: PER_CUSTOMER }, () => listen(url, one))),
  )
  for (const { events } of streams) await expect.poll(() => events.length).toBeGreaterThan(0)
  await killPostmaster()
  await expect.poll(async () => (await fetch(`${url}/health/ready`)).status).toBe(503)
  await expect.poll(async () => (await fetch(`${url}/health/ready`)).status).toBe(200)
  const orders = await Promise.all(customers.map((one) => orderAt(url, one, { code: '96038', quantity: '100' })))
  expect(orders.filter(({ status }) => status !== 1)).toEqual([])
  for (const { of } of streams) await expect.poll(() => of('fills').flat()).toHaveLength(1)
  for (const { cut } of streams) cut()
})
