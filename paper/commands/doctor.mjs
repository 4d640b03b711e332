// npm run doctor: says what is wrong with an installation: a line for each part that is not fine, and one for all that are.
// Changes and installs nothing.
import { accessSync, constants, existsSync, statfsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { given, isCurrent, isNodeNewEnough, OLDEST_NODE, ROOT, stop } from './ready.mjs'
import { isBuilt } from './sources.mjs'

const GIGABYTE = 2 ** 30
const PATIENCE = 5_000
/** As `docs/operating.md` says when to look closer. */
const LATEST_JOB = 60
const LATEST_EVENT = 10
const LATEST_WORK = 900

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
    const answer = await ask(`${url}/health/live`)
    const said = await answer.json().catch(() => undefined)
    return said?.live === true
      ? fine('broker', url)
      : wrong('broker', `${url} answers ${answer.status}, and not as a broker: is this its address (--url)?`)
  } catch {
    return wrong('broker', `${url} does not answer: is it running, and at this address (--url)?`)
  }
}

const database = async (url) => {
  try {
    const answer = await ask(`${url}/health/ready`)
    const said = await answer.json().catch(() => undefined)
    if (typeof said?.ready !== 'boolean') return unknown('database', 'no broker answers')
    return said.ready
      ? fine('database', 'can be used')
      : wrong('database', 'cannot be used: the log of the broker has the reason')
  } catch {
    return unknown('database', 'the broker does not answer')
  }
}

/** The figures of a broker by their names, each with what its labels say. */
const figuresOf = (text) =>
  text.split('\n').flatMap((line) => {
    const [, name, label = '', value] = /^(\w+)(?:\{.*?"(.*)"\})? (\S+)/.exec(line) ?? []
    return name === undefined ? [] : [{ name, label, value: Number(value) }]
  })

/** Work that repeats and has not gone well for too long. */
const lateWork = (figures) => {
  const pauseOf = (work) =>
    figures.find(({ label, name }) => name === 'paper_work_pause_seconds' && label === work)?.value ?? 0
  return figures.filter(
    ({ label, name, value }) => name === 'paper_work_since_success_seconds' && value > pauseOf(label) + LATEST_WORK,
  )
}

const work = async (metrics) => {
  if (metrics === undefined) return [unknown('work', 'no figures: PAPER_METRICS or --metrics says where they are')]
  const answer = await ask(metrics).then(
    async (response) => ({ status: response.status, figures: figuresOf(await response.text()) }),
    () => undefined,
  )
  if (answer === undefined) return [wrong('work', `${metrics} does not answer`)]
  const { figures, status } = answer
  if (!figures.some(({ name }) => name.startsWith('paper_')))
    return [wrong('work', `${metrics} answers ${status} without the figures of a broker: is it PAPER_METRICS of one?`)]
  const value = (wanted) => figures.find(({ name }) => name === wanted)?.value
  const late = lateWork(figures)
  const stream = value('paper_stream_lag_seconds') ?? 0
  const problems = value('paper_audit_problems')
  return [
    found(
      'work',
      late.length === 0,
      late.length === 0
        ? 'all that repeats goes well'
        : late.map(({ label, value: seconds }) => `${label} has not gone well for ${Math.round(seconds)} s`).join(', '),
    ),
    found(
      'jobs',
      (value('paper_jobs_lag_seconds') ?? 0) <= LATEST_JOB && (value('paper_jobs_failed') ?? 0) === 0,
      `${value('paper_jobs_lag_seconds')} s late, ${value('paper_jobs_failed')} failed; ${LATEST_JOB} s and none are normal`,
    ),
    found('stream', stream <= LATEST_EVENT, `${stream} s late; ${LATEST_EVENT} s are normal`),
    problems === undefined
      ? unknown('audit', 'none has ended in this process')
      : found('audit', problems === 0, `${problems} problems of ledger and records`),
  ]
}

/** What the built broker finds: settings, migrations, clock, outbox, certificates, backups. */
const inside = async (root, told) => {
  const file = `${root}dist/paper/figures/inspect.js`
  if (!existsSync(file)) return [unknown('settings', 'the broker is not built: npm run build')]
  const { inspect } = await import(pathToFileURL(file).href)
  return inspect(process.env, told)
}

/** The first finding of each name: jobs are known to the database and to the figures. */
const oneOfEach = (findings) =>
  findings.filter(({ name }, at) => name === 'certificate' || findings.findIndex((one) => one.name === name) === at)

/** What is found of each part. `url` is the address of the broker, `metrics` that of its figures, if it has any. */
export const examine = async ({ root, folder, url, metrics, backupFolder }) =>
  oneOfEach([
    node(),
    packages(),
    build(root),
    data(folder),
    disk(folder),
    await broker(url),
    await database(url),
    ...(await work(metrics)),
    ...(await inside(root, { url, backups: backupFolder })),
  ])

/** A line for each part that is wrong, then for each that is unknown, then one for all that are fine. */
export const report = (findings) => {
  const line = (state, name, text) => `${state.padEnd(8)} ${name.padEnd(12)} ${text}`.trimEnd()
  const of = (state) => findings.filter((one) => one.state === state)
  const well = of('fine').map(({ name }) => name)
  return [
    ...[...of('wrong'), ...of('unknown')].map(({ name, state, text }) => line(state, name, text)),
    ...(well.length === 0 ? [] : [`${'fine'.padEnd(8)} ${[...new Set(well)].join(', ')}`]),
  ]
}

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

/** Where a broker with these settings answers. */
export const addressOf = ({ HOST, PORT }) => {
  const host = HOST || '127.0.0.1'
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT || 8080}`
}

const main = async () => {
  const { env } = process
  const { values: options } = given({
    options: { url: { type: 'string' }, metrics: { type: 'string' }, backups: { type: 'string' } },
  })
  const findings = await examine({
    root: ROOT,
    folder: resolve(ROOT, env.PAPER_DATA || '.data'),
    url: httpUrl(options.url ?? addressOf(env), '--url'),
    metrics: metricsOf(options.metrics ?? env.PAPER_METRICS),
    backupFolder: options.backups,
  })
  // At once: who reads the first line only may be gone before a second one.
  process.stdout.write(`${report(findings).join('\n')}\n`)
  process.exitCode = findings.some(({ state }) => state === 'wrong') ? 1 : 0
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main()
