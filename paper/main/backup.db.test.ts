import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { backUp } from '../platform/postgres/backup/backUp.ts'
import { restore } from '../platform/postgres/backup/restore.ts'
import { callAt, type Session } from '../testing/broker.ts'
import { TEST_CLOCK } from '../testing/clock.ts'
import { type Acknowledged, startLoad } from '../testing/load.ts'
import { type BrokerProcess, makeDataFolder, runBackup, spawnBroker } from '../testing/process.ts'
import { signalServer } from '../testing/server.ts'

const CUSTOMERS = 8

let data: string
let remove: () => Promise<void>
let copies: string
const running = new Set<BrokerProcess>()
beforeAll(async () => {
  ;({ path: data, remove } = await makeDataFolder())
  copies = await mkdtemp(join(tmpdir(), 'paper-copies-'))
})
afterAll(async () => {
  for (const { child, ended } of running) {
    child.kill('SIGTERM')
    await ended
  }
  await remove()
  await rm(copies, { recursive: true, force: true })
})

const start = async (): Promise<BrokerProcess & { url: string }> => {
  const broker = await spawnBroker({ PAPER_DATA: data, PAPER_DEMO: '0', ...TEST_CLOCK })
  running.add(broker)
  if (broker.url === undefined) throw new Error(`did not start: ${broker.output().err}`)
  return { ...broker, url: broker.url }
}

/** The broker and its database server are killed, and the data folder loses its database. */
const lose = async (broker: BrokerProcess): Promise<void> => {
  broker.child.kill('SIGKILL')
  await signalServer(data, 'SIGKILL')
  await broker.ended
  running.delete(broker)
  await rm(join(data, 'postgres'), { recursive: true, force: true, maxRetries: 10 })
  await rm(join(data, 'password'))
}

/** Every request is repeated with its id, and gets its first answer: nothing was lost, and nothing is done twice. */
const expectKept = async (url: string, known: ReadonlyArray<Acknowledged>): Promise<void> => {
  const audits = ['/audit', '/trading/audit'].map((path) => fetch(`${url}/control${path}`))
  for (const answer of await Promise.all(audits)) expect(await answer.json()).toEqual({ problems: [] })
  const sessions = new Map<string, Session>()
  for (const { data: answer, fields, path, session } of known) {
    const { account } = session
    const mine = sessions.get(account) ?? (await callAt(url, '/user/login', { account, password: 'test1234' })).data
    sessions.set(account, mine)
    expect((await callAt(url, path, fields, mine)).data).toEqual(answer)
  }
}

it('brings back what was acknowledged before a backup under load, and before one after which nothing was', async () => {
  const first = await start()
  const load = await startLoad(() => first.url, CUSTOMERS)
  await load.progress(60)
  const before = load.acknowledged.length
  const [one, two] = [join(copies, 'one'), join(copies, 'two')]
  expect(await runBackup('backup', { data, copy: one })).toContain('was copied to')
  await load.progress(20)
  await load.stop()
  expect(before).toBeGreaterThan(50)
  const both = await Promise.allSettled([backUp(data, two), backUp(data, two)])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(both.find((one) => one.status === 'rejected')?.reason.message).toBe(`another backup into ${two} is being made`)
  await lose(first)

  await runBackup('restore', { data, copy: two })
  const second = await start()
  await expectKept(second.url, load.acknowledged)
  await lose(second)

  await runBackup('restore', { data, copy: one })
  const third = await start()
  await expectKept(third.url, load.acknowledged.slice(0, before))
  third.child.kill('SIGTERM')
  expect(await third.ended).toBe(0)
  running.delete(third)
  // Without a broker, a backup starts PostgreSQL itself, and ends it.
  await runBackup('backup', { data, copy: join(copies, 'three') })
  expect((await readdir(join(data, 'postgres'))).includes('postmaster.pid')).toBe(false)
})

it('changes nothing where there is a database already, no backup, or no room for one', async () => {
  await expect(restore(data, join(copies, 'one'))).rejects.toThrow(/has a database: move that folder/)
  await expect(restore(join(copies, 'data'), copies)).rejects.toThrow(/is not a backup of a paper broker/)
  await writeFile(join(copies, 'file'), '')
  await expect(backUp(data, copies)).rejects.toThrow(/has files: name a folder that does not exist/)
  const file = join(copies, 'file')
  await expect(backUp(data, file)).rejects.toThrow(
    `the folder of the backup ${file} is a file, or below one: name another`,
  )
  // Not an empty backup of a database that is made for it.
  await expect(backUp(join(copies, 'data'), join(copies, 'four'))).rejects.toThrow(
    /data has no database: set PAPER_DATA/,
  )
  expect((await readdir(copies)).toSorted()).toEqual(['file', 'one', 'three', 'two'])
  const [broken, home] = [join(copies, 'broken'), join(data, 'restored')]
  for (const path of ['postgres', 'password']) await mkdir(join(broken, path), { recursive: true })
  await writeFile(join(broken, 'postgres', 'backup_label'), '')
  await expect(restore(home, broken)).rejects.toThrow(/password/)
  expect(await readdir(home)).toEqual([])
})

it('leaves nothing of a copy that is stopped', async () => {
  const before = await readdir(copies)
  let files = 0
  const stopAtTen = (): void => {
    files += 1
    if (files % 10 === 0) throw new Error('stopped')
  }
  await expect(backUp(data, join(copies, 'stopped'), stopAtTen)).rejects.toThrow('stopped')
  const home = join(data, 'stopped')
  await expect(restore(home, join(copies, 'one'), stopAtTen)).rejects.toThrow('stopped')
  expect([await readdir(copies), await readdir(home)]).toEqual([before, []])
})
