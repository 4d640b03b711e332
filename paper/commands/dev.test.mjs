import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, it, onTestFailed } from 'vitest'
import { ROOT } from './ready.mjs'

const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  await once(server, 'close')
  return port
}

it('leaves nothing running when it is stopped', { timeout: 120_000 }, async () => {
  const port = await freePort()
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/`).then(
      ({ ok }) => ok,
      () => false,
    )
  // A server elsewhere, so that only the app's is started.
  const dev = spawn(process.execPath, ['paper/commands/dev.mjs', '--url', 'http://127.0.0.1:9'], {
    cwd: ROOT,
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, PORT: String(port) },
  })
  onTestFailed(() => void (dev.pid && process.kill(-dev.pid, 'SIGKILL')))
  const ended = once(dev, 'exit')
  await expect.poll(answers, { timeout: 60_000 }).toBe(true)
  dev.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  expect(await answers()).toBe(false)
})

it('ends with 2 and one line where its port is in use, or no port', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const taken = String(other.address().port)
  const run = (PORT) =>
    spawnSync(process.execPath, ['paper/commands/dev.mjs', '--url', 'http://127.0.0.1:9'], {
      cwd: ROOT,
      encoding: 'utf8',
      env: { ...process.env, HOST: '', PORT },
    })
  const [inUse, wrong] = [run(taken), run('abc')]
  other.close()
  expect([inUse.status, inUse.stderr]).toEqual([2, `port ${taken} of 127.0.0.1 is in use: set PORT to another one\n`])
  expect([wrong.status, wrong.stderr]).toEqual([2, 'PORT is not a port number: abc\n'])
})
