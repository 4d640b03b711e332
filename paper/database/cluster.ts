import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { appendFile, chmod, chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartupFailure } from '../startupFailure.ts'
import { type Binaries, findBinaries, findRunner, type Runner } from './binaries.ts'
import { anotherBrokerIsConnected, APPLICATION, createIfMissing, waitUntilReady } from './probe.ts'
import { freePort, postmasterOf, processName } from './postmaster.ts'

/** A PostgreSQL server of our own, in a folder of the project. */
export interface Cluster {
  /** Connection string of the broker's database. */
  readonly url: string
  /** Stops the server, unless another broker process is still using it. */
  readonly stop: () => Promise<void>
}

const SETTINGS = [
  "listen_addresses = '127.0.0.1'",
  "unix_socket_directories = ''",
  'fsync = on',
  'synchronous_commit = on',
  'full_page_writes = on',
  'max_connections = 120',
  'shared_buffers = 64MB',
  "timezone = 'UTC'",
  "log_timezone = 'UTC'",
  "lc_messages = 'C'",
]

interface Ran {
  readonly code: number
  readonly output: string
}

const execute = (program: string, args: ReadonlyArray<string>, runner: Runner): Promise<Ran> =>
  new Promise((done, fail) => {
    // In a group of its own, so that a Ctrl-C in the terminal does not cut it off half-way.
    const child = spawn(program, args, { ...runner, stdio: ['ignore', 'pipe', 'pipe'], cwd: '/', detached: true })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.on('error', fail)
    // 'exit' rather than 'close': the server that pg_ctl leaves behind may keep a pipe open.
    child.on('exit', (code) => done({ code: code ?? 1, output: output.trim() }))
  })

const lastLine = (text: string): string => text.split('\n').at(-1) ?? text

/** Makes a new data directory beside its final place, so that an interrupted start never leaves half of one. */
const initialise = async (binaries: Binaries, runner: Runner, data: string, passwordFile: string): Promise<void> => {
  const fresh = `${data}.new`
  await rm(fresh, { recursive: true, force: true })
  await mkdir(fresh, { recursive: true, mode: 0o700 })
  await writeFile(passwordFile, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 })
  if (runner.uid !== undefined && runner.gid !== undefined) {
    await chown(fresh, runner.uid, runner.gid)
    await chown(passwordFile, runner.uid, runner.gid)
  }
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const access = ['--auth=scram-sha-256', '--username=paper', `--pwfile=${passwordFile}`]
  const made = await execute(binaries.initdb, [`--pgdata=${fresh}`, ...access, ...locale], runner)
  if (made.code !== 0) throw new StartupFailure(`PostgreSQL could not prepare ${data}: ${lastLine(made.output)}`)
  await appendFile(join(fresh, 'postgresql.conf'), `\n${SETTINGS.join('\n')}\n`)
  await rename(fresh, data)
}

const start = async (binaries: Binaries, runner: Runner, data: string, log: string): Promise<number> => {
  let why = ''
  // A port that is free now may be taken a moment later by somebody else, and processes of a server that was killed
  // may still be ending: try again with another port and a little later.
  for (let attempt = 0; attempt < 8; attempt++) {
    if (attempt > 0) await sleep(250 * attempt)
    const port = await freePort()
    const ran = await execute(
      binaries.pg_ctl,
      ['start', '-w', '-t', '60', '-s', '-D', data, '-l', log, '-o', `-p ${port}`],
      runner,
    )
    if (ran.code === 0) return port
    why = lastLine(ran.output)
    const other = await postmasterOf(data)
    if (other) return other.port
  }
  throw new StartupFailure(`PostgreSQL did not start in ${data}: ${why} (see ${log})`)
}

/**
 * Starts the PostgreSQL server of a data folder, or adopts the one that a killed broker left running.
 *
 * The server runs in a session of its own: a Ctrl-C in the terminal reaches us first, and we stop it last.
 * @throws StartupFailure when the server can be neither adopted nor started.
 */
export const openCluster = async (folder: string): Promise<Cluster> => {
  const [binaries, runner] = await Promise.all([findBinaries(), findRunner()])
  const home = resolve(folder)
  const data = join(home, 'postgres')
  const log = join(home, 'postgres.log')
  const passwordFile = join(home, 'password')
  await mkdir(home, { recursive: true })
  await Promise.all(
    [binaries.initdb, binaries.pg_ctl, binaries.postgres].map((file) => chmod(file, 0o755).catch(() => {})),
  )
  if (!existsSync(join(data, 'PG_VERSION'))) await initialise(binaries, runner, data, passwordFile)
  await writeFile(log, '', { flag: 'a' })
  if (runner.uid !== undefined && runner.gid !== undefined) await chown(log, runner.uid, runner.gid)

  const password = (await readFile(passwordFile, 'utf8')).trim()
  const urlOf = (port: number, database: string) =>
    `postgres://paper:${password}@127.0.0.1:${port}/${database}?application_name=${APPLICATION}`

  const left = await postmasterOf(data)
  let port = left?.port
  if (left && (await processName(left.pid)) !== 'postgres') {
    // After a reboot the number in the lock file may belong to somebody else's process.
    await rm(join(data, 'postmaster.pid'), { force: true })
    port = undefined
  }
  if (port !== undefined && !(await waitUntilReady(urlOf(port, 'postgres'), 30_000))) {
    await execute(binaries.pg_ctl, ['stop', '-w', '-m', 'immediate', '-D', data], runner)
    port = undefined
  }
  port ??= await start(binaries, runner, data, log)
  if (!(await waitUntilReady(urlOf(port, 'postgres'), 30_000))) {
    throw new StartupFailure(`PostgreSQL in ${data} runs but does not answer (see ${log})`)
  }
  await createIfMissing(urlOf(port, 'postgres'), 'paper')
  const url = urlOf(port, 'paper')
  return {
    url,
    stop: async () => {
      if (await anotherBrokerIsConnected(url)) return
      await execute(binaries.pg_ctl, ['stop', '-w', '-m', 'fast', '-D', data], runner)
    },
  }
}
