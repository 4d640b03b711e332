import { existsSync } from 'node:fs'
import { chmod, chown, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { hasCode } from '../errors/errorCode.ts'
import { StartupFailure } from '../startup/startupFailure.ts'
import { type Binaries, findBinaries, findRunner, type Runner } from './binaries.ts'
import { expectReachable, inDataFolder, isFull, makeDataFolder } from './dataFolder.ts'
import { initialise } from './initialise.ts'
import { findPostmaster, type Found, freePort, isAlive, lockFileOf, runsOn } from './postmaster.ts'
import {
  anotherBrokerIsConnected,
  APPLICATION,
  createIfMissing,
  PASSWORD_LOST,
  waitUntilReady,
  worksOn,
} from './probe.ts'
import { execute, killPrograms, reasonOf } from './programs.ts'

/** The broker's own PostgreSQL server, in a folder of the project. */
export interface Cluster {
  /** Connection string of the broker's database. It changes when the server is restarted. */
  readonly url: () => string
  /**
   * Throws StartupFailure where the data was removed, and ends the server, which would work on for a while on files that nobody
   * finds again. To be asked only while the server answers.
   */
  readonly expectData: () => Promise<void>
  /**
   * Starts the server again if its process has ended. Returns why it has to wait for that, where its disk is full. Throws
   * StartupFailure where it cannot be started.
   */
  readonly revive: () => Promise<string | undefined>
  /** Stops the server, unless another broker process is still using it. */
  readonly stop: () => Promise<void>
}

/** A data directory and how to run a server on it. */
interface Own {
  readonly binaries: Binaries
  readonly runner: Runner
  readonly home: string
  readonly data: string
  readonly log: string
  readonly urlOf: (port: number, database: string) => string
  /** Which process runs on the data directory. */
  readonly find: () => Promise<Found>
}

/** The servers that this process has started. */
const started = new Map<string, Own>()

/** The server of a data directory. Before a signal is sent, check that the process is that server. */
const findOwn = async ({ data, find, urlOf }: Own): Promise<{ readonly pid: number } | undefined> => {
  const found = await find()
  if (found.is === 'ours') return found
  return found.is === 'unknown' && (await worksOn(urlOf(found.port, 'postgres'), data)) ? found : undefined
}

/** How long a server may take to stop in each way; `pg_ctl` waits as long. */
const PATIENCE = 60_000
/** The ways to stop a server, with their signals. Source: PostgreSQL's manual, "Shutting Down the Server". */
const STOPS = [
  { mode: 'fast', signal: 'SIGINT' },
  { mode: 'immediate', signal: 'SIGQUIT' },
] as const

/** Stops a server as `pg_ctl` does. */
const stopBySignal = async (own: Own, signal: NodeJS.Signals): Promise<void> => {
  const server = await findOwn(own)
  if (server) process.kill(server.pid, signal)
  for (const end = performance.now() + PATIENCE; performance.now() < end;) {
    if ((await findOwn(own)) === undefined) return
    await sleep(100)
  }
}

/**
 * Stops the server of a data directory. `pg_ctl` signals any process that the lock file names. Where its packages were
 * removed while it ran, there is no `pg_ctl`, and the server must not stay behind.
 */
const stopServer = async (own: Own): Promise<void> => {
  const { binaries, data, runner } = own
  for (const { mode, signal } of STOPS) {
    if ((await findOwn(own)) === undefined) return
    if (existsSync(binaries.pg_ctl)) await execute(binaries.pg_ctl, ['stop', '-w', '-m', mode, '-D', data], runner)
    else await stopBySignal(own, signal)
  }
}

/** Ends every program and server that this process has started, immediately. What was committed is safe. */
export const killServers = async (): Promise<void> => {
  killPrograms()
  for (const own of started.values()) {
    const server = await findOwn(own).catch(() => undefined)
    // Its children end by themselves when they notice its end.
    if (server) process.kill(server.pid, 'SIGKILL')
  }
}

const NO_SPACE = 'No space left'
/** Failures that a retry would repeat. */
const LASTING = /incompatible|Permission denied|Read-only|No space left|does not exist|not a database cluster/

const launch = async (own: Own): Promise<number> => {
  const { binaries, data, home, log, runner } = own
  let why = ''
  // Another program may take a free port a moment later, and processes of a killed server may still be ending: retry a
  // little later with another port.
  for (let attempt = 0; attempt < 8; attempt++) {
    if (attempt > 0) await sleep(250 * attempt)
    const port = await freePort()
    const { size } = await stat(log)
    started.set(data, own)
    const ran = await execute(
      binaries.pg_ctl,
      ['start', '-w', '-t', '60', '-s', '-D', data, '-l', log, '-o', `-p ${port}`],
      runner,
    )
    if (ran.code === 0) return port
    started.delete(data)
    const other = await own.find()
    if (other.is === 'ours') return other.port
    const logged = (await readFile(log)).subarray(size).toString()
    why = (await isFull(home)) ? `${NO_SPACE} on its disk` : reasonOf(logged || ran.output)
    if (LASTING.test(why)) break
  }
  throw new StartupFailure(`PostgreSQL did not start in ${data}: ${why} (see ${log})`)
}

const isGone = (path: string): Promise<boolean> =>
  stat(path).then(
    () => false,
    (cause: unknown) => hasCode(cause) && cause.code === 'ENOENT',
  )

const inDoubt = ({ data }: Own, { pid }: { readonly pid: number }): StartupFailure =>
  new StartupFailure(
    `process ${pid}, which ${lockFileOf(data)} names, may or may not be this folder's PostgreSQL: ` +
      'end it if it is, delete that file if it is not, and start again',
  )

/** Adopts the server that runs on the data directory already, if one does and answers. */
const adopt = async (own: Own, found: Found, signal?: AbortSignal): Promise<number | undefined> => {
  const { data, urlOf } = own
  if (found.is === 'nobody' || found.is === 'foreign') return undefined
  const url = urlOf(found.port, 'postgres')
  if (found.is === 'ours') {
    if (await waitUntilReady(url, 30_000, signal)) return found.port
    await stopServer(own)
    return undefined
  }
  if ((await waitUntilReady(url, 3_000, signal)) && (await worksOn(url, data))) return found.port
  throw inDoubt(own, found)
}

/** The port of the data directory's server, which is started where it is not running. */
const run = async (own: Own, signal?: AbortSignal): Promise<number> => {
  const found = await own.find()
  const adopted = await adopt(own, found, signal)
  if (adopted !== undefined) return adopted
  // PostgreSQL would take the other process for its own server and not start.
  if (found.is === 'foreign') await rm(lockFileOf(own.data), { force: true })
  const port = await launch(own)
  if (await waitUntilReady(own.urlOf(port, 'postgres'), 30_000, signal)) return port
  throw new StartupFailure(`PostgreSQL in ${own.data} runs but does not answer (see ${own.log})`)
}

const prepare = async (folder: string, tell: typeof runsOn, programs: typeof findBinaries): Promise<Own> => {
  const [binaries, runner] = await Promise.all([programs(), findRunner()])
  const home = resolve(folder)
  const data = join(home, 'postgres')
  const log = join(home, 'postgres.log')
  const passwordFile = join(home, 'password')
  const move = 'move the project to a folder that everybody may enter, set DATABASE_URL'
  await Promise.all(
    [binaries.initdb, binaries.pg_ctl, binaries.postgres].map((file) => chmod(file, 0o755).catch(() => {})),
  )
  await expectReachable(binaries.postgres, runner, move)
  const password = await inDataFolder(home, async () => {
    await makeDataFolder(home, runner)
    if (!existsSync(join(data, 'PG_VERSION'))) await initialise(binaries, runner, data, passwordFile)
    await writeFile(log, '', { flag: 'a' })
    if (runner.uid !== undefined && runner.gid !== undefined) await chown(log, runner.uid, runner.gid)
    const written = existsSync(passwordFile) ? (await readFile(passwordFile, 'utf8')).trim() : ''
    if (written === '') throw new StartupFailure(PASSWORD_LOST)
    return written
  })
  const urlOf = (port: number, database: string) =>
    `postgres://paper:${password}@127.0.0.1:${port}/${database}?application_name=${APPLICATION}`
  return { binaries, runner, home, data, log, urlOf, find: () => findPostmaster(data, tell) }
}

/** Where the server of a data folder can be reached while it runs; undefined while it does not. Starts and makes nothing. */
export const urlOfRunning = async (folder: string, application: string): Promise<string | undefined> => {
  const home = resolve(folder)
  const found = await findPostmaster(join(home, 'postgres'), runsOn)
  if (found.is === 'nobody' || found.is === 'foreign') return undefined
  const password = (await readFile(join(home, 'password'), 'utf8')).trim()
  return `postgres://paper:${password}@127.0.0.1:${found.port}/paper?application_name=${application}`
}

const FULL = 'the disk of the data folder is full: PostgreSQL is started again once there is room'

/**
 * Starts the PostgreSQL server of a data folder, or adopts the one that a killed broker left running.
 *
 * The server runs in a session of its own: a Ctrl-C in the terminal reaches the broker only, which stops the server
 * last. `tell` reports whether a process runs on a data directory,
 * `programs` where PostgreSQL's are.
 * @throws StartupFailure when the server can be neither adopted nor started.
 */
export const openCluster = async (
  folder: string,
  signal?: AbortSignal,
  tell = runsOn,
  programs = findBinaries,
): Promise<Cluster> => {
  const own = await prepare(folder, tell, programs)
  signal?.throwIfAborted()
  const stop = async (port: number): Promise<void> => {
    if (await anotherBrokerIsConnected(own.urlOf(port, 'paper'))) return
    await stopServer(own)
    started.delete(own.data)
  }
  const before = await own.find()
  let current: number
  let server: { readonly pid: number } | undefined
  try {
    current = await run(own, signal)
    server = await findOwn(own)
    await createIfMissing(own.urlOf(current, 'postgres'), 'paper')
  } catch (cause) {
    const left = await own.find()
    // Whether others use a server cannot be asked without its password.
    const isOthers = cause instanceof StartupFailure && cause.message === PASSWORD_LOST && before.is === 'ours'
    if (left.is === 'ours' && !isOthers) await stop(left.port)
    throw cause
  }
  return {
    url: () => own.urlOf(current, 'paper'),
    expectData: async () => {
      if (!(await isGone(join(own.data, 'PG_VERSION')))) return
      // Its lock file, by which `stop` would find it, is gone too.
      if (server !== undefined && isAlive(server.pid)) process.kill(server.pid, 'SIGQUIT')
      throw new StartupFailure(`${own.data} was removed while the broker ran: start the broker again`)
    },
    revive: async () => {
      const found = await own.find()
      // It runs: it recovers from a crash, or another broker has just started it. So wait.
      if (found.is === 'ours' || found.is === 'unknown') [current, server] = [found.port, found]
      else {
        if (await isFull(own.home)) return FULL
        try {
          current = await run(own)
          server = await findOwn(own)
        } catch (cause) {
          // Its recovery needs more than was left: as long as its disk is full, another start would fail in the same way.
          if (cause instanceof StartupFailure && cause.message.includes(NO_SPACE)) return FULL
          throw cause
        }
      }
      return undefined
    },
    stop: () => stop(current),
  }
}
