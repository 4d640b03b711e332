// The first step of every command. It runs before anything is installed, so this file may import only Node's own
// modules.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Prints the error in one line and exits with code 2. */
export const stop = (line) => {
  process.stderr.write(`${line}\n`)
  process.exit(2)
}

/** What a command was given, as `parseArgs` reads it; ends the command where there is an option or a word that it does not know. */
export const given = (config = {}) => {
  try {
    return parseArgs(config)
  } catch (cause) {
    // The rest is about words that begin with a dash.
    return stop(cause.message.split(/\. |\n/)[0])
  }
}

/** Builds what is not up to date, for a command that has read its options. */
export const build = () => {
  const code = run(process.execPath, ['paper/commands/buildAll.mjs', '--if-needed'])
  if (code !== 0) process.exit(code)
}

export const OLDEST_NODE = [20, 19]

export const isNodeNewEnough = () => {
  const [major, minor] = process.versions.node.split('.').map(Number)
  return major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])
}

const checkNode = () => {
  if (!isNodeNewEnough()) stop(`Node ${OLDEST_NODE.join('.')} or newer is needed; this is ${process.versions.node}.`)
}

/** Stands for all packages of the tests and checks. */
const ONE_OF_THE_TESTS = `${ROOT}node_modules/vitest/package.json`
/** What npm writes when it has installed packages. */
const MADE = `${ROOT}node_modules/.package-lock.json`
/** Has a file for each broker that runs with these packages; its name is the id of its process. */
const BROKERS = `${ROOT}node_modules/.paper-brokers`

/** Whether the packages are those of `package-lock.json`. */
export const isCurrent = () =>
  existsSync(MADE) && statSync(MADE).mtimeMs >= statSync(`${ROOT}package-lock.json`).mtimeMs

const isAlive = (pid) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (cause) {
    return cause.code === 'EPERM'
  }
}

/** Whether a broker runs with these packages: its libraries and PostgreSQL's programs must stay where they are. */
const isInUse = () => existsSync(BROKERS) && readdirSync(BROKERS).some((name) => isAlive(Number(name)))

/** Says until this process ends that a broker runs with these packages, unless they are where it may write nothing. */
export const holdPackages = () => {
  const file = `${BROKERS}/${process.pid}`
  try {
    mkdirSync(BROKERS, { recursive: true })
    writeFileSync(file, '')
  } catch {
    return
  }
  process.on('exit', () => rmSync(file, { force: true }))
}

/** Runs a program in the project's root, with its output; returns its exit code. */
export const run = (program, args, env = {}) =>
  spawnSync(program, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } }).status ?? 1

/**
 * The arguments with which npm installs what is missing; undefined where nothing is. Where packages are there, they are
 * not removed first, as `npm ci` does it, and those of the tests stay also where only the broker is run.
 */
const missing = (toRun) => {
  const hasTests = existsSync(ONE_OF_THE_TESTS)
  if (isCurrent() && (toRun || hasTests)) return undefined
  const which = toRun && !hasTests ? '--omit=dev' : '--include=dev'
  return existsSync(MADE) ? ['install', '--no-save', which] : ['ci', which]
}

/**
 * Checks the version of Node, and installs the packages where they are missing. `toRun`: without those that only tests and checks
 * use, which are more than half. `installs: false` for what has to work beside a broker: it stops instead.
 */
export const ready = ({ toRun = false, installs = true } = {}) => {
  checkNode()
  const args = missing(toRun)
  if (args === undefined) return
  if (!installs) stop('The packages are missing or not those of package-lock.json: npm ci, while no broker runs here.')
  if (!isCurrent() && isInUse()) stop('A broker runs with the packages of another package-lock.json: end it first.')
  process.stdout.write('Installing packages…\n')
  // What npm prints is of use only where it failed.
  const { status, stdout, stderr } = spawnSync('npm', [...args, '--no-fund', '--no-audit', '--loglevel=error'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: Number.POSITIVE_INFINITY,
  })
  if (status === 0) return
  process.stderr.write(`${stdout ?? ''}${stderr ?? ''}`)
  stop(`The packages could not be installed (npm ${args[0]} failed).`)
}
