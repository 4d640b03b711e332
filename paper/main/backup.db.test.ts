import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { backUp } from '../platform/postgres/backup/backUp.ts'
import { restore } from '../platform/postgres/backup/restore.ts'
import { callAt } from '../testing/broker.ts'
import { TEST_CLOCK } from '../testing/clock.ts'
import { startLoad } from '../testing/load.ts'
import { type BrokerProcess, makeDataFolder, spawnBroker } from '../testing/process.ts'
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

it('brings back what was acknowledged before a backup under load, after the data folder is lost', async () => {
  const first = await start()
  const load = await startLoad(() => first.url, CUSTOMERS)
  await load.progress(60)
  const before = load.acknowledged.length
  await backUp(data, join(copies, 'one'))
  await load.progress(20)
  await load.stop()
  first.child.kill('SIGKILL')
  await signalServer(data, 'SIGKILL')
  await first.ended
  running.delete(first)
  await rm(join(data, 'postgres'), { recursive: true, force: true, maxRetries: 10 })
  await rm(join(data, 'password'))

  await restore(data, join(copies, 'one'))
  const second = await start()
  expect(await (await fetch(`${second.url}/control/audit`)).json()).toEqual({ problems: [] })
  const known = load.acknowledged.slice(0, before)
  for (const { data: answer, fields, path, session } of known) {
    const login = await callAt(second.url, '/user/login', { account: session.account, password: 'test1234' })
    const repeated = await callAt(second.url, path, fields, login.data)
    expect(repeated.data).toEqual(answer)
  }
  expect(known.length).toBeGreaterThan(50)
  second.child.kill('SIGTERM')
  await second.ended
  running.delete(second)
})

it('changes nothing where there is a database already, no backup, or no room for one', async () => {
  await expect(restore(data, join(copies, 'one'))).rejects.toThrow(/has a database: move that folder/)
  await expect(restore(join(copies, 'data'), copies)).rejects.toThrow(/is not a backup of a paper broker/)
  await writeFile(join(copies, 'file'), '')
  await expect(backUp(data, copies)).rejects.toThrow(/has files: name a folder that does not exist/)
  expect((await readdir(copies)).toSorted()).toEqual(['file', 'one'])
})
