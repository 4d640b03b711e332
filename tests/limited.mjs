// Runs a program with a time limit in unattended runs: with its output as it comes, or collected until it has ended.
import { spawn } from 'node:child_process'
import { ROOT } from '../paper/commands/ready.mjs'

/** Several times the duration of each step: reached only if a step hangs, which then fails by name instead of never ending. */
export const MINUTES = process.env['CI'] === undefined || process.env['LONG_RUNS'] !== undefined ? undefined : 50

/** Ends a program and whatever it started: all of them are in the program's own process group. */
const endGroup = (child) => {
  try {
    process.kill(-child.pid, 'SIGKILL')
  } catch {
    // The whole group has ended, and only a program outside of it still has the output open.
  }
}

/**
 * Starts a program in the project's root. With a limit it gets a process group of its own: a test that stops or ends its group
 * by mistake does not stop this program, which then ends the group. Without one, Ctrl-C reaches it as any other program.
 *
 * @param output 'inherit' shows its output, 'pipe' passes it to the caller
 * @param onLimit called with a line to print when the limit ended the program
 * @returns the program, and the function that removes the limit
 */
const start = (name, program, args, { env = {}, minutes }, output, onLimit) => {
  // npm takes four tenths of a processor second to find what is installed.
  const [command, ...rest] = program === 'npx' ? args : [program, ...args]
  const child = spawn(program === 'npx' ? `${ROOT}node_modules/.bin/${command}` : command, rest, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output],
    detached: minutes !== undefined,
  })
  const limit =
    minutes &&
    setTimeout(() => {
      endGroup(child)
      onLimit(`\n${name} did not end within ${minutes} minutes and was ended.\n`)
    }, minutes * 60_000)
  return { child, unlimit: () => clearTimeout(limit) }
}

/**
 * Runs a program and shows its output as it comes.
 *
 * @param minutes the limit; none when a person watches
 * @returns its exit code; 1 if a signal or the limit ended it
 */
export const runLimited = (name, program, args, limits = {}) =>
  new Promise((resolve) => {
    const { child, unlimit } = start(name, program, args, limits, 'inherit', (line) => process.stdout.write(line))
    const end = (code) => {
      unlimit()
      resolve(code)
    }
    child.on('error', () => end(1))
    child.on('exit', (code) => end(code ?? 1))
  })

/**
 * Runs a program and collects its output, with errors in their order.
 *
 * @param minutes as of runLimited; the limit counts until whatever it started has closed the output, too
 * @returns its exit code, 1 if a signal or the limit ended it, what it printed, and its seconds
 */
export const runKept = (name, program, args, limits = {}) =>
  new Promise((resolve) => {
    const begun = performance.now()
    const output = []
    const end = (code) => {
      unlimit()
      resolve({ code, output: Buffer.concat(output).toString(), seconds: (performance.now() - begun) / 1000 })
    }
    const { child, unlimit } = start(name, program, args, limits, 'pipe', (line) => {
      output.push(Buffer.from(line))
      child.stdout.destroy()
      child.stderr.destroy()
      end(1)
    })
    child.stdout.on('data', (chunk) => output.push(chunk))
    child.stderr.on('data', (chunk) => output.push(chunk))
    child.on('error', (error) => {
      output.push(Buffer.from(`${error.message}\n`))
      end(1)
    })
    child.on('close', (code) => end(code ?? 1))
  })
