import { type ChildProcess, spawn } from 'node:child_process'
import { StartupFailure } from '../startup/startupFailure.ts'
import type { Runner } from './binaries.ts'

/** How a program ended. */
export interface Ran {
  readonly code: number
  readonly output: string
}

/** The programs of PostgreSQL that this process waits for at the moment. */
const running = new Set<ChildProcess>()

/**
 * Runs one of PostgreSQL's programs to its end.
 * @throws StartupFailure when the program cannot be run at all.
 */
export const execute = (program: string, args: ReadonlyArray<string>, { gid, uid }: Runner): Promise<Ran> =>
  new Promise((done, fail) => {
    const user = uid === undefined || gid === undefined ? {} : { uid, gid }
    // In a group of its own, so that a Ctrl-C in the terminal does not cut it off half-way.
    const child = spawn(program, args, { ...user, stdio: ['ignore', 'pipe', 'pipe'], cwd: '/', detached: true })
    running.add(child)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
      stream.on('error', () => {})
    }
    child.on('error', (cause) => {
      running.delete(child)
      fail(new StartupFailure(`${program} cannot be run (${cause.message}): run npm ci again, or set DATABASE_URL`))
    })
    // 'exit' rather than 'close': the server that pg_ctl leaves behind may keep a pipe open.
    child.on('exit', (code) => {
      running.delete(child)
      done({ code: code ?? 1, output: output.trim() })
    })
  })

/** Ends the running programs. For a process that has to end immediately. */
export const killPrograms = (): void => {
  for (const { pid } of running) {
    try {
      // The whole group: programs start others.
      if (pid !== undefined) process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL')
    } catch {
      // It has just ended by itself.
    }
  }
}

const ERROR_LINE = /(?:FATAL|PANIC|ERROR|error): *|could not |cannot |No space left/

/** The line of a program's output with the reason of its failure; the lines after it are only about cleaning up. */
export const reasonOf = (output: string): string => {
  const lines = output.split('\n').filter((line) => line.trim() !== '')
  const line = lines.find((text) => ERROR_LINE.test(text)) ?? lines.at(-1) ?? 'it gave no reason'
  // The server's log begins each line with the time and the process.
  return line.replace(/^.*?(?=(?:FATAL|PANIC): )/, '').trim()
}
