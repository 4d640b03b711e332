import { execFile } from 'node:child_process'
import type { Stats } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { hasCode } from '../errors/errorCode.ts'

const run = promisify(execFile)

/** Whether a process runs on a data directory: `unknown` where the system does not report it. */
type RunsOn = 'yes' | 'no' | 'unknown'

/** Which process a data directory's lock file names. */
export type Found =
  /** None, or a process that has ended. */
  | { readonly is: 'nobody' }
  /**
   * A process that has nothing to do with the directory: after a reboot or a copy the process id belongs to another
   * process.
   */
  | { readonly is: 'foreign' }
  /** The server of this directory. */
  | { readonly is: 'ours'; readonly pid: number; readonly port: number }
  /** A process that the system does not identify. */
  | { readonly is: 'unknown'; readonly pid: number; readonly port: number }

const codeOf = (cause: unknown): string | undefined => (hasCode(cause) ? cause.code : undefined)

/** Whether there is a process of this id. */
export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (cause) {
    // EPERM: alive, but under another user, as it is when root started it.
    return codeOf(cause) === 'EPERM'
  }
}

const isSame = (one: Stats, other: Stats): boolean => one.dev === other.dev && one.ino === other.ino

const onLinux = async (pid: number, data: Stats): Promise<RunsOn> => {
  const name = await readFile(`/proc/${pid}/comm`, 'utf8')
  if (name.trim() !== 'postgres') return 'no'
  try {
    return isSame(await stat(`/proc/${pid}/cwd`), data) ? 'yes' : 'no'
  } catch (cause) {
    // A zombie: killed, and only its process id remains until its parent waits for it. It has no working directory any
    // more.
    if (codeOf(cause) === 'ENOENT') return 'no'
    if (codeOf(cause) !== 'EACCES') return 'unknown'
    // Another user's process. PostgreSQL runs on no data directory but its own user's.
    const { uid } = await stat(`/proc/${pid}`)
    return uid === data.uid ? 'unknown' : 'no'
  }
}

const onMac = async (pid: number, data: Stats): Promise<RunsOn> => {
  const { stdout } = await run('/usr/sbin/lsof', ['-a', '-p', String(pid), '-d', 'cwd', '-F', 'n'])
  const folder = /^n(.+)$/m.exec(stdout)?.[1]
  return folder !== undefined && isSame(await stat(folder), data) ? 'yes' : 'no'
}

/**
 * Whether a process is the server of a data directory. PostgreSQL's server runs in its data directory, so the process's
 * working directory proves it; its name or process id alone could also be those of another server.
 */
export const runsOn = async (pid: number, data: string): Promise<RunsOn> => {
  try {
    const own = await stat(data)
    if (process.platform === 'linux') return await onLinux(pid, own)
    return process.platform === 'darwin' ? await onMac(pid, own) : 'unknown'
  } catch {
    return 'unknown'
  }
}

/** The file in which PostgreSQL stores the id of the process that runs on a data directory. */
export const lockFileOf = (data: string): string => join(data, 'postmaster.pid')

/** Determines which process runs on a data directory. */
export const findPostmaster = async (data: string, tell: typeof runsOn = runsOn): Promise<Found> => {
  const lines = await readFile(lockFileOf(data), 'utf8').then(
    (text) => text.split('\n'),
    () => [],
  )
  const pid = Number.parseInt(lines[0] ?? '', 10)
  const port = Number.parseInt(lines[3] ?? '', 10)
  if (!(pid > 0) || !(port > 0) || !isAlive(pid)) return { is: 'nobody' }
  const answer = await tell(pid, data)
  if (answer === 'no') return { is: 'foreign' }
  if (answer === 'unknown' && !isAlive(pid)) return { is: 'nobody' }
  return { is: answer === 'yes' ? 'ours' : 'unknown', pid, port }
}

/** A TCP port of the loopback interface that is free at this moment. */
export const freePort = (): Promise<number> =>
  new Promise((done, fail) => {
    const probe = createServer()
    probe.once('error', fail)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address !== null ? address.port : 0
      probe.close(() => done(port))
    })
  })
