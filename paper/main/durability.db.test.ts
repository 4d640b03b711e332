import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { DEMO, INVITER } from '../demo/prepare.ts'
import { callAt } from '../testing/broker.ts'
import { type BrokerProcess, makeDataFolder, spawnBroker } from '../testing/process.ts'
import { signalServer } from '../testing/server.ts'
import { longRuns } from '../testing/longRuns.ts'

const WANTED = longRuns(300, 1_000)
const CLIENTS = 16
const PASSWORD = 'calm1234'

const running = new Set<BrokerProcess>()
const folders: Array<() => Promise<void>> = []
afterAll(async () => {
  for (const { child, ended } of running) {
    child.kill('SIGTERM')
    await ended
  }
  for (const remove of folders) await remove()
})

const start = async (folder: string): Promise<BrokerProcess & { url: string }> => {
  const broker = await spawnBroker({ PAPER_DATA: folder })
  running.add(broker)
  if (broker.url === undefined) throw new Error(`did not start: ${broker.output().err}`)
  return { ...broker, url: broker.url }
}

const account = (n: number) => String(8_000_000_000 + n)

/** Registers accounts with many clients until the broker has ended, and returns those that it acknowledged. */
const registerUntilKilled = async (
  { output, url }: BrokerProcess & { url: string },
  kill: (acknowledged: number) => void,
): Promise<ReadonlyArray<string>> => {
  const acknowledged: Array<string> = []
  let next = 0
  const client = async () => {
    while (next < WANTED) {
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

it.each([
  ['the broker', false],
  ['the broker and its database server', true],
])(
  'keeps every acknowledged registration when %s is killed in the middle of many',
  async (_, alsoDatabase) => {
    const folder = await makeDataFolder()
    folders.push(folder.remove)
    const first = await start(folder.path)
    const acknowledged = await registerUntilKilled(first, (count) => {
      if (count !== WANTED / 2) return
      first.child.kill('SIGKILL')
      if (alsoDatabase) void signalServer(folder.path, 'SIGKILL')
    })
    expect(await first.ended).toBe('SIGKILL')
    expect(acknowledged.length).toBeGreaterThanOrEqual(WANTED / 2)
    expect(acknowledged.length).toBeLessThan(WANTED)

    const second = await start(folder.path)
    await expectAllThere(second.url, acknowledged)
    expect((await callAt(second.url, '/user/login', DEMO)).status).toBe(1)
    second.child.kill('SIGTERM')
    expect(await second.ended).toBe(0)
    running.delete(second)
    await expect(readFile(join(folder.path, 'postgres', 'postmaster.pid'))).rejects.toThrow('ENOENT')
  },
  240_000,
)
