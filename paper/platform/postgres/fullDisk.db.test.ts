import { randomUUID } from 'node:crypto'
import { rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { textByCode } from '../../../adapters/generated/messages.ts'
import { OPEN, orderAt } from '../../areas/orders/testing/desk.ts'
import type { Session } from '../../testing/broker.ts'
import { type BrokerProcess, makeDataFolder, spawnBroker } from '../../testing/process.ts'
import { signalServer } from '../../testing/server.ts'
import { mountDisk } from '../../testing/smallDisk.ts'

const BUSY = textByCode['system-busy']

let folder: string
let remove: () => Promise<void>
let disk: Awaited<ReturnType<typeof mountDisk>>
let broker: BrokerProcess | undefined
beforeAll(async () => {
  ;({ path: folder, remove } = await makeDataFolder())
  disk = await mountDisk(folder, 'disk', 'size=96m,mode=755')
  if (disk)
    broker = await spawnBroker({
      PAPER_DATA: disk.path,
      PAPER_DEMO: '0',
      PAPER_CLOCK: 'test',
      PAPER_CLOCK_START: OPEN,
      PAPER_LOG: 'error',
    })
})
afterAll(async () => {
  broker?.child.kill('SIGTERM')
  const code = await broker?.ended
  disk?.unmount()
  await remove()
  expect(code).toBe(disk ? 0 : undefined)
})

const control = async <T>(url: string, path: string, body?: object): Promise<T> => {
  const init = body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  return (await (await fetch(`${url}/control${path}`, init)).json()) as T
}
const statusOf = async (url: string) => (await fetch(`${url}/health/ready`)).status

it('refuses what it cannot store while the disk is full, also where PostgreSQL ends by it, and goes on once there is room', async (context) => {
  const { output, url = '' } = broker ?? {}
  if (disk === undefined || output === undefined) return context.skip('no disk can be mounted here')
  const account = '6000000001'
  const opening = { account, password: 'test1234', practiceMoney: { MYR: '1000000.00' } }
  const { token } = await control<{ token: string }>(url, '/customers', opening)
  const mine: Session = { account, token }
  const order = (clientorderid: string) => orderAt(url, mine, { code: '96038', quantity: '100', clientorderid })

  const filler = join(disk.path, 'filler')
  const { bavail, bsize } = await statfs(disk.path)
  // The database may take room meanwhile: then less fits, and the disk is full as meant.
  await writeFile(filler, Buffer.alloc(bavail * bsize)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOSPC') throw error
  })
  const sent: Array<{ readonly id: string; readonly answer: Awaited<ReturnType<typeof order>> }> = []
  for (let n = 0; n < 400 && sent.at(-1)?.answer.status !== 0; n += 1) {
    const id = randomUUID()
    sent.push({ id, answer: await order(id) })
  }
  expect(sent.at(-1)?.answer.msg).toBe(BUSY)

  await signalServer(disk.path, 'SIGKILL')
  await expect.poll(() => output().err).toMatch(/the disk of the data folder is full/)
  expect([await statusOf(url), (await order(randomUUID())).msg]).toEqual([503, BUSY])

  await rm(filler)
  await expect.poll(() => statusOf(url)).toBe(200)
  // What was acknowledged is there, and what was refused is done by its repetition, once.
  for (const { answer, id } of sent) {
    const again = await order(id)
    expect(again.status).toBe(1)
    if (answer.status === 1) expect(again.data.id).toBe(answer.data.id)
  }
  for (const path of ['/audit', '/trading/audit']) expect(await control(url, path)).toEqual({ problems: [] })
  return undefined
})
