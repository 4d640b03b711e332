// The first step of every command. It runs before anything is installed, so this file may import only Node's own
// modules.
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Prints the error in one line and exits with code 2. */
export const stop = (line) => {
  process.stderr.write(`${line}\n`)
  process.exit(2)
}

const OLDEST = [20, 19]

const checkNode = () => {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return
  stop(`Node ${OLDEST.join('.')} or newer is needed; this is ${process.versions.node}.`)
}

/** Stands for all packages of the tests and checks. */
const ONE_OF_THE_TESTS = `${ROOT}node_modules/vitest/package.json`

const isInstalled = (toRun) => {
  const made = `${ROOT}node_modules/.package-lock.json`
  if (!toRun && !existsSync(ONE_OF_THE_TESTS)) return false
  return existsSync(made) && statSync(made).mtimeMs >= statSync(`${ROOT}package-lock.json`).mtimeMs
}

/** Runs a program in the project's root, with its output; returns its exit code. */
export const run = (program, args, env = {}) =>
  spawnSync(program, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } }).status ?? 1

/**
 * Checks the version of Node, and installs the packages where they are missing. `toRun`: without those that only tests and checks
 * use, which are more than half.
 */
export const ready = ({ toRun = false } = {}) => {
  checkNode()
  if (isInstalled(toRun)) return
  process.stdout.write('Installing packages…\n')
  const some = toRun ? ['--omit=dev'] : []
  // What npm prints is of use only where it failed.
  const { status, stdout, stderr } = spawnSync('npm', ['ci', ...some, '--no-fund', '--no-audit', '--loglevel=error'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: Number.POSITIVE_INFINITY,
  })
  if (status === 0) return
  process.stderr.write(`${stdout ?? ''}${stderr ?? ''}`)
  stop('The packages could not be installed (npm ci failed).')
}
