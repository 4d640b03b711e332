import type { ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdir, rename, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { callAt } from '../testing/broker.ts'
import { type BrokerProcess, expectOneLine, makeDataFolder, spawnBroker } from '../testing/process.ts'
import { serverNumber } from '../testing/server.ts'

let folder: string
let remove: () => Promise<void>
beforeAll(async () => {
  const made = await makeDataFolder()
  remove = made.remove
  // A folder's name with unusual characters.
  await mkdir(join(made.path, 'the broker’s data'), { mode: 0o755 })
  folder = join(made.path, 'a link to #1')
  await symlink(join(made.path, 'the broker’s data'), folder)
})
afterAll(async () => {
  // Where a test failed, its brokers still run.
  for (const { child, ended } of running) {
    child.kill('SIGTERM')
    await ended
  }
  await remove()
})

/** Opened by the first test, and there after every start. */
const CUSTOMER = { account: '6000000001', password: 'test1234' }

const lockFile = () => join(folder, 'postgres', 'postmaster.pid')
const running: Array<BrokerProcess> = []
const start = async (variables: Record<string, string> = {}): Promise<BrokerProcess> => {
  const broker = await spawnBroker({ PAPER_DATA: folder, PAPER_DEMO: '0', ...variables })
  running.push(broker)
  return broker
}
const stop = ({ child, ended }: BrokerProcess, signal: NodeJS.Signals = 'SIGTERM') => {
  child.kill(signal)
  return ended
}
const urlOf = ({ output, url }: BrokerProcess): string => {
  if (url === undefined) throw new Error(output().err)
  return url
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

it('prints where everything is, and leaves no process behind after Ctrl-C for the last of two on its database', async () => {
  const [first, second] = [await start(), await start()]
  const url = urlOf(first)
  expect(first.output().out.trimEnd().split('\n')).toEqual(
    [
      `Paper broker   ${url}${existsSync('dist/app/index.html') ? '' : '/api/vue (no app is built)'}`,
      existsSync('dist/docs/index.html') && `Reference      ${url}/docs/`,
      existsSync('dist/console/index.html') && `For testers    ${url}/paper`,
      `Database       own PostgreSQL in ${folder}`,
      'Practice       invitation code PRACTICE',
      'Stop           Ctrl-C',
    ].filter((line) => line !== false),
  )
  expect(existsSync(lockFile())).toBe(true)

  const control = (path: string, body: object) =>
    fetch(`${url}/control${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  await control('/customers', CUSTOMER)
  // A running request may finish.
  await control('/faults', { kind: 'latency', milliseconds: 800, path: '/common/config' })
  const slow = callAt(url, '/common/config', { type: 'all' })
  await sleep(200)
  const ended = stop(first, 'SIGINT')
  expect((await slow).status).toBe(1)
  expect(await ended).toBe(0)
  expect((await callAt(urlOf(second), '/user/login', CUSTOMER)).status).toBe(1)
  expect(await stop(second, 'SIGINT')).toBe(0)
  expect(existsSync(lockFile())).toBe(false)
})

it('leaves no process behind after Ctrl-C during the start', async () => {
  const interrupt = (child: ChildProcess) => {
    const waiting = setInterval(() => {
      if (!existsSync(lockFile())) return
      clearInterval(waiting)
      child.kill('SIGINT')
    }, 5)
  }
  const broker = await spawnBroker({ PAPER_DATA: folder, PAPER_DEMO: '0' }, interrupt)
  expect(await broker.ended).toBe(0)
  expect(broker.url).toBeUndefined()
  expect(existsSync(lockFile())).toBe(false)
})

it('ends with one line when its database server is killed and cannot be started again', async () => {
  const broker = await start()
  const pid = await serverNumber(folder)
  await chmod(join(folder, 'postgres'), 0)
  process.kill(pid, 'SIGKILL')
  expect(await broker.ended).toBe(2)
  const lines = broker.output().err.trimEnd().split('\n')
  // The log lines before it are JSON.
  expect(lines.filter((line) => !line.startsWith('{'))).toEqual([
    expect.stringMatching(/^PostgreSQL did not start in .*Permission denied/),
  ])
  await chmod(join(folder, 'postgres'), 0o700)
})

it('ends with one line when its data is removed while it runs, and ends its database server', async () => {
  const broker = await start()
  const pid = await serverNumber(folder)
  await rename(join(folder, 'postgres'), join(folder, 'elsewhere'))
  expect(await broker.ended).toBe(2)
  const lines = broker.output().err.trimEnd().split('\n')
  expect(lines.filter((line) => !line.startsWith('{'))).toEqual([
    expect.stringMatching(/postgres was removed while the broker ran: start the broker again$/),
  ])
  // What was being done meanwhile says in a line each what it lacked.
  expect(broker.output().err).not.toContain('\\n    at ')
  await expect.poll(() => isAlive(pid)).toBe(false)
  await rename(join(folder, 'elsewhere'), join(folder, 'postgres'))
})

it('starts beside a lock file whose process id now belongs to another program', async () => {
  // The server before it was killed, which takes nothing from the customer.
  await writeFile(lockFile(), `${process.pid}\n${folder}/postgres\n0\n5432\n\n127.0.0.1\n`)
  const broker = await start()
  expect((await callAt(urlOf(broker), '/user/login', CUSTOMER)).status).toBe(1)
  expect(await stop(broker)).toBe(0)
})

it('reports in one line that the port is in use, before it makes a data folder', async () => {
  const data = join(folder, 'new')
  const blocker = createServer().listen(0, '127.0.0.1')
  await new Promise((done) => blocker.once('listening', done))
  const { port } = blocker.address() as { port: number }
  const settings = { PORT: String(port), PAPER_DATA: data }
  await expectOneLine(await start(settings), /^port \d+ of 127\.0\.0\.1 is in use: set PORT/)
  expect(existsSync(data)).toBe(false)
  blocker.close()
})

it('reports in one line that the database cannot be reached, without its password', async () => {
  const broker = await start({ DATABASE_URL: 'postgres://someone:secret@127.0.0.1:1/broker' })
  await expectOneLine(broker, /^the database at 127\.0\.0\.1:1\/broker cannot be used: .*ECONNREFUSED/)
  expect(broker.output().err).not.toContain('secret')
})

it('reports in one line that a setting is invalid', async () => {
  await expectOneLine(await start({ PAPER_LOG: 'loud' }), /^PAPER_LOG is one of/)
})
