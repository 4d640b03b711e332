import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { textByCode } from '../../../adapters/generated/messages.ts'
import { audit } from '../../ledger/audit.ts'
import { openedBy } from './loginGuesses.ts'
import { callAt, type TestBroker } from '../../testing/broker.ts'
import { reusedTestBroker } from '../../testing/reusedBroker.ts'

let paper: TestBroker
beforeAll(async () => {
  paper = await reusedTestBroker()
  await paper.control('/customers', { account: '7000000000', password: 'inviter1', invitationCode: 'FRIEND01' })
})
afterAll(async () => {
  expect(await audit(paper.broker.db)).toEqual([])
  await paper.stop()
})

const form = (account: string, change: Record<string, string> = {}) => ({
  account,
  password: 'calm1234',
  repassword: 'calm1234',
  invitecode: 'friend01',
  agree: '1',
  requestid: randomUUID(),
  ...change,
})
const register = (account: string, change?: Record<string, string>) =>
  paper.call('/user/register', form(account, change))
const login = (account: string, password = 'calm1234') => paper.call('/user/login', { account, password })
const session = async (account: string) => ({ account, token: (await login(account)).data.token })

describe('register', () => {
  it('opens an account with practice money, a welcome and no session', async () => {
    const answer = await register('7000000001')
    expect(answer).toMatchObject({
      httpStatus: 200,
      status: 1,
      msg: textByCode.registered,
      data: { account: '7000000001' },
    })
    const mine = await session('7000000001')
    expect((await paper.call('/user/getUserinfo', {}, mine)).data).toEqual({
      id: answer.data.id,
      account: '7000000001',
      eur: '100000.00',
      usd: '100000.00',
      usdt: '50000.00',
    })
    expect((await paper.call('/message/unread', {}, mine)).data).toEqual({ unread: '1' })
  })

  it.each([
    ['an account that exists', '7000000000', {}, 'account-exists'],
    ['an inviter who does not exist', '7000000002', { invitecode: 'NOBODY' }, 'inviter-not-found'],
    ['passwords that differ', '7000000002', { repassword: 'calm12345' }, 'invalid-parameters'],
    ['a password without digits', '7000000002', { password: 'calmcalm', repassword: 'calmcalm' }, 'invalid-parameters'],
    ['nine digits', '700000000', {}, 'invalid-parameters'],
    ['no agreement', '7000000002', { agree: '0' }, 'invalid-parameters'],
  ] as const)('refuses %s', async (_, account, change, code) => {
    expect(await register(account, change)).toMatchObject({ httpStatus: 200, status: 0, msg: textByCode[code] })
  })

  it('names the invalid field in a header', async () => {
    const { headers } = await register('7000000002', { repassword: 'calm12345' })
    expect(headers.get('x-invalid-field')).toBe('/repassword')
    expect((await register('7000000002', { agree: '0' })).headers.get('x-invalid-field')).toBe('/agree')
  })

  it('repeats the first answer to the same request, also for twenty simultaneous ones', async () => {
    const body = form('7000000003')
    const answers = await Promise.all(Array.from({ length: 20 }, () => paper.call('/user/register', body)))
    expect(new Set(answers.map(({ data, status }) => JSON.stringify([status, data])))).toHaveLength(1)
    expect(answers[0]!.status).toBe(1)
    expect(await paper.call('/user/register', body)).toMatchObject({ status: 1, data: answers[0]!.data })
    const other = await paper.call('/user/register', { ...body, invitecode: 'FRIEND02' })
    expect(other.msg).toBe(textByCode['inviter-not-found'])
    const changed = { ...body, password: 'calm9999', repassword: 'calm9999' }
    expect((await paper.call('/user/register', changed)).msg).toBe(textByCode['request-id-reused'])
  })

  it('opens one account when twenty different requests name the same number', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => register('7000000004')))
    expect(answers.filter(({ status }) => status === 1)).toHaveLength(1)
    expect(answers.filter(({ msg }) => msg === textByCode['account-exists'])).toHaveLength(19)
  })

  it('limits tries of invitation codes', async () => {
    for (let n = 0; n < 60; n++) await register('7000000005', { invitecode: `GUESS${n}` })
    expect((await register('7000000005')).msg).toBe(textByCode['submitted-too-frequently'])
    await paper.control('/clock', { advanceMilliseconds: 15 * 60_000 })
    expect((await register('7000000005')).status).toBe(1)
  })
})

