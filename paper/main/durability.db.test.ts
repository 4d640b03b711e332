import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { INVITER } from '../demo/prepare.ts'
import { callAt } from '../testing/broker.ts'
import { type BrokerProcess, makeDataFolder, spawnBroker } from '../testing/process.ts'
import { signalServer } from '../testing/server.ts'
import { longRuns } from '../testing/longRuns.ts'

/** Registrations of one life of the broker, which is killed after half of them: more than the clients have under way then. */
const WANTED = longRuns(64, 200)
const CLIENTS = 16
const PASSWORD = 'calm1234'

let folder: string
let remove: () => Promise<void>
let broker: BrokerProcess & { url: string }
beforeAll(async () => {
  ;({ path: folder, remove } = await makeDataFolder())
  await start()
})
afterAll(async () => {
  broker.child.kill('SIGTERM')
  await broker.ended
  await remove()
})

const start = async (): Promise<void> => {
  const begun = await spawnBroker({ PAPER_DATA: folder, PAPER_DEMO: '0' })
  if (begun.url === undefined) throw new Error(`did not start: ${begun.output().err}`)
  broker = { ...begun, url: begun.url }
}

const account = (n: number) => String(8_000_000_000 + n)
/** The number of the next account that is registered. */
let next = 0

/** Registers accounts with many clients until the broker has ended, and returns those that it acknowledged. */
const registerUntilKilled = async (kill: (acknowledged: number) => void): Promise<ReadonlyArray<string>> => {
  const { output, url } = broker
  const acknowledged: Array<string> = []
  const end = next + WANTED
  const client = async () => {
    while (next < end) {
      const mine = account(next++)
      const form = {
        account: mine,
        password: PASSWORD,
        repassword: PASSWORD,
        invitecode: INVITER.invitationCode,
        agree: '1',
      }
      const answer = await callAt(url, '/user/register', { ...form, requestid: randomUUID() }).catch(() => undefined)
      if (answer === undefined) return
      if (answer.status !== 1) throw new Error(`refused: ${answer.msg}, ${output().err}`)
      acknowledged.push(mine)
      kill(acknowledged.length)
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
  return acknowledged
}

const expectAllThere = async (url: string, acknowledged: ReadonlyArray<string>) => {
  const left = [...acknowledged]
  const client = async () => {
    for (let mine = left.pop(); mine !== undefined; mine = left.pop()) {
      const { data } = await callAt(url, '/user/login', { account: mine, password: PASSWORD })
      const info = await callAt(url, '/user/getUserinfo', {}, data)
      expect(info.data).toMatchObject({ account: mine, eur: '100000.00', usd: '100000.00', usdt: '50000.00' })
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
  const audited = await fetch(`${url}/control/audit`)
  expect(await audited.json()).toEqual({ problems: [] })
}

/** All that any life of the broker acknowledged. */
const known: Array<string> = []

it.each([
  ['the broker', false],
  ['the broker and its database server', true],
])(
  'keeps every acknowledged registration when %s is killed in the middle of many',
  { timeout: 240_000 },
  async (_, alsoDatabase) => {
    const { child, ended } = broker
    const acknowledged = await registerUntilKilled((count) => {
      if (count !== WANTED / 2) return
      child.kill('SIGKILL')
      if (alsoDatabase) void signalServer(folder, 'SIGKILL')
    })
    expect(await ended).toBe('SIGKILL')
    expect(acknowledged.length).toBeGreaterThanOrEqual(WANTED / 2)
    expect(acknowledged.length).toBeLessThan(WANTED)
    known.push(...acknowledged)

    await start()
    await expectAllThere(broker.url, known)
  },
)

it('leaves no database server behind when it is ended after that', async () => {
  broker.child.kill('SIGTERM')
  expect(await broker.ended).toBe(0)
  await expect(readFile(join(folder, 'postgres', 'postmaster.pid'))).rejects.toThrow('ENOENT')
})
