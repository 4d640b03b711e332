// npm run test:cluster -- [--kills 20]: two brokers behind nginx and Caddy, on a PostgreSQL cluster of Patroni behind PgBouncer,
// with orders that go on while its primary is killed again and again. Not part of `npm test`; see docs/scaling.md.
import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { given, stop } from '../../paper/commands/ready.mjs'
import { startBrokers } from './brokers.ts'
import { findFaultsOfWeb, findLosses } from './check.ts'
import { type Cluster, type Node, startCluster } from './database.ts'
import { type Acknowledged, startLoad } from './load.ts'
import { endAll, until } from './programs.ts'
import { startWeb } from './web.ts'

const CUSTOMERS = 12
/** Orders go on this long before each kill, in milliseconds. */
const BETWEEN = 2_000

const print = (line: string): void => void process.stdout.write(`${line}\n`)

/** The server alone, or the whole machine: then it counts as alive until its lease ends. */
const kill = async (folder: string, { name, patroni }: Node, kind: 'server' | 'machine'): Promise<void> => {
  const [pid] = (await readFile(join(folder, name, 'postmaster.pid'), 'utf8')).split('\n')
  if (kind === 'machine') await patroni.end('SIGKILL')
  // A session that waits for the follower would outlive its server, and keep its memory from the next one.
  const sessions =
    execFileSync('ps', ['-o', 'pid=', '--ppid', String(Number(pid))])
      .toString()
      .match(/\d+/g) ?? []
  for (const one of [pid, ...sessions]) {
    try {
      process.kill(Number(one), 'SIGKILL')
    } catch {
      // It has ended by itself.
    }
  }
}

/** The longest time without an acknowledgement since a moment, in milliseconds. */
const longestGap = ({ times }: Acknowledged, since: number): number => {
  const moments = [since, ...times.map(({ at }) => at).filter((at) => at > since)]
  return Math.max(...moments.slice(1).map((at, nth) => at - (moments[nth] ?? at)))
}

/** Kills the leader, waits until orders are accepted again by whichever node leads then, and returns how long nothing was acknowledged, in milliseconds. */
const replaceLeader = async (
  folder: string,
  cluster: Cluster,
  known: Acknowledged,
  kind: 'server' | 'machine',
): Promise<number> => {
  const leader = await cluster.leader()
  const killed = performance.now()
  await kill(folder, leader, kind)
  // Answers to earlier requests still arrive within a moment.
  await until('an order after the kill', 90, async () => known.times.find(({ at }) => at > killed + 1_000))
  if (kind === 'machine') leader.patroni.start()
  await cluster.whole()
  return longestGap(known, killed)
}

const sorted = (values: readonly number[]): readonly number[] => values.toSorted((a, b) => a - b)
const seconds = (milliseconds: number | undefined): string => `${((milliseconds ?? 0) / 1_000).toFixed(1)} s`

const prove = async (folder: string, kills: number): Promise<readonly string[]> => {
  const cluster = await startCluster(folder)
  print(`PostgreSQL ${cluster.version}, ${cluster.nodes.length} nodes, synchronous replication`)
  const { addresses, customers, price, reads } = await startBrokers(folder, cluster, CUSTOMERS)
  const web = await startWeb(folder, addresses)
  const faults: string[] = []
  for (const url of Object.values(web)) {
    faults.push(...(await until(`${url} answers`, 30, () => findFaultsOfWeb(url, customers[0]!))))
  }
  for (const fault of faults) print(`✗ ${fault}`)
  print(`nginx and Caddy by the recipes of docs/deploy.md: ${faults.length === 0 ? 'as promised' : 'not as promised'}`)
  const { end, known } = startLoad(web.nginx, price, customers)
  const gaps: Record<'server' | 'machine', number[]> = { server: [], machine: [] }
  for (let nth = 1; nth <= kills; nth += 1) {
    await sleep(BETWEEN)
    const kind = nth % 4 === 0 ? 'machine' : 'server'
    const gap = await replaceLeader(folder, cluster, known, kind)
    gaps[kind].push(gap)
    print(`kill ${nth} (${kind}): no order for ${seconds(gap)}; ${known.orders.size} orders so far`)
  }
  await end()
  for (const [kind, all] of Object.entries(gaps)) {
    if (all.length === 0) continue
    const [middle, worst] = [sorted(all)[Math.floor(all.length / 2)], sorted(all).at(-1)]
    print(`${kind} killed ${all.length} times: no order for ${seconds(middle)} (median), ${seconds(worst)} (longest)`)
  }
  const took = sorted(known.times.map((one) => one.took))
  print(
    `${known.orders.size} orders and ${known.cancelled.size} cancellations acknowledged, 99th percentile ${seconds(took[Math.floor(took.length * 0.99)])}`,
  )
  const answered = await reads()
  print(`histories read by: ${[...answered].map(([outcome, count]) => `${outcome} ${count}`).join(', ')}`)
  if ((answered.get('replica') ?? 0) === 0) faults.push('no replica has answered')
  return [...faults, ...(await findLosses(cluster.directUrl, known))]
}

const { values } = given({ options: { kills: { type: 'string', default: '20' } } })
if (!/^[1-9]\d{0,2}$/.test(values.kills)) stop(`--kills is a number from 1 to 999, not ${values.kills}`)
const folder = await mkdtemp(join(tmpdir(), 'cluster-'))
try {
  const wrong = await prove(folder, Number(values.kills))
  for (const line of wrong.slice(0, 20)) print(`✗ ${line}`)
  print(
    wrong.length === 0
      ? 'nothing acknowledged was lost or doubled; the audits are clean'
      : `${wrong.length} faults (logs in ${folder})`,
  )
  process.exitCode = wrong.length === 0 ? 0 : 1
} catch (cause) {
  process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)} (logs in ${folder})\n`)
  process.exitCode = 1
} finally {
  await endAll()
}
// Three servers and their logs, a gigabyte, which are of use where something was wrong.
if (process.exitCode === 0) await rm(folder, { recursive: true, force: true })
process.exit()
