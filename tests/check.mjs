// npm run check: every check, two at a time, all of them even if one fails. `npm run check -- types lint` those alone.
import { freemem } from 'node:os'
import { pathToFileURL } from 'node:url'
import { ready, stop } from '../paper/commands/ready.mjs'
import { CHECKS } from './checks.mjs'
import { MINUTES, runKept } from './limited.mjs'
import { inParallel } from './steps.mjs'

/** How many programs run at the same time: the number of cores of the smallest machine that runs the checks. */
export const WIDTH = 2

const GIBIBYTE = 1024 ** 3

/**
 * The type checks of the compiler and of the linter, which are written in Go, collect no garbage below three gigabytes where
 * there is room for both: a third of what they would take.
 */
const ENV = freemem() > 8 * GIBIBYTE ? { GOGC: 'off', GOMEMLIMIT: '3GiB' } : {}

/** Prints the complete output of a program, under its name and its seconds. */
export const printStep = (name, { output, seconds }) =>
  process.stdout.write(`\n— ${name} (${seconds.toFixed(0)} s)\n${output}`)

/**
 * Tasks that run a check each, in the order given. One that comes after another waits for it; `execute` runs a program.
 *
 * @returns functions that answer how many passed and failed, and name what failed
 */
export const checkTasks = (checks = CHECKS, execute = runKept) => {
  const ended = new Map()
  return checks.map(({ name, command, after, silent = false }) => () => {
    const run = (async () => {
      await ended.get(after)
      const [program, ...args] = command
      const step = await execute(name, program, args, { env: ENV, minutes: MINUTES })
      printStep(name, step)
      const isWarned = step.code === 0 && silent && step.output !== ''
      return step.code === 0 && !isWarned
        ? { passed: 1, failed: 0, told: [], tests: [] }
        : { passed: 0, failed: 1, told: [`✗ ${name} (${command.join(' ')})${isWarned ? ' warned' : ''}`], tests: [] }
    })()
    ended.set(name, run)
    return run
  })
}

const main = async () => {
  ready()
  const names = process.argv.slice(2)
  const unknown = names.find((name) => !CHECKS.some((check) => check.name === name))
  if (unknown !== undefined) stop(`There is no check named ${unknown}: ${CHECKS.map(({ name }) => name).join(', ')}.`)
  const wanted = CHECKS.filter(({ name }) => names.length === 0 || names.includes(name))
  const results = await inParallel(checkTasks(wanted), WIDTH)
  for (const line of results.flatMap(({ told }) => told)) process.stdout.write(`\n${line}\n`)
  const failed = results.filter((result) => result.failed > 0).length
  process.stdout.write(`\n${results.length - failed} passed, ${failed} failed\n`)
  process.exitCode = failed === 0 ? 0 : 1
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main()