describe('a network', () => {
  it('opens 500 accounts within a day, and refused registrations are none', async () => {
    const { allowed, subject, within } = openedBy('127.0.0.1')
    const { now } = await paper.control<{ now: string }>('/clock')
    const [at, ends_at] = [new Date(now), new Date(Date.parse(now) + within)]
    const made = Array.from({ length: allowed - 1 }, (_, n) => `made${n}`)
    const { db } = paper.broker
    await db.deleteFrom('limited_tries').where('subject', '=', subject).execute()
    await db
      .insertInto('limited_tries')
      .values({ subject, names: made, times: made.map(() => at), ends_at })
      .execute()
    await register('7000000006', { invitecode: 'NOBODY' })
    expect((await register('7000000006')).status).toBe(1)
    expect((await register('7000000007')).msg).toBe(textByCode['submitted-too-frequently'])
    await paper.control('/clock', { advanceMilliseconds: within })
    expect((await register('7000000007')).status).toBe(1)
  })
})

describe('login', () => {
  it('gives the same answer for a number without an account as for a wrong password', async () => {
    expect((await login('7999999999')).msg).toBe(textByCode['wrong-credentials'])
    expect((await login('7000000001', 'wrong1234')).msg).toBe(textByCode['wrong-credentials'])
    expect(await login('7000000001')).toMatchObject({ status: 1, msg: textByCode['logged-in'] })
  })

  it('refuses every log-in after five wrong passwords, on every process, until fifteen minutes are over', async () => {
    const twin = await paper.twin()
    const guesses = Array.from({ length: 12 }, (_, n) =>
      callAt(n % 2 ? twin.url : paper.url, '/user/login', { account: '7000000003', password: `guess${n}` }),
    )
    const said = (await Promise.all(guesses)).map(({ msg }) => msg)
    expect(said.filter((msg) => msg === textByCode['wrong-credentials'])).toHaveLength(5)
    expect(said.filter((msg) => msg === textByCode['submitted-too-frequently'])).toHaveLength(7)
    expect((await login('7000000003')).msg).toBe(textByCode['submitted-too-frequently'])
    await paper.control('/clock', { advanceMilliseconds: 15 * 60_000 })
    expect((await login('7000000003')).status).toBe(1)
    await twin.stop()
  })

  it('stores neither passwords nor tokens', async () => {
    const { token } = await session('7000000001')
    const rows = JSON.stringify(
      [
        await paper.broker.db.selectFrom('customers').selectAll().execute(),
        await paper.broker.db.selectFrom('sessions').selectAll().execute(),
        await paper.broker.db.selectFrom('idempotent_requests').selectAll().execute(),
      ],
      (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value),
    )
    expect(rows).toContain('$argon2id$')
    expect(rows).not.toContain(token)
    expect(rows).not.toContain('calm1234')
  })
})

describe('session', () => {
  const who = (mine: { account: string; token: string }) => paper.call('/user/getUserinfo', {}, mine)
  const expired = { httpStatus: 401, status: 0, msg: textByCode['login-again'] }

  it('is required', async () => {
    expect(await paper.call('/user/getUserinfo', {})).toMatchObject(expired)
    expect(await who({ account: '7000000001', token: 'made-up' })).toMatchObject(expired)
  })

  it('belongs to one account', async () => {
    const mine = await session('7000000001')
    expect(await who({ ...mine, account: '7000000003' })).toMatchObject(expired)
  })

  it('ends with the log-out, and only this one', async () => {
    const [here, there] = [await session('7000000001'), await session('7000000001')]
    expect(await paper.call('/user/logout', {}, here)).toMatchObject({ status: 1, data: null })
    expect(await who(here)).toMatchObject(expired)
    expect((await who(there)).status).toBe(1)
  })

  it('ends after twelve hours without use', async () => {
    const mine = await session('7000000001')
    for (let n = 0; n < 3; n++) {
      await paper.control('/clock', { advanceMilliseconds: 11 * 3_600_000 })
      expect((await who(mine)).status).toBe(1)
    }
    await paper.control('/clock', { advanceMilliseconds: 13 * 3_600_000 })
    expect(await who(mine)).toMatchObject(expired)
  })

  it('ends after seven days however much it is used', async () => {
    const mine = await session('7000000001')
    for (let n = 0; n < 16; n++) {
      await paper.control('/clock', { advanceMilliseconds: 10 * 3_600_000 })
      expect((await who(mine)).status).toBe(1)
    }
    await paper.control('/clock', { advanceMilliseconds: 10 * 3_600_000 })
    expect(await who(mine)).toMatchObject(expired)
  })

  it('answers "account frozen" to a frozen customer and still logs them out', async () => {
    const mine = await session('7000000004')
    await paper.control('/freeze', { account: '7000000004', frozen: true })
    expect((await who(mine)).msg).toBe(textByCode['account-frozen'])
    expect((await login('7000000004')).msg).toBe(textByCode['account-frozen'])
    expect((await paper.call('/user/logout', {}, mine)).status).toBe(1)
    await paper.control('/freeze', { account: '7000000004', frozen: false })
    expect((await login('7000000004')).status).toBe(1)
  })
})
