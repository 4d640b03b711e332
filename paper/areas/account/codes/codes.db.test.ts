import { randomUUID } from 'node:crypto'
import { Secret } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { textByCode } from '../../../../adapters/generated/messages.ts'
import { later, MINUTE } from '../../../platform/clock/instant.ts'
import { callAt, type Session, type TestBroker } from '../../../testing/broker.ts'
import { reusedTestBroker } from '../../../testing/reusedBroker.ts'
import { isRejection } from '../../../platform/rejection/rejection.ts'
import { login } from '../login.ts'
import { codeAt } from './testing/codeAt.ts'

const PASSWORD = 'test1234'
let broker: TestBroker
let twin: Awaited<ReturnType<TestBroker['twin']>>
beforeAll(async () => {
  broker = await reusedTestBroker()
  twin = await broker.twin()
  await broker.control('/clock', { rate: 0 })
})
afterAll(async () => {
  await twin.stop()
  await broker.stop()
})

const refused = (code: keyof typeof textByCode) => ({ status: 0, msg: textByCode[code] })
const pass = (milliseconds: number) => broker.control('/clock', { advanceMilliseconds: milliseconds })
/** The code that an app shows now, or some steps later or earlier. */
const codeOf = async (secret: string, steps = 0): Promise<string> =>
  codeAt(Secret.fromBase32(secret).bytes, later(await broker.broker.clock.now(), steps * 30_000))
/** A code that no step near the present one has. */
const wrongCode = async (secret: string): Promise<string> => {
  const near = await Promise.all([-2, -1, 0, 1, 2].map((steps) => codeOf(secret, steps)))
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.includes(code)) ?? ''
}
const setUp = async (session: Session, password = PASSWORD) => broker.call('/security/codesetup', { password }, session)
const turnOn = (session: Session, code: string, requestid = randomUUID()) =>
  broker.call('/security/codeson', { code, requestid }, session)
const turnOff = (session: Session, code: string, change: Record<string, string> = {}) =>
  broker.call('/security/codesoff', { password: PASSWORD, code, requestid: randomUUID(), ...change }, session)
const logIn = ({ account }: Session, code?: string, password = PASSWORD, url = broker.url) =>
  callAt(url, '/user/login', { account, password, ...(code !== undefined && { code }) })
/** Logs in from an address, and returns the code of the refusal. */
const from = async (address: string, { account }: Session, code: string): Promise<string | undefined> => {
  const now = await broker.broker.clock.now()
  const call = { broker: broker.broker, now, requestId: randomUUID(), address, files: [] }
  const answer = await login({ account, password: PASSWORD, code }, call)
  return isRejection(answer) ? answer.code : undefined
}
const state = async (session: Session) => (await broker.call('/security/codestate', {}, session)).data
const titles = async (session: Session): Promise<ReadonlyArray<string>> =>
  (await broker.call('/message/list', { language: 'us' }, session)).data.list.map(({ title }) => title)

/** A customer whose codes are turned on; the next code is that of another step. */
const protectedCustomer = async () => {
  const session = await broker.customer()
  const { data } = await setUp(session)
  expect(await turnOn(session, await codeOf(data.secret))).toMatchObject({ status: 1 })
  await pass(60_000)
  return { session, ...data }
}

