// npm run test:upgrades: for each step of the tables, builds the version of before from git, lets it make a data folder with the demo
// customer's half a year, and starts today's version on it. It has to go through, or to refuse in one line. Not part of `npm test`.
import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { chmod, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { given } from '../../paper/commands/ready.mjs'
import { DEMO } from '../../paper/demo/prepare.ts'
import { urlOfRunning } from '../../paper/platform/postgres/cluster.ts'
import { startBroker } from '../broker.ts'
import { call } from '../demoCustomer.ts'

given()
const ROOT = join(import.meta.dirname, '../..')
/** Of the versions before the first tables of today, only the last can be brought up to date; an older one is refused. */
const REFUSED = /its tables are of step \w+, .*: start the version before it once, or use an empty database/
/** Tables from which no row is removed: every row of before is there afterwards. */
const KEPT = ['customers', 'orders', 'fills', 'positions', 'deposits', 'withdrawals', 'ledger_transfers', 'messages']

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1e9 }).trim()

interface Version {
  /** The first step that it does not have. */
  readonly before: string
  readonly commit: string
}

/** The versions before each of the last steps, the oldest first. */
const versions = (): readonly Version[] => {
  const added = git('log', '--diff-filter=A', '--format=commit %H', '--name-only', '--', 'paper/migrations/')
  const steps: Version[] = []
  let commit = ''
  for (const line of added.split('\n')) {
    if (line.startsWith('commit ')) commit = line.slice('commit '.length)
    const [, step] = /^paper\/migrations\/(\d{4}_\w+)\.ts$/.exec(line) ?? []
    if (step !== undefined) steps.push({ before: step, commit: `${commit}^` })
  }
  return steps.slice(0, steps.findIndex(({ before }) => before.startsWith('0001_')) + 2).toReversed()
}

const build = (folder: string, commit: string): string => {
  mkdirSync(folder)
  execFileSync('sh', ['-c', `git archive ${commit} | tar -x -C "$0"`, folder], { cwd: ROOT })
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  const script = `import { buildPaper } from './paper/commands/build.mjs'; await buildPaper()`
  execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: folder })
  return join(folder, 'dist/paper/main.js')
}

/** The ids of what is kept, by table, of a broker that runs on a data folder. */
const idsIn = async (data: string): Promise<ReadonlyMap<string, ReadonlySet<string>>> => {
  const client = new pg.Client({ connectionString: await urlOfRunning(data, 'upgrades') })
  await client.connect()
  try {
    const ids = new Map<string, ReadonlySet<string>>()
    for (const table of KEPT) {
      const { rows } = await client.query<{ id: string }>(`select id::text from ${table}`)
      ids.set(table, new Set(rows.map(({ id }) => id)))
    }
    return ids
  } finally {
    await client.end()
  }
}

const problemsOf = async (url: string): Promise<readonly string[]> => {
  const found: string[] = []
  for (const path of ['/audit', '/trading/audit']) {
    const answer: { readonly problems: readonly string[] } = await (await fetch(`${url}/control${path}`)).json()
    found.push(...answer.problems)
  }
  return found
}

/** What happens to the data of a version: how many rows went through, or the line that refuses them. */
const upgrade = async (home: string, { before, commit }: Version): Promise<string> => {
  const data = join(home, `${before}-data`)
  const old = await startBroker({ PAPER_DATA: data }, build(join(home, before), commit))
  const known = await idsIn(data).finally(() => old.stop())
  let today: Awaited<ReturnType<typeof startBroker>>
  try {
    today = await startBroker({ PAPER_DATA: data })
  } catch (cause) {
    const text = cause instanceof Error ? cause.message : String(cause)
    if (REFUSED.test(text)) return `refused: ${text.split('\n').findLast((line) => line !== '')}`
    throw cause
  }
  try {
    const now = await idsIn(data)
    const lost = [...known].flatMap(([table, ids]) =>
      [...ids].some((id) => now.get(table)?.has(id) !== true) ? [`rows of ${table} are gone`] : [],
    )
    await call(today.url, '/user/login', DEMO)
    const problems = [...lost, ...(await problemsOf(today.url))]
    if (problems.length > 0) throw new Error(problems.join('\n'))
    const rows = [...known.values()].reduce((sum, ids) => sum + ids.size, 0)
    return `goes through: ${rows} rows, audits clean, the demo customer logs in`
  } finally {
    await today.stop()
  }
}

const home = await mkdtemp(join(tmpdir(), 'upgrades-'))
await chmod(home, 0o755)
try {
  const all = versions()
  for (const [at, version] of all.entries()) {
    const result = await upgrade(home, version).catch((cause: unknown) => `FAILS: ${String(cause)}`)
    const isRefusedRightly = at === 0 && result.startsWith('refused')
    if (!result.startsWith('goes through') && !isRefusedRightly) process.exitCode = 1
    process.stdout.write(`before ${version.before} (${git('rev-parse', '--short', version.commit)}): ${result}\n`)
  }
} finally {
  rmSync(home, { recursive: true, force: true })
}
