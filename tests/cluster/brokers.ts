import { join } from 'node:path'
import { tradersOn } from '../bench/customers.ts'
import { waitingPrice } from '../bench/waitingOrder.ts'
import type { Customer } from '../e2e/support/control.ts'
import type { Cluster } from './database.ts'
import { freePort, program, until } from './programs.ts'

const MAIN = join(import.meta.dirname, '../../dist/paper/main.js')

export interface Brokers {
  /** Host and port of each. */
  readonly addresses: ReadonlyArray<string>
  /** How many reads that a replica may answer had each outcome, at all brokers. */
  readonly reads: () => Promise<ReadonlyMap<string, number>>
  readonly customers: ReadonlyArray<Customer>
  /** A price at which an order waits. */
  readonly price: string
}

const start = async (folder: string, name: string, variables: Record<string, string>) => {
  const port = await freePort()
  const broker = program(folder, name, [process.execPath, [MAIN]], {
    PORT: String(port),
    NODE_ENV: 'test',
    PAPER_TEST_HASHES: '1',
    PAPER_DEMO: '0',
    PAPER_CLOCK: 'test',
    PAPER_CLOCK_START: '2026-06-10T02:30:00Z',
    ...variables,
  })
  broker.start()
  const address = `127.0.0.1:${port}`
  await until(`${name} ready`, 90, async () =>
    (await fetch(`http://${address}/health/ready`)).status === 200 ? true : undefined,
  )
  return { address, broker }
}

/** Two brokers on one database, as they are behind a proxy: without the control API. Customers are made before. */
export const startBrokers = async (folder: string, cluster: Cluster, count: number): Promise<Brokers> => {
  const database = { DATABASE_URL: cluster.pooledUrl, DATABASE_DIRECT_URL: cluster.directUrl }
  const first = await start(folder, 'preparing', database)
  const customers = await tradersOn(`http://${first.address}`, count)
  const [one] = customers
  if (one === undefined) throw new Error('a cluster needs customers')
  const price = await waitingPrice(`http://${first.address}`, one)
  await first.broker.end('SIGTERM')
  const more = { ...database, DATABASE_REPLICA_URL: cluster.replicaUrl, PAPER_TRUST_PROXY: '1' }
  const figures = [await freePort(), await freePort()]
  const both = []
  for (const [nth, port] of figures.entries())
    both.push(await start(folder, `broker${nth + 1}`, { ...more, PAPER_METRICS: String(port) }))
  const reads = async () => {
    const sums = new Map<string, number>()
    for (const port of figures) {
      const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
      for (const [, outcome = '', count] of text.matchAll(/^paper_replica_reads_total\{outcome="(\w+)"\} (\d+)/gm))
        sums.set(outcome, (sums.get(outcome) ?? 0) + Number(count))
    }
    return sums
  }
  return { addresses: both.map(({ address }) => address), reads, customers, price }
}
