import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Session, startTestBroker, type TestBroker } from '../testing/broker.ts'
import { fetchImage } from '../testing/images.ts'
import { DEMO_IDENTITY } from './person.ts'
import { DEMO } from './prepare.ts'

let broker: TestBroker
let session: Session

beforeAll(async () => {
  broker = await startTestBroker({ demo: true })
  const { data } = await broker.call('/user/login', DEMO)
  session = { account: DEMO.account, token: data.token }
})
afterAll(() => broker.stop())

it('is verified, with documents that can be looked at, and has a fund password', async () => {
  const { data } = await broker.call('/identity/state', {}, session)
  expect(data).toMatchObject({ status: 2, name: DEMO_IDENTITY.name })
  for (const path of [data.fronturl, data.backurl])
    expect((await fetchImage(broker.url, path, session)).headers.get('content-type')).toBe('image/png')
  expect((await broker.call('/security/fundpasswordstate', {}, session)).data).toMatchObject({ set: 1 })
})

it('has friends in every state', async () => {
  const { data } = await broker.call('/invitation/friends', {}, session)
  expect(data.list.map(({ status }) => Number(status))).toEqual([0, 1, 2])
})

it('has read and unread messages of every kind but none of the future', async () => {
  const { data } = await broker.call('/message/list', { language: 'es', limit: '100' }, session)
  const kinds = new Set(data.list.map(({ kind }) => kind))
  expect([...kinds].toSorted()).toEqual(['activity', 'funds', 'identity', 'security', 'system', 'trade'])
  expect(new Set(data.list.map(({ read }) => Number(read))).size).toBe(2)
  const times = data.list.map(({ time }) => Number(time))
  expect(times).toEqual(times.toSorted((a, b) => b - a))
  expect(times[0]).toBeLessThan((await broker.broker.clock.now()).getTime())
})

it('leaves the ledger sound', async () => {
  expect(await broker.control('/audit')).toEqual({ problems: [] })
})
