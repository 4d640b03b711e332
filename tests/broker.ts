import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
/** The first start makes a database; a loaded machine takes its time. */
const START_TIME = 180_000

/** A separate paper broker: the built one, in its own process, on its own database. */
export interface RunningBroker {
  /** Address of app and API, without a slash at the end. */
  readonly url: string
  /** What it printed at start. */
  readonly printed: string
  /** Its data folder. */
  readonly folder: string
  readonly process: ChildProcess
  readonly stop: () => Promise<void>
}

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve()
    else child.once('exit', () => resolve())
  })

const greeted = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let printed = ''
    const late = setTimeout(() => reject(new Error(`the broker did not start:\n${printed}`)), START_TIME)
    const hear = (chunk: Buffer) => {
      printed += chunk.toString()
      if (!printed.includes('Ctrl-C')) return
      clearTimeout(late)
      resolve(printed)
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.once('exit', (code) => {
      clearTimeout(late)
      reject(new Error(`the broker ended with ${code}:\n${printed}`))
    })
  })

/** The address that it prints: the system chose the port, so that no two brokers use the same one. */
const addressIn = (printed: string): string => {
  const url = /^Paper broker\s+(https?:\/\/[^\s/]+)/m.exec(printed)?.[1]
  if (url === undefined) throw new Error(`the broker did not say where it is:\n${printed}`)
  return url
}

/** PostgreSQL refuses to run as root and then runs as a user of its own, who needs access to the folder. */
const throwawayFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'paper-'))
  await chmod(folder, 0o755)
  return folder
}

/** Starts the built broker (`dist/paper`), or another one, in a folder that is deleted when it stops. */
export const startBroker = async (
  env: Record<string, string> = {},
  main = 'dist/paper/main.js',
): Promise<RunningBroker> => {
  const folder = env['PAPER_DATA'] ?? (await throwawayFolder())
  // The flag is that of `npm start`.
  const child = spawn(process.execPath, ['--max-semi-space-size=64', main], {
    cwd: ROOT,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', PAPER_DATA: folder, ...env },
  })
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM')
    await ended(child)
    if (!env['PAPER_DATA']) await rm(folder, { recursive: true, force: true })
  }
  try {
    const printed = await greeted(child)
    return { url: addressIn(printed), printed, folder, process: child, stop }
  } catch (cause) {
    // A start that failed leaves nothing behind, and one that takes too long must not go on.
    await stop()
    throw cause
  }
}
