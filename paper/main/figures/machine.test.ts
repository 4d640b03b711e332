import { execFile, execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer as createPlainServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer } from 'node:tls'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeMetrics } from '../../platform/metrics/metrics.ts'
import { judgeBackup, judgeSkew, judgeSteps } from './inspect.ts'
import { backupAge, certificateDays, watchMachine } from './machine.ts'

const HOUR = 3_600_000
const NOW = new Date('2026-06-10T00:00:00Z')

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'paper-machine-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const backUp = (name: string, hours: number, { isComplete = true, now = NOW } = {}) => {
  const path = join(folder, name)
  mkdirSync(join(path, 'postgres'), { recursive: true })
  writeFileSync(join(path, 'password'), 'secret')
  if (isComplete) writeFileSync(join(path, 'postgres/backup_label'), 'label')
  const then = new Date(now.getTime() - hours * HOUR)
  utimesSync(path, then, then)
}
const dump = (name: string, text: string, hours: number) => {
  writeFileSync(join(folder, name), text)
  const then = new Date(NOW.getTime() - hours * HOUR)
  utimesSync(join(folder, name), then, then)
}

describe('the age of a backup', () => {
  it('is that of the last one that is complete', () => {
    expect(backupAge(folder, NOW)).toBe(Number.POSITIVE_INFINITY)
    backUp('sunday', 30)
    backUp('monday', 3, { isComplete: false })
    backUp('.tuesday.partial', 1)
    dump('empty.dump', '', 1)
    expect(backupAge(folder, NOW)).toBe(30 * HOUR)
    dump('paper.dump', 'of pg_dump', 2)
    expect(backupAge(folder, NOW)).toBe(2 * HOUR)
  })

  it('is wrong for the doctor where it is too high, where there is none and where nobody can look', async () => {
    const now = new Date()
    expect(await judgeBackup(folder)).toMatchObject({ state: 'wrong', text: `none that is complete in ${folder}` })
    backUp('sunday', 27, { now })
    expect(await judgeBackup(folder)).toMatchObject({ state: 'wrong' })
    backUp('monday', 25, { now })
    expect(await judgeBackup(folder)).toMatchObject({ state: 'fine' })
    expect(await judgeBackup(join(folder, 'gone'))).toMatchObject({ state: 'wrong' })
    expect(await judgeBackup(undefined)).toMatchObject({ state: 'unknown' })
  })
})

describe('a certificate', () => {
  it('of a server that nobody can trust has no days', async () => {
    const server = createPlainServer((socket) => socket.end('no TLS')).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : 0
    expect(await certificateDays(`https://127.0.0.1:${port}`)).toBe(-1)
    server.close()
    expect(await certificateDays('https://127.0.0.1:9')).toBe(-1)
  })

  it('has the days that are left', async (context) => {
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
    const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
    const asked = [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:P-256',
      '-nodes',
      '-days',
      '20',
      ...subject,
    ]
    try {
      execFileSync('openssl', [...asked, '-keyout', key, '-out', cert], { stdio: 'ignore' })
    } catch {
      return context.skip('openssl is not installed')
    }
    const server = createServer({ key: readFileSync(key), cert: readFileSync(cert) }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : 0
    // Nobody has signed it.
    expect(await certificateDays(`https://localhost:${port}`)).toBe(-1)
    const script = `import(${JSON.stringify(join(import.meta.dirname, 'machine.ts'))}).then(async ({ certificateDays }) =>
      process.stdout.write(String(await certificateDays('https://localhost:${port}'))))`
    const env = { ...process.env, NODE_EXTRA_CA_CERTS: cert }
    const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', '-e', script], { env })
    expect(Number(stdout)).toBeGreaterThan(19)
    expect(Number(stdout)).toBeLessThan(20.1)
    server.close()
    return undefined
  })
})

it('publishes the room on the disk, backups and certificates', async () => {
  const metrics = makeMetrics()
  const certificates = ['https://127.0.0.1:9']
  const stop = watchMachine(metrics, { dataFolder: folder, backupFolder: join(folder, 'gone'), certificates })
  const text = () => metrics.registry.metrics()
  await expect.poll(text).toContain('paper_certificate_days{address="https://127.0.0.1:9"} -1')
  stop()
  expect(await text()).toMatch(/^paper_disk_free_bytes \d+$/m)
  expect(await text()).toMatch(/^paper_disk_free_share 0\.\d+$/m)
  expect(await text()).toMatch(/^paper_backup_age_seconds (\+Inf|Infinity)$/m)
})

it('says how long ago work that repeats went well, and knows no work that never began', async () => {
  const { noteWork, registry } = makeMetrics()
  expect(await registry.metrics()).not.toMatch(/^paper_work_\w+\{/m)
  noteWork('retention', 600_000)
  expect(await registry.metrics()).toMatch(/^paper_work_since_success_seconds\{work="retention"\} 0\.\d+$/m)
  expect(await registry.metrics()).toMatch(/^paper_work_pause_seconds\{work="retention"\} 600$/m)
})

it.each([
  [{ missing: [], unknown: [] }, 'fine', /all done/],
  [{ missing: ['0300_savings_plans'], unknown: [] }, 'wrong', /not done yet: 0300_savings_plans/],
  [{ missing: [], unknown: ['9999_later'] }, 'wrong', /a newer version made step 9999_later/],
  [undefined, 'unknown', /no tables/],
])('judges steps %o as %s', (steps, state, text) => {
  expect(judgeSteps(steps)).toMatchObject({ state, text: expect.stringMatching(text) })
})

it.each([
  [0.4, 'fine', '0.4 s ahead of the database'],
  [2.1, 'wrong', '2.1 s ahead of the database'],
  [-600, 'wrong', '600.0 s behind the database'],
])('judges a clock that is %s s ahead as %s', (seconds, state, text) => {
  expect(judgeSkew(seconds)).toMatchObject({ state, text: expect.stringContaining(text) })
})
