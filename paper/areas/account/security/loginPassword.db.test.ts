import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { textByCode } from '../../../../adapters/generated/messages.ts'
import type { Session, TestBroker } from '../../../testing/broker.ts'
import { reusedTestBroker } from '../../../testing/reusedBroker.ts'
import { NO_DEVICE } from '../device.ts'
import { noteLogin } from './loginAddress.ts'

const OLD = 'test1234'
const NEW = 'calm5678'

let broker: TestBroker

beforeAll(async () => {
  broker = await reusedTestBroker()
})
afterAll(() => broker.stop())

const refused = (code: keyof typeof textByCode) => ({ status: 0, msg: textByCode[code] })
const change = (session: Session, fields: Record<string, string> = {}) => {
  const form = { oldpassword: OLD, password: NEW, repassword: fields['password'] ?? NEW, requestid: randomUUID() }
  return broker.call('/security/loginpassword', { ...form, ...fields }, session)
}
const logIn = async ({ account }: Session, password: string) => broker.call('/user/login', { account, password })
const titles = async (session: Session): Promise<ReadonlyArray<string>> => {
  const { data } = await broker.call('/message/list', { language: 'us' }, session)
  return data.list.map(({ title }) => title)
}
const isOpen = async (session: Session): Promise<boolean> =>
  (await broker.call('/message/unread', {}, session)).httpStatus === 200

it('changes the password, ends every other session and sends the customer a message', async () => {
  const session = await broker.customer()
  const elsewhere = { ...session, token: (await logIn(session, OLD)).data.token }
  const requestid = randomUUID()
  expect(await change(session, { requestid })).toMatchObject({ status: 1, data: null })
  expect([await isOpen(session), await isOpen(elsewhere)]).toEqual([true, false])
  expect(await logIn(session, OLD)).toMatchObject(refused('wrong-credentials'))
  const again = { ...session, token: (await logIn(session, NEW)).data.token }
  expect(await titles(session)).toEqual(['Login password changed', 'Welcome'])

  // The first answer again: nothing is changed or ended a second time, and the old password is not checked.
  expect(await change(session, { requestid })).toMatchObject({ status: 1, data: null })
  expect(await isOpen(again)).toBe(true)
  expect(await titles(session)).toHaveLength(2)
})

it('answers each of many simultaneous repetitions with the first answer', async () => {
  const session = await broker.customer()
  const requestid = randomUUID()
  const answers = await Promise.all(Array.from({ length: 8 }, () => change(session, { requestid })))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 1))
  expect(await titles(session)).toEqual(['Login password changed', 'Welcome'])
})

it.each([
  ['shorter than eight', { password: 'abc1234' }],
  ['letters only', { password: 'abcdefgh' }],
  ['digits only', { password: '12345678' }],
  ['not typed twice the same', { repassword: 'other567' }],
])('refuses a new password: %s', async (_, fields) => {
  expect(await change(await broker.customer(), fields)).toMatchObject(refused('invalid-parameters'))
})

it('refuses the current password as the new one', async () => {
  expect(await change(await broker.customer(), { password: OLD })).toMatchObject(refused('password-unchanged'))
})

it('checks no old password after five wrong ones, until fifteen minutes are over', async () => {
  const session = await broker.customer()
  const wrong = () => change(session, { oldpassword: 'wrong123' })
  const answers = await Promise.all(Array.from({ length: 12 }, wrong))
  const said = answers.map(({ msg }) => msg)
  expect(said.filter((msg) => msg === textByCode['wrong-original-password'])).toHaveLength(5)
  expect(said.filter((msg) => msg === textByCode['submitted-too-frequently'])).toHaveLength(7)
  expect(await change(session)).toMatchObject(refused('submitted-too-frequently'))
  // Another person may have tried: the customer gets one message.
  expect(await titles(session)).toEqual(['Five wrong login passwords', 'Welcome'])
  await broker.control('/clock', { advanceMilliseconds: 15 * 60_000 })
  expect((await change(session)).status).toBe(1)
})

it('sends one message about five wrong passwords at login', async () => {
  const session = await broker.customer()
  for (let i = 0; i < 7; i++) await logIn(session, `guess12${i}`)
  expect(await titles(session)).toEqual(['Five wrong login passwords', 'Welcome'])
})

it('counts no try for which no password was checked, and resets the count after a right one', async () => {
  const session = await broker.customer()
  for (let i = 0; i < 4; i++) await change(session, { oldpassword: 'wrong123' })
  for (let i = 0; i < 6; i++) await change(session, { repassword: 'other567' })
  expect((await change(session)).status).toBe(1)
  for (let i = 0; i < 4; i++) await change(session, { oldpassword: 'wrong123' })
  expect((await change(session, { oldpassword: NEW, password: 'third999' })).status).toBe(1)
})

it('is refused for a frozen account', async () => {
  const session = await broker.customer()
  await broker.control('/freeze', { account: session.account, frozen: true })
  expect(await change(session)).toMatchObject(refused('account-frozen'))
})

it('sends a message about a log-in from a new address, but not about the first one', async () => {
  const session = await broker.customer()
  await logIn(session, OLD)
  await logIn(session, OLD)
  expect(await titles(session)).toEqual(['Welcome'])
  const { db } = broker.broker
  const { id } = await db
    .selectFrom('customers')
    .select('id')
    .where('phone', '=', session.account)
    .executeTakeFirstOrThrow()
  const login = { customerId: id, address: '198.51.100.7', device: NO_DEVICE, at: await broker.broker.clock.now() }
  await noteLogin(db, login)
  await noteLogin(db, login)
  expect(await titles(session)).toEqual(['New login', 'Welcome'])
  const { data } = await broker.call('/message/list', { language: 'us' }, session)
  expect(data.list[0]).toMatchObject({ kind: 'security', content: expect.stringContaining('198.51.100.7') })
})