describe('turning codes on', () => {
  it('takes the password and a right code, and changes nothing before', async () => {
    const session = await broker.customer()
    expect(await state(session)).toEqual({ on: 0, time: '-', recovery: 0, endtime: '-' })
    expect(await setUp(session, 'wrong1234')).toMatchObject(refused('wrong-original-password'))
    const { data } = await setUp(session)
    expect(new Set(data.recovery).size).toBe(10)
    expect(data.address).toContain(`secret=${data.secret}`)
    expect(await logIn(session)).toMatchObject({ status: 1 })
    expect(await turnOn(session, await wrongCode(data.secret))).toMatchObject(refused('wrong-code'))
    expect(await turnOn(session, data.recovery[0] ?? '')).toMatchObject(refused('wrong-code'))
    const requestid = randomUUID()
    const on = await turnOn(session, await codeOf(data.secret), requestid)
    expect(on).toMatchObject({ status: 1, data: { on: 1, recovery: 10 } })
    expect((await turnOn(session, await codeOf(data.secret), requestid)).data).toEqual(on.data)
    expect(await turnOn(session, await codeOf(data.secret))).toMatchObject(refused('codes-on-already'))
    expect(await setUp(session)).toMatchObject(refused('codes-on-already'))
    expect(await titles(session)).toEqual(['Two-step verification turned on', 'Welcome'])
  })

  it('answers a request that is sent many times at once with the first answer', async () => {
    const session = await broker.customer()
    const { secret } = (await setUp(session)).data
    const [code, requestid] = [await codeOf(secret), randomUUID()]
    const answers = await Promise.all(Array.from({ length: 20 }, () => turnOn(session, code, requestid)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer.data))).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 1, data: { on: 1 } })
  })

  it('is finished in the session that began it, within fifteen minutes', async () => {
    const session = await broker.customer()
    const other = { ...session, token: (await logIn(session)).data.token }
    expect(await turnOn(session, '123456')).toMatchObject(refused('code-setup-expired'))
    const first = (await setUp(session)).data.secret
    expect(await turnOn(other, await codeOf(first))).toMatchObject(refused('code-setup-expired'))
    const { secret } = (await setUp(other)).data
    expect(secret).not.toBe(first)
    expect(await turnOn(session, await codeOf(first))).toMatchObject(refused('code-setup-expired'))
    await pass(15 * MINUTE)
    expect(await turnOn(other, await codeOf(secret))).toMatchObject(refused('code-setup-expired'))
  })

  it('shows the same secret and recovery codes to a session that begins again, as after a reload, until they expire', async () => {
    const session = await broker.customer()
    const [first, beside] = await Promise.all([setUp(session), setUp(session)])
    expect(beside.data).toEqual(first.data)
    await pass(14 * MINUTE)
    expect(await setUp(session, 'wrong1234')).toMatchObject(refused('wrong-original-password'))
    expect((await setUp(session)).data).toEqual(first.data)
    await pass(14 * MINUTE)
    // The app may have the secret from the first time, and either page may finish.
    expect(await turnOn(session, await codeOf(first.data.secret))).toMatchObject({ status: 1, data: { recovery: 10 } })
    for (const code of [first.data.recovery[0], first.data.recovery[9]])
      expect(await logIn(session, code)).toMatchObject({ status: 1 })

    const late = await broker.customer()
    const expired = (await setUp(late)).data
    await pass(15 * MINUTE)
    const { recovery, secret } = (await setUp(late)).data
    expect(secret).not.toBe(expired.secret)
    expect(recovery.filter((code) => expired.recovery.includes(code))).toEqual([])
  })

  it('stores neither passwords nor recovery codes', async () => {
    const { recovery, session } = await protectedCustomer()
    const rows = JSON.stringify(
      [
        await broker.broker.db.selectFrom('recovery_codes').selectAll().execute(),
        await broker.broker.db.selectFrom('idempotent_requests').select(['answer', 'fingerprint']).execute(),
      ],
      (_, value: unknown) => (value instanceof Uint8Array ? Buffer.from(value).toString() : value),
    )
    expect((await state(session)).recovery).toBe(10)
    for (const code of recovery) expect(rows).not.toContain(code)
  })
})

describe('a log-in with codes', () => {
  it('asks for a code after the right password only, and leaves others as they were', async () => {
    const { secret, session } = await protectedCustomer()
    expect(await logIn(session)).toMatchObject(refused('code-required'))
    expect(await logIn(session, undefined, 'wrong1234')).toMatchObject(refused('wrong-credentials'))
    expect(await logIn(session, await codeOf(secret), 'wrong1234')).toMatchObject(refused('wrong-credentials'))
    expect(await logIn(session, await wrongCode(secret))).toMatchObject(refused('wrong-code'))
    expect(await logIn(session, await codeOf(secret))).toMatchObject({ status: 1 })
    expect(await logIn(await broker.customer(), '123456')).toMatchObject({ status: 1 })
  })

  it('accepts each code once, of twenty on two processes too, and none of an earlier step', async () => {
    const { secret, session } = await protectedCustomer()
    const early = await codeOf(secret, -1)
    const code = await codeOf(secret)
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, n) => logIn(session, code, PASSWORD, n % 2 ? twin.url : broker.url)),
    )
    expect(answers.filter(({ status }) => status === 1)).toHaveLength(1)
    expect(await logIn(session, early)).toMatchObject(refused('wrong-code'))
    await pass(15 * MINUTE)
    expect(await logIn(session, await codeOf(secret, 1))).toMatchObject({ status: 1 })
    expect(await logIn(session, await codeOf(secret))).toMatchObject(refused('wrong-code'))
    expect(await logIn(session, await codeOf(secret, 2))).toMatchObject(refused('wrong-code'))
  })

  it('accepts a recovery code once, however it is typed in case, and says how many are left', async () => {
    const { recovery, session } = await protectedCustomer()
    const [code = ''] = recovery
    expect(await logIn(session, code.toLowerCase())).toMatchObject({ status: 1 })
    expect(await logIn(session, code)).toMatchObject(refused('wrong-code'))
    expect(await logIn(session, ' ')).toMatchObject(refused('code-required'))
    expect(await state(session)).toMatchObject({ on: 1, recovery: 9 })
    const { data } = await broker.call('/message/list', { language: 'us' }, session)
    expect(data.list[0]).toMatchObject({ title: 'Recovery code used', content: expect.stringContaining('Left: 9') })
  })

  it('checks no code after five wrong ones, until fifteen minutes are over, and tells the customer once', async () => {
    const { secret, session } = await protectedCustomer()
    const wrong = await wrongCode(secret)
    const said = (await Promise.all(Array.from({ length: 8 }, () => logIn(session, wrong)))).map(({ msg }) => msg)
    expect(said.filter((msg) => msg === textByCode['wrong-code'])).toHaveLength(5)
    expect(said.filter((msg) => msg === textByCode['submitted-too-frequently'])).toHaveLength(3)
    expect(await logIn(session, await codeOf(secret))).toMatchObject(refused('submitted-too-frequently'))
    expect(await titles(session)).toEqual([
      'Five wrong verification codes',
      'Two-step verification turned on',
      'Welcome',
    ])
    await pass(15 * MINUTE)
    expect(await logIn(session, await codeOf(secret))).toMatchObject({ status: 1 })
  })
})

