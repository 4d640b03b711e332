import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The server named in a data directory's lock file, if its process is alive. */
export const postmasterOf = async (data: string): Promise<{ pid: number; port: number } | undefined> => {
  const lines = await readFile(join(data, 'postmaster.pid'), 'utf8').then(
    (text) => text.split('\n'),
    () => [],
  )
  const pid = Number.parseInt(lines[0] ?? '', 10)
  const port = Number.parseInt(lines[3] ?? '', 10)
  if (!Number.isInteger(pid) || !Number.isInteger(port)) return undefined
  try {
    process.kill(pid, 0)
    return { pid, port }
  } catch (cause) {
    // EPERM: alive, but under another user, as it is when root started it.
    return (cause as NodeJS.ErrnoException).code === 'EPERM' ? { pid, port } : undefined
  }
}

/** The program name of a process; `postgres` where the system cannot say, so that nothing foreign is ever removed. */
export const processName = async (pid: number): Promise<string> => {
  if (process.platform === 'win32') return 'postgres'
  try {
    const { stdout } = await run('ps', ['-p', String(pid), '-o', 'comm='])
    return stdout.trim().split('/').at(-1) ?? ''
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === 'ENOENT' ? 'postgres' : ''
  }
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
