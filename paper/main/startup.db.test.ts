import { chmod, mkdir, readdir } from 'node:fs/promises'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase } from '../testing/database.ts'
import { type BrokerProcess, expectOneLine, makeDataFolder, spawnBroker } from '../testing/process.ts'
import { signalServer } from '../testing/server.ts'
import { mountDisk } from '../testing/smallDisk.ts'

const isRoot = process.getuid?.() === 0
/** Longer than a key that is pressed once and arrives twice under npm. */
const NOT_THE_SAME_KEY = 1_100
const pause = promisify(setTimeout)
/** A broker process takes its time to start on a busy machine. */
const PATIENCE = { timeout: 50_000 }

let folder: string
let remove: () => Promise<void>
const mounted: Array<() => void> = []
beforeAll(async () => {
  ;({ path: folder, remove } = await makeDataFolder())
})
afterAll(async () => {
  for (const unmount of mounted) unmount()
  await remove()
})

const mount = async (name: string, options: string): Promise<string | undefined> => {
  const disk = await mountDisk(folder, name, options)
  if (disk) mounted.push(disk.unmount)
  return disk?.path
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const start = (variables: Record<string, string>) => spawnBroker({ PAPER_DEMO: '0', ...variables })

it.runIf(isRoot)('reports in one line that PostgreSQL has no access to a folder when root starts it', async () => {
  const closed = join(folder, 'closed')
  await mkdir(closed)
  await chmod(closed, 0o700)
  await expectOneLine(
    await start({ PAPER_DATA: join(closed, 'data') }),
    /^PostgreSQL does not run as root but as \w+, who may not enter .*closed on the way to .*: set PAPER_DATA/,
  )
})

it('reports in one line that PAPER_DATA is a file', async () => {
  await expectOneLine(await start({ PAPER_DATA: import.meta.filename }), /^the data folder .* is a file/)
})

it('reports in one line that the disk is full, and leaves nothing behind', async (context) => {
  const disk = await mount('full', 'size=8m,mode=755')
  if (disk === undefined)
    return context.skip('a small disk cannot be mounted here; dataFolder.test.ts checks the words')
  await expectOneLine(await start({ PAPER_DATA: disk }), /^PostgreSQL could not prepare .*: its disk is full/)
  return expect((await readdir(disk)).filter((name) => name.includes('.new'))).toEqual([])
})

it('reports in one line that the disk cannot be written to', async (context) => {
  const disk = await mount('read-only', 'ro,mode=755')
  if (disk === undefined) return context.skip('no disk can be mounted here; dataFolder.test.ts checks the words')
  return expectOneLine(await start({ PAPER_DATA: disk }), /^the data folder .* is on a disk that cannot be written to/)
})

const STOPPED = 'Stopped before the broker was ready. The next start makes what is missing.\n'

it.each([
  // The lock with which a broker keeps others from migrating at the same time.
  ['it waits for a lock in the database', 'kysely_migration, kysely_migration_lock', '0'],
  ['the demo customer’s orders are filled', 'fills', '1'],
])('aborts on Ctrl-C with one plain line while %s', async (_when, tables, demo) => {
  const database = await createTestDatabase()
  const [other, looking] = [new pg.Client(database.url), new pg.Client(database.url)]
  await Promise.all([other.connect(), looking.connect()])
  await other.query(`begin; lock table ${tables}`)
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  const interrupt = async (child: BrokerProcess['child']) => {
    await expect.poll(async () => (await looking.query(waiting)).rowCount, PATIENCE).toBe(1)
    child.kill('SIGINT')
  }
  let interrupted: Promise<void> | undefined
  const settings = { DATABASE_URL: database.url, PAPER_DEMO: demo }
  const broker = await spawnBroker(settings, (child) => (interrupted = interrupt(child)))
  await interrupted
  expect(await broker.ended).toBe(0)
  expect(broker.output()).toEqual({ out: STOPPED, err: '' })
  await Promise.all([other.end(), looking.end()])
  await database.drop()
})

it('ends immediately at a second Ctrl-C when its start hangs, and leaves no database server', async () => {
  const home = join(folder, 'hanging')
  let server = 0
  const hang = async (child: BrokerProcess['child']) => {
    server = await signalServer(home, 'SIGSTOP')
    child.kill('SIGINT')
    await pause(NOT_THE_SAME_KEY)
    child.kill('SIGINT')
  }
  let hung: Promise<void> | undefined
  const broker = await spawnBroker({ PAPER_DATA: home }, (child) => (hung = hang(child)))
  await hung
  expect(await broker.ended).toBe(130)
  // The system takes a moment to end a process.
  await expect.poll(() => isAlive(server)).toBe(false)
})

it('reports in one line that the address of its metrics is in use, before anything is made', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  await expectOneLine(
    await start({ PAPER_DATA: join(folder, 'metrics'), PAPER_METRICS: `${port}` }),
    /^port \d+ of 127\.0\.0\.1 is in use: set PAPER_METRICS/,
  )
  other.close()
  await expectOneLine(
    await start({ PAPER_DATA: join(folder, 'metrics'), PORT: `${port}`, PAPER_METRICS: `${port}` }),
    /^port \d+ of 127\.0\.0\.1 is in use: set PAPER_METRICS/,
  )
  expect(existsSync(join(folder, 'metrics'))).toBe(false)
})

it('starts twice at once on a new data folder: both serve its one database', PATIENCE, async () => {
  const data = join(folder, 'two at once')
  const brokers = await Promise.all([start({ PAPER_DATA: data }), start({ PAPER_DATA: data })])
  for (const { output, url } of brokers) expect(url, output().err).toMatch(/^http:/)
  expect((await readdir(data)).toSorted()).toEqual(['password', 'postgres', 'postgres.log'])
  for (const { child, ended } of brokers) {
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
  }
})

it('prepares its database and ends, and the start after it uses that', PATIENCE, async () => {
  const data = join(folder, 'prepared')
  const prepared = await spawnBroker({ PAPER_DEMO: '0', PAPER_DATA: data }, undefined, ['--prepare'])
  expect(await prepared.ended).toBe(0)
  expect(prepared.output()).toEqual({ out: '', err: '' })
  const [made, served] = ['PG_VERSION', 'postmaster.pid'].map((name) => join(data, 'postgres', name))
  expect([existsSync(made ?? ''), existsSync(served ?? '')]).toEqual([true, false])
  const { child, ended, url } = await start({ PAPER_DATA: data })
  expect(url).toMatch(/^http:/)
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
})
