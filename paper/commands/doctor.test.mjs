import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { addressOf, examine, report } from './doctor.mjs'
import { ROOT } from './ready.mjs'

const WORK = { 'work_pause_seconds{work="retention"}': 600, 'work_since_success_seconds{work="retention"}': 1_000 }
const HEALTHY = { jobs_lag_seconds: 0.4, jobs_failed: 0, stream_lag_seconds: 0.1, audit_problems: 0 }

/** What the server says that stands for a broker. */
let says
let server
let url
let root
beforeAll(async () => {
  server = createServer((request, response) => {
    if (says.isOther) return response.end('<!doctype html><title>Another program</title>')
    if (request.url === '/health/live') return response.end('{"live":true}')
    if (request.url === '/health/ready') {
      response.statusCode = says.isReady ? 200 : 503
      return response.end(JSON.stringify({ ready: says.isReady }))
    }
    const lines = Object.entries({ ...WORK, ...says.figures }).map(([name, value]) => `paper_${name} ${value}`)
    return response.end(`# HELP paper_jobs_lag_seconds How late.\n${lines.join('\n')}\npaper_other{operation="x"} 3\n`)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${server.address().port}`
})
beforeEach(() => {
  says = { isReady: true, figures: HEALTHY }
  root = mkdtempSync(join(tmpdir(), 'paper-doctor-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))
afterAll(() => server.close())

/** The state of each part by its name. */
const states = async (options = {}) => {
  const findings = await examine({ root, folder: root, url, metrics: `${url}/metrics`, ...options })
  return Object.fromEntries(findings.map(({ name, state }) => [name, state]))
}

it('finds nothing wrong with a broker that works', async () => {
  expect(await states()).toMatchObject({
    Node: 'fine',
    data: 'fine',
    broker: 'fine',
    database: 'fine',
    work: 'fine',
    jobs: 'fine',
    stream: 'fine',
    audit: 'fine',
    settings: 'unknown',
  })
})

it.each([
  ['jobs', { jobs_lag_seconds: 61 }],
  ['jobs', { jobs_failed: 1 }],
  ['stream', { stream_lag_seconds: 11 }],
  ['audit', { audit_problems: 1 }],
  ['work', { 'work_since_success_seconds{work="retention"}': 1_501 }],
])('names what is late or broken: %s %o', async (name, figures) => {
  says = { isReady: true, figures: { ...HEALTHY, ...figures } }
  const found = await states()
  expect(Object.entries(found).filter(([, state]) => state === 'wrong')).toEqual([
    ['build', 'wrong'],
    [name, 'wrong'],
  ])
})

it('tells a database that is away from a broker that is', async () => {
  says = { isReady: false, figures: HEALTHY }
  expect(await states()).toMatchObject({ broker: 'fine', database: 'wrong' })
  expect(await states({ url: 'http://127.0.0.1:9', metrics: undefined })).toMatchObject({
    broker: 'wrong',
    database: 'unknown',
    work: 'unknown',
  })
})

it('takes another program at these addresses for no broker', async () => {
  says = { isOther: true }
  const found = await states()
  expect(found).toMatchObject({ broker: 'wrong', database: 'unknown', work: 'wrong' })
  expect(found).not.toHaveProperty('jobs')
})

it('says what the built broker finds of the same part only once', async () => {
  mkdirSync(join(root, 'dist/paper/figures'), { recursive: true })
  writeFileSync(join(root, 'package.json'), '{"type":"module"}')
  writeFileSync(
    join(root, 'dist/paper/figures/inspect.js'),
    `export const inspect = (_, { url, backups }) => [
      { name: 'backup', state: 'wrong', text: backups + ' for ' + url },
      { name: 'jobs', state: 'wrong', text: 'again' }]`,
  )
  const findings = await examine({
    root: `${root}/`,
    folder: root,
    url,
    metrics: `${url}/metrics`,
    backupFolder: '/backups',
  })
  expect(findings.at(-1)).toEqual({ name: 'backup', state: 'wrong', text: `/backups for ${url}` })
  expect(findings.filter(({ name }) => name === 'jobs')).toHaveLength(1)
})

it('reports what is wrong first, and all that is fine in one line', () => {
  const of = (name, state) => ({ name, state, text: `about ${name}` })
  expect(report([of('disk', 'fine'), of('backup', 'unknown'), of('jobs', 'wrong'), of('clock', 'fine')])).toEqual([
    'wrong    jobs         about jobs',
    'unknown  backup       about backup',
    'fine     disk, clock',
  ])
})

it('ends with 2 and one line where it is asked wrongly', () => {
  const run = (...args) =>
    spawnSync(process.execPath, [`${ROOT}paper/commands/doctor.mjs`, ...args], { encoding: 'utf8' })
  for (const { status, stderr } of [run('--port', '1'), run('--url', 'localhost')]) {
    expect(status).toBe(2)
    expect(stderr.trim().split('\n')).toHaveLength(1)
  }
})

it.each([
  [{}, 'http://127.0.0.1:8080'],
  [{ HOST: '', PORT: '' }, 'http://127.0.0.1:8080'],
  [{ HOST: '::1', PORT: '9000' }, 'http://[::1]:9000'],
])('asks the broker with the settings %j at %s', (settings, address) => {
  expect(addressOf(settings)).toBe(address)
})

it('ends in silence where its reader is gone after the first line', () => {
  const { stderr } = spawnSync(
    'sh',
    ['-c', '"$0" "$1" --url http://127.0.0.1:1 | head -n 1'].concat(
      process.execPath,
      `${ROOT}paper/commands/doctor.mjs`,
    ),
    {
      encoding: 'utf8',
    },
  )
  expect(stderr).toBe('')
})
