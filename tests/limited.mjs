// Runs a program and shows its output as it comes; where nobody watches, within a limit of time.
import { spawn } from 'node:child_process'
import { ROOT } from '../paper/commands/ready.mjs'

/** Ends a program and whatever it started: all of them are in the program's own process group. */
const endGroup = (child) => process.kill(-child.pid, 'SIGKILL')

/**
 * Runs a program in the project's root. With a limit it gets a process group of its own: a test that stops or ends its group
 * by mistake does not stop this program, which then ends the group. Without one, Ctrl-C reaches it as any other program.
 *
 * @param minutes how long it may take; none when a person watches
 * @returns its exit code; 1 where a signal or the limit ended it
 */
export const runLimited = (name, program, args, { env = {}, minutes } = {}) =>
  new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: minutes !== undefined,
    })
    const limit =
      minutes &&
      setTimeout(() => {
        process.stdout.write(`\n${name} did not end within ${minutes} minutes and was ended.\n`)
        endGroup(child)
      }, minutes * 60_000)
    const end = (code) => {
      clearTimeout(limit)
      resolve(code)
    }
    child.on('error', () => end(1))
    child.on('exit', (code) => end(code ?? 1))
  })
