import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { textByCode } from '../../../adapters/generated/messages.ts'
import type { Session, TestBroker } from '../../testing/broker.ts'
import { reusedTestBroker } from '../../testing/reusedBroker.ts'

let broker: TestBroker
let session: Session
let code: string

beforeAll(async () => {
  broker = await reusedTestBroker()
  session = await broker.customer()
  code = (await broker.call('/invitation/info', {}, session)).data.code
})
afterAll(() => broker.stop())

const join = async (account: string): Promise<void> => {
  const form = { account, password: 'calm1234', repassword: 'calm1234', invitecode: code, agree: '1' }
  expect((await broker.call('/user/register', { ...form, requestid: randomUUID() })).status).toBe(1)
}
const friends = async (fields: Record<string, string> = {}) =>
  (await broker.call('/invitation/friends', fields, session)).data

it('starts with a code and no friends', async () => {
  expect((await broker.call('/invitation/info', {}, session)).data).toEqual({ code, link: '', invited: 0 })
  expect(await friends()).toEqual({ list: [], next: '' })
})

it('counts friends, masks their accounts and shows their progress', async () => {
  for (const account of ['0120000090', '0190000031', '0110000007']) await join(account)
  expect((await broker.call('/invitation/info', {}, session)).data).toMatchObject({ invited: 3 })
  await broker.control('/identity/grant', { account: '0190000031' })
  expect((await friends()).list).toMatchObject([
    { account: '011*****07', status: 0 },
    { account: '019*****31', status: 1 },
    { account: '012*****90', status: 0 },
  ])
  const { data } = await broker.call('/message/list', { language: 'us' }, session)
  expect(data.list[0]).toMatchObject({ kind: 'activity', content: expect.stringContaining('019*****31') })
})

it('shows a friend whose first deposit was credited', async () => {
  const { clock, db } = broker.broker
  const now = await clock.now()
  const friend = db.selectFrom('customers').select('id').where('phone', '=', '0120000090')
  const { id } = await friend.executeTakeFirstOrThrow()
  const deposit = { id: randomUUID(), customer_id: id, channel: 'bank-eur', method: 'bank', currency: 'EUR' } as const
  const times = { transferred_on: '2025-01-01', created_at: now, arrives_by: now }
  const values = { ...deposit, ...times, amount: '10.00', account_type: null, proof_id: null }
  await db
    .insertInto('deposits')
    .values({ ...values, status: 0, reviewed_at: null })
    .execute()
  expect((await friends()).list[2]).toMatchObject({ status: 0 })
  await db.updateTable('deposits').set({ status: 1, reviewed_at: now }).execute()
  expect((await friends()).list[2]).toMatchObject({ account: '012*****90', status: 2 })
})

it('lists the customer’s own friends page by page, also while more register', async () => {
  const first = await friends({ limit: '2' })
  await join('0130000055')
  const second = await friends({ limit: '2', cursor: first.next })
  expect([...first.list, ...second.list].map(({ account }) => account)).toEqual([
    '011*****07',
    '019*****31',
    '012*****90',
  ])
  expect(second.next).toBe('')
  const other = await broker.customer()
  const stolen = await broker.call('/invitation/friends', { limit: '2', cursor: first.next }, other)
  expect(stolen).toMatchObject({ status: 0, msg: textByCode['invalid-parameters'] })
  expect((await broker.call('/invitation/friends', {}, other)).data.list).toEqual([])
})

it('is refused for a frozen account', async () => {
  await broker.control('/freeze', { account: session.account, frozen: true })
  for (const answer of [
    await broker.call('/invitation/info', {}, session),
    await broker.call('/invitation/friends', {}, session),
  ])
    expect(answer).toMatchObject({ status: 0, msg: textByCode['account-frozen'] })
})
