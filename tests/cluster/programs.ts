import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, existsSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** Debian's packages that have the programs of a cluster. */
export const PACKAGES = 'etcd-server patroni postgresql pgbouncer haproxy nginx caddy openssl'
/** PostgreSQL and what starts it refuse to run as root. */
const USER = 'postgres'
const PLACES = ['/usr/bin', '/usr/sbin', '/usr/local/bin']

/** The full path of a program. Throws with the packages to install where it is missing. */
export const programOf = (name: string): string => {
  const found = PLACES.map((place) => join(place, name)).find((path) => existsSync(path))
  if (found === undefined) throw new Error(`${name} is not installed: apt-get install ${PACKAGES}`)
  return found
}

/** A command as the user that may run a database. */
export const asOwner = (command: string, args: readonly string[]): readonly [string, readonly string[]] =>
  process.getuid?.() === 0
    ? [programOf('setpriv'), ['--reuid', USER, '--regid', USER, '--clear-groups', command, ...args]]
    : [command, args]

/** A port that was free a moment ago. */
export const freePort = async (): Promise<number> => {
  const server = createServer()
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** A program of the cluster, which can be killed and started again. */
export interface Program {
  readonly start: () => void
  readonly pid: () => number | undefined
  /** Sends a signal, to the whole group of processes, and waits for the end. */
  readonly end: (signal: 'SIGKILL' | 'SIGTERM') => Promise<void>
}

const all = new Set<Program>()

/** A program whose output goes to a file of the cluster's folder. It is a group of its own, so that all of it can be killed. */
export const program = (
  folder: string,
  name: string,
  [command, args]: readonly [string, readonly string[]],
  env: Record<string, string> = {},
): Program => {
  let child: ChildProcess | undefined
  const own: Program = {
    start: () => {
      const log = createWriteStream(join(folder, `${name}.log`), { flags: 'a' })
      child = spawn(command, [...args], { cwd: folder, detached: true, env: { ...process.env, ...env } })
      child.stdout?.pipe(log, { end: false })
      child.stderr?.pipe(log, { end: false })
    },
    pid: () => child?.pid,
    end: async (signal) => {
      if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      process.kill(-child.pid, signal)
      await ended
    },
  }
  all.add(own)
  return own
}

/** Ends everything that was started, the last one first. */
export const endAll = async (): Promise<void> => {
  for (const one of [...all].toReversed()) await one.end('SIGKILL').catch(() => {})
}

/** Asks until the answer is there. Throws with what was waited for after some seconds. */
export const until = async <A>(what: string, seconds: number, ask: () => Promise<A | undefined>): Promise<A> => {
  const end = performance.now() + seconds * 1_000
  for (;;) {
    const found = await ask().catch(() => undefined)
    if (found !== undefined) return found
    if (performance.now() > end) throw new Error(`${what}: not within ${seconds} s`)
    await sleep(100)
  }
}
