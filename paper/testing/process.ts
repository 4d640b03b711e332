import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, inject } from 'vitest'

/** The real broker as a process of its own. */
export interface BrokerProcess {
  readonly child: ChildProcess
  /** Address that it printed; undefined when it ended before it was ready. */
  readonly url: string | undefined
  readonly output: () => { readonly out: string; readonly err: string }
  /** The exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals | null>
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

let built: Promise<string> | undefined

/** Prints the folder of the project's own build where that is of the sources as they are, or else of one that it makes. */
const BUILD = `
import { buildPaper } from './paper/commands/build.mjs'
import { ROOT } from './paper/commands/ready.mjs'
import { isBuilt } from './paper/commands/sources.mjs'
const folder = isBuilt(ROOT) ? ROOT + 'dist/paper' : process.argv[1]
if (folder === process.argv[1]) await buildPaper(folder)
process.stdout.write(folder)`

/**
 * The folder of the broker as `npm start` runs it: from its source files, of which there are hundreds, each start would take
 * seconds. Within `npm test` the checks have built it; otherwise each worker does, inside the project, where its packages are
 * found.
 */
const buildBroker = async (): Promise<string> => {
  const own = join(inject('paperBuilds'), randomUUID())
  const script = ['--input-type=module', '-e', BUILD, own]
  return (await promisify(execFile)(process.execPath, script, { cwd: ROOT })).stdout
}

/** Runs the built `npm run backup` or `npm run restore`, as a process of its own; throws with what it says where it fails. */
export const runBackup = async (
  verb: 'backup' | 'restore',
  { copy, data }: { readonly data: string; readonly copy: string },
): Promise<string> => {
  built ??= buildBroker()
  const env = { ...process.env, DATABASE_URL: '', PAPER_DATA: data }
  const { stdout } = await promisify(execFile)(process.execPath, [join(await built, 'backup.js'), verb, copy], { env })
  return stdout
}

/** Starts the broker as a process and waits until it is ready or has ended; `onSpawn` receives it immediately. */
export const spawnBroker = async (
  variables: Record<string, string>,
  onSpawn: (child: ChildProcess) => void = () => {},
  words: ReadonlyArray<string> = [],
): Promise<BrokerProcess> => {
  const env = { ...process.env, NODE_ENV: 'test', PAPER_TEST_HASHES: '1', PORT: '0', DATABASE_URL: '', ...variables }
  built ??= buildBroker()
  const child = spawn(process.execPath, [join(await built, 'main.js'), ...words], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onSpawn(child)
  const output = { out: '', err: '' }
  const ended = new Promise<number | NodeJS.Signals | null>((done) =>
    child.on('exit', (code, signal) => done(code ?? signal)),
  )
  const serving = new Promise<string>((done) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output.out += chunk.toString()
      const address = /http:\/\/[\d.]+:\d+/.exec(output.out)
      if (address && output.out.includes('Ctrl-C')) done(address[0])
    })
  })
  child.stderr.on('data', (chunk: Buffer) => (output.err += chunk.toString()))
  const url = await Promise.race([serving, ended.then(() => undefined)])
  return { child, url, output: () => output, ended }
}

/** Expects that a broker did not start and reported the reason in one line. */
export const expectOneLine = async ({ ended, output }: BrokerProcess, line: RegExp): Promise<void> => {
  expect(await ended).toBe(2)
  expect(output().err.trimEnd().split('\n')).toHaveLength(1)
  expect(output().err).toMatch(line)
  expect(output().out).toBe('')
}

/** A data folder of its own; `remove` deletes it. */
export const makeDataFolder = async (): Promise<{ readonly path: string; readonly remove: () => Promise<void> }> => {
  const path = await mkdtemp(join(tmpdir(), 'paper-data-'))
  await chmod(path, 0o755)
  return { path, remove: () => rm(path, { recursive: true, force: true }) }
}
