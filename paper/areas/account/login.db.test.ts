import { performance } from 'node:perf_hooks'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { textByCode } from '../../../adapters/generated/messages.ts'
import { isRejection } from '../../platform/rejection/rejection.ts'
import { callAt, type Session, type TestBroker } from '../../testing/broker.ts'
import { reusedTestBroker } from '../../testing/reusedBroker.ts'
import { DAY, later, MINUTE } from '../../platform/clock/instant.ts'
import { login } from './login.ts'
import { hashPassword } from './passwords.ts'

const RIGHT = 'test1234'

let paper: TestBroker
let twin: Awaited<ReturnType<TestBroker['twin']>>
beforeAll(async () => {
  paper = await reusedTestBroker()
  twin = await paper.twin()
})
afterAll(async () => {
  await twin.stop()
  await paper.stop()
})

const start = new Date('2026-06-10T02:30:00Z')
/** Logs in from an address and returns the code of the refusal; undefined for a success. */
const from = async (address: string, account: string, password: string, now = start): Promise<string | undefined> => {
  const call = { broker: paper.broker, now, requestId: randomUUID(), address, files: [] }
  const answer = await login({ account, password }, call)
  return isRejection(answer) ? answer.code : undefined
}
const address = (n: number) => `198.51.${Math.floor(n / 250)}.${n % 250}`
const guess = () => `guess${randomUUID().slice(0, 8)}1`
const titles = async (session: Session) =>
  (await paper.call('/message/list', { language: 'us' }, session)).data.list.map(({ title }) => title)

describe('simultaneous log-ins', () => {
  it('are all accepted where the password is right, on two processes', async () => {
    const { account } = await paper.customer()
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        callAt(n % 2 ? twin.url : paper.url, '/user/login', { account, password: RIGHT }),
      ),
    )
    expect(answers.map(({ msg }) => msg)).toEqual(Array.from({ length: 12 }, () => textByCode['logged-in']))
  })

  it('are checked seventy-five times for an address that guesses, and five times for one account from that address', async () => {
    const { account } = await paper.customer()
    const one = await Promise.all(Array.from({ length: 40 }, () => from('203.0.113.9', account, guess())))
    expect(one.filter((code) => code === 'wrong-credentials')).toHaveLength(5)
    const numbers = Array.from({ length: 120 }, (_, n) => String(7_100_000_000 + n))
    const some: Array<string | undefined> = []
    for (let n = 0; n < 120; n += 30)
      some.push(...(await Promise.all(numbers.slice(n, n + 30).map((number) => from('203.0.113.9', number, guess())))))
    expect(some.filter((code) => code === 'wrong-credentials')).toHaveLength(70)
    expect(some.filter((code) => code === 'submitted-too-frequently')).toHaveLength(50)
  })
})

describe('guesses of a third party', () => {
  it('do not lock the customer out, who uses another address', async () => {
    const { account } = await paper.customer()
    for (let n = 0; n < 6; n += 1) await from('203.0.113.10', account, guess())
    expect(await from('203.0.113.10', account, RIGHT)).toBe('submitted-too-frequently')
    expect(await from('203.0.113.11', account, RIGHT)).toBeUndefined()
    expect(await from('203.0.113.10', account, RIGHT, later(start, 15 * MINUTE))).toBeUndefined()
  })

  it('from many addresses get one try a day each, while known addresses and first tries are accepted', async () => {
    const session = await paper.customer()
    const { account } = session
    expect(await from('203.0.113.20', account, RIGHT)).toBeUndefined()
    for (let n = 0; n < 100; n += 1) expect(await from(address(n), account, guess())).toBe('wrong-credentials')
    expect((await titles(session)).filter((title) => title === 'Five wrong login passwords')).toHaveLength(1)
    // Beyond a hundred: the second try of an address is not checked, although it is right.
    expect(await from('192.0.2.1', account, guess())).toBe('wrong-credentials')
    expect(await from('192.0.2.1', account, RIGHT)).toBe('submitted-too-frequently')
    expect(await from('192.0.2.2', account, RIGHT)).toBeUndefined()
    expect(await from('203.0.113.20', account, guess())).toBe('wrong-credentials')
    expect(await from('203.0.113.20', account, RIGHT)).toBeUndefined()
    expect(await from('192.0.2.1', account, RIGHT, later(start, DAY))).toBeUndefined()
  })

  it('are counted together for the addresses of one IPv6 network', async () => {
    const { account } = await paper.customer()
    for (let n = 0; n < 5; n += 1) await from(`2001:db8:5:1${n}0::${n + 1}`, account, guess())
    expect(await from('2001:db8:5:1ff::7', account, RIGHT)).toBe('submitted-too-frequently')
    expect(await from('2001:db8:5:2ff::7', account, RIGHT)).toBeUndefined()
  })
})

it('takes the same time for a number without an account as for a wrong password', async () => {
  const { account } = await paper.customer()
  const slow = { memoryCost: 16 * 1024, timeCost: 6, parallelism: 1 }
  const broker = { ...paper.broker, hashCost: slow }
  const password_hash = await hashPassword(RIGHT, slow)
  await broker.db.updateTable('customers').set({ password_hash }).where('phone', '=', account).execute()
  const milliseconds = async (number: string, n: number): Promise<number> => {
    const began = performance.now()
    await login(
      { account: number, password: guess() },
      { broker, now: start, requestId: '', address: address(500 + n), files: [] },
    )
    return performance.now() - began
  }
  const [known, unknown]: [Array<number>, Array<number>] = [[], []]
  for (let n = 0; n < 4; n += 1) {
    known.push(await milliseconds(account, n))
    unknown.push(await milliseconds('7199999999', n))
  }
  // Without hashing, it would take a tenth of the time.
  expect(Math.max(...unknown)).toBeGreaterThan(Math.min(...known) / 2)
})
