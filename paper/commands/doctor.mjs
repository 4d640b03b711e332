// npm run doctor: says in one line for each part of an installation what is wrong with it. Changes and installs nothing.
import { accessSync, constants, existsSync, readdirSync, statSync, statfsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { connect } from 'node:tls'
import { parseArgs } from 'node:util'
import { pathToFileURL } from 'node:url'
import { isCurrent, isNodeNewEnough, OLDEST_NODE, ROOT, stop } from './ready.mjs'
import { isBuilt } from './sources.mjs'

const GIGABYTE = 2 ** 30
const DAY = 24 * 60 * 60 * 1_000
const PATIENCE = 5_000
/** As `docs/operating.md` says when to look closer. */
const LATEST_JOB = 60
const LATEST_EVENT = 10
const FEWEST_DAYS = 14

const fine = (name, text) => ({ name, state: 'fine', text })
const wrong = (name, text) => ({ name, state: 'wrong', text })
const unknown = (name, text) => ({ name, state: 'unknown', text })
const found = (name, isFine, text) => (isFine ? fine : wrong)(name, text)

const node = () =>
  found('Node', isNodeNewEnough(), `${process.versions.node}; ${OLDEST_NODE.join('.')} or newer is needed`)

const packages = () =>
  isCurrent()
    ? fine('packages', 'as package-lock.json says')
    : wrong('packages', 'missing or older than package-lock.json: npm ci')

const build = (root) =>
  isBuilt(root) ? fine('build', 'of these sources') : wrong('build', 'missing or of other sources: npm run build')

const data = (folder) => {
  if (!existsSync(folder)) return unknown('data', `${folder} does not exist: the first start makes it`)
  try {
    accessSync(folder, constants.R_OK | constants.W_OK)
    return fine('data', folder)
  } catch {
    return wrong('data', `${folder} cannot be read and written by this user`)
  }
}

const disk = (folder) => {
  const { bavail, blocks, bsize } = statfsSync(existsSync(folder) ? folder : ROOT)
  const free = bavail * bsize
  return found(
    'disk',
    free >= GIGABYTE && bavail >= blocks / 20,
    `${(free / GIGABYTE).toFixed(1)} GB free; 1 GB and 5 % are needed`,
  )
}

const ask = (url) => fetch(url, { signal: AbortSignal.timeout(PATIENCE) })

const broker = async (url) => {
  try {
    const { ok, status } = await ask(`${url}/health/live`)
    return found('broker', ok, `${url} answers ${status}`)
  } catch {
    return wrong('broker', `${url} does not answer: is it running, and at this address (--url)?`)
  }
}

const database = async (url) => {
  try {
    const { ok } = await ask(`${url}/health/ready`)
    return ok
      ? fine('database', 'can be used')
      : wrong('database', 'cannot be used: the log of the broker has the reason')
  } catch {
    return unknown('database', 'the broker does not answer')
  }
}

/** Days until the certificate of an https address ends. */
const certificate = async (url) => {
  const { hostname, port, protocol } = new URL(url)
  if (protocol !== 'https:') return unknown('certificate', 'none: the address is not https')
  const ends = await new Promise((done) => {
    const socket = connect(
      { host: hostname, port: Number(port) || 443, servername: hostname, timeout: PATIENCE },
      () => {
        done(Date.parse(socket.getPeerCertificate().valid_to))
        socket.destroy()
      },
    )
    socket.on('error', () => done(Number.NaN)).on('timeout', () => socket.destroy(new Error('no answer')))
  })
  if (Number.isNaN(ends)) return wrong('certificate', 'no client would accept it')
  const days = Math.floor((ends - Date.now()) / DAY)
  return found('certificate', days >= FEWEST_DAYS, `valid for ${days} days; ${FEWEST_DAYS} are needed`)
}

/** The figures of a broker by their names, those with labels summed. */
const figuresOf = (text) => {
  const figures = new Map()
  for (const line of text.split('\n')) {
    const [, name, value] = /^(\w+)(?:\{.*\})? (\S+)/.exec(line) ?? []
    if (name !== undefined) figures.set(name, (figures.get(name) ?? 0) + Number(value))
  }
  return figures
}

const work = async (metrics) => {
  if (metrics === undefined) return [unknown('work', 'no figures: PAPER_METRICS or --metrics says where they are')]
  const text = await ask(metrics).then(
    (answer) => answer.text(),
    () => undefined,
  )
  if (text === undefined) return [wrong('work', `${metrics} does not answer`)]
  const figures = figuresOf(text)
  const value = (name) => figures.get(name) ?? 0
  return [
    found(
      'jobs',
      value('paper_jobs_lag_seconds') <= LATEST_JOB && value('paper_jobs_failed') === 0,
      `${value('paper_jobs_lag_seconds')} s late, ${value('paper_jobs_failed')} failed; ${LATEST_JOB} s and none are normal`,
    ),
    found(
      'stream',
      value('paper_stream_lag_seconds') <= LATEST_EVENT,
      `${value('paper_stream_lag_seconds')} s late; ${LATEST_EVENT} s are normal`,
    ),
    found(
      'audit',
      value('paper_audit_problems') === 0,
      `${value('paper_audit_problems')} problems of ledger and records`,
    ),
  ]
}

const backups = (folder) => {
  if (folder === undefined) return unknown('backup', '--backups names the folder that has them')
  const ages = existsSync(folder)
    ? readdirSync(folder).map((name) => Date.now() - statSync(join(folder, name)).mtimeMs)
    : []
  if (ages.length === 0) return wrong('backup', `none in ${folder}`)
  const hours = (Math.min(...ages) / DAY) * 24
  return found('backup', hours <= 26, `the last one is ${hours.toFixed(1)} hours old; 26 are normal`)
}

/** What is found of each part. `url` is the address of the broker, `metrics` that of its figures, if it has any. */
export const examine = async ({ root, folder, url, metrics, backupFolder }) => [
  node(),
  packages(),
  build(root),
  data(folder),
  disk(folder),
  await broker(url),
  await database(url),
  await certificate(url),
  ...(await work(metrics)),
  backups(backupFolder),
]

const httpUrl = (text, name) => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url === undefined || !/^https?:$/.test(url.protocol)) stop(`${name} is no address: ${text}`)
  return text.replace(/\/$/, '')
}

const metricsOf = (setting) => {
  if (setting === undefined || setting === '') return undefined
  if (/^https?:/.test(setting)) return httpUrl(setting, '--metrics')
  return httpUrl(`http://${setting.includes(':') ? setting : `127.0.0.1:${setting}`}/metrics`, 'PAPER_METRICS')
}

const main = async () => {
  const { env } = process
  let options
  try {
    options = parseArgs({
      options: { url: { type: 'string' }, metrics: { type: 'string' }, backups: { type: 'string' } },
    }).values
  } catch (cause) {
    stop(cause.message.split('.')[0])
  }
  const findings = await examine({
    root: ROOT,
    folder: resolve(ROOT, env.PAPER_DATA ?? '.data'),
    url: httpUrl(options.url ?? `http://${env.HOST ?? '127.0.0.1'}:${env.PORT ?? 8080}`, '--url'),
    metrics: metricsOf(options.metrics ?? env.PAPER_METRICS),
    backupFolder: options.backups,
  })
  for (const { name, state, text } of findings) process.stdout.write(`${state.padEnd(8)} ${name.padEnd(12)} ${text}\n`)
  process.exitCode = findings.some(({ state }) => state === 'wrong') ? 1 : 0
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main()