describe('guesses of somebody who knows the password', () => {
  it('are checked twenty times a day from all new addresses together, and the customer logs in from a known one', async () => {
    const { secret, session } = await protectedCustomer()
    const wrong = await wrongCode(secret)
    expect(await from('203.0.113.20', session, await codeOf(secret))).toBeUndefined()
    await pass(60_000)
    const said: Array<string | undefined> = []
    for (let n = 0; n < 25; n += 1) said.push(await from(`198.51.100.${n}`, session, wrong))
    expect(said).toEqual([
      ...Array.from({ length: 20 }, () => 'wrong-code'),
      ...Array.from({ length: 5 }, () => 'submitted-too-frequently'),
    ])
    expect(await from('198.51.100.99', session, await codeOf(secret))).toBe('submitted-too-frequently')
    expect(await from('203.0.113.20', session, await codeOf(secret))).toBeUndefined()
    expect(await titles(session)).toContain('Five wrong verification codes')
  })
})

describe('turning codes off', () => {
  it('takes the password and a code, and repeats its first answer', async () => {
    const { recovery, secret, session } = await protectedCustomer()
    const code = await codeOf(secret)
    expect(await turnOff(session, code, { password: 'wrong1234' })).toMatchObject(refused('wrong-original-password'))
    expect(await turnOff(session, recovery[3] ?? '', { password: 'wrong1234' })).toMatchObject(
      refused('wrong-original-password'),
    )
    expect(await turnOff(session, await wrongCode(secret))).toMatchObject(refused('wrong-code'))
    const requestid = randomUUID()
    expect(await turnOff(session, recovery[3] ?? '', { requestid })).toMatchObject({ status: 1, data: { on: 0 } })
    expect(await turnOff(session, recovery[3] ?? '', { requestid })).toMatchObject({ status: 1, data: { on: 0 } })
    expect(await turnOff(session, code)).toMatchObject(refused('codes-not-on'))
    expect(await logIn(session)).toMatchObject({ status: 1 })
    expect(await titles(session)).toEqual([
      'Two-step verification turned off',
      'Two-step verification turned on',
      'Welcome',
    ])
  })

  it('stops after five wrong codes', async () => {
    const { secret, session } = await protectedCustomer()
    const wrong = await wrongCode(secret)
    for (let n = 0; n < 5; n += 1) expect(await turnOff(session, wrong)).toMatchObject(refused('wrong-code'))
    expect(await turnOff(session, await codeOf(secret))).toMatchObject(refused('submitted-too-frequently'))
    await pass(15 * MINUTE)
    expect(await turnOff(session, await codeOf(secret))).toMatchObject({ status: 1 })
  })

  it('counts a repeated request once in a time step, as another guess in the next, and tells the customer once', async () => {
    const { secret, session } = await protectedCustomer()
    const wrong = await wrongCode(secret)
    const requestid = randomUUID()
    const repeat = () => turnOff(session, wrong, { requestid })
    for (let n = 0; n < 3; n += 1) expect(await repeat()).toMatchObject(refused('wrong-code'))
    for (let step = 0; step < 4; step += 1) {
      await pass(30_000)
      // Two at a time: both belong to the same try.
      for (const answer of await Promise.all([repeat(), repeat()])) expect(answer).toMatchObject(refused('wrong-code'))
    }
    expect(await repeat()).toMatchObject(refused('wrong-code'))
    expect(await turnOff(session, await codeOf(secret))).toMatchObject(refused('submitted-too-frequently'))
    await pass(30_000)
    expect(await repeat()).toMatchObject(refused('submitted-too-frequently'))
    expect((await titles(session)).filter((title) => title === 'Five wrong verification codes')).toHaveLength(1)
  })

  it('counts no guess where nothing was compared', async () => {
    const { recovery, session } = await protectedCustomer()
    const [last, ...codes] = recovery.slice(0, 6)
    // Five at once are as many as may be checked at the same time. The sixth would be refused if one of them had been counted.
    const answers = await Promise.all(codes.map((code) => turnOff(session, code)))
    answers.push(await turnOff(session, last!))
    expect(answers.filter(({ status }) => status === 1)).toHaveLength(1)
    expect(new Set(answers.map(({ msg }) => msg))).not.toContain(textByCode['submitted-too-frequently'])
    expect(await titles(session)).toEqual([
      'Two-step verification turned off',
      'Two-step verification turned on',
      'Welcome',
    ])
  })
})
