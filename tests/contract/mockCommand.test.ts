import { type ChildProcess, spawn } from 'node:child_process'
import { createServer, type Server } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { fromRoot } from '../../openapi/tools/files.ts'

const started: Array<ChildProcess> = []
afterEach(() => started.splice(0).forEach((child) => child.kill('SIGKILL')))

/** Runs `npm run mock -- --api-only` without npm, which would hide the exit code behind its own lines. */
const run = (port: number) => {
  const child = spawn(process.execPath, ['openapi/tools/startMock.mjs', '--api-only'], {
    cwd: fromRoot(''),
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1' },
  })
  started.push(child)
  const said = { out: '', err: '' }
  child.stdout.on('data', (text: Buffer) => (said.out += text.toString()))
  child.stderr.on('data', (text: Buffer) => (said.err += text.toString()))
  const exit = new Promise<number | null>((resolve) => child.on('exit', resolve))
  const ready = new Promise<void>((resolve) => child.stdout.once('data', () => resolve()))
  return { child, said, exit, ready }
}

const listen = (port: number): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(server))
  })

const portOf = (server: Server): number => (server.address() as { port: number }).port
const close = (server: Server): Promise<void> => new Promise((resolve) => server.close(() => resolve()))

describe('npm run mock', () => {
  it('ends with one line and code 2 where the port is in use, and leaves it free after Ctrl-C', async () => {
    const probe = await listen(0)
    const port = portOf(probe)
    await close(probe)
    const { child, exit, ready } = run(port)
    await ready
    const second = run(port)
    expect(await second.exit).toBe(2)
    expect(second.said).toEqual({ out: '', err: `Port ${port} is in use: choose another one with PORT=…\n` })
    const response = await fetch(`http://127.0.0.1:${port}/api/vue/common/version`, { method: 'POST' })
    expect(response.status).toBe(200)
    child.kill('SIGINT')
    expect(await exit).toBe(0)
    await close(await listen(port))
  })
})
