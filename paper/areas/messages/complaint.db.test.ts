import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { textByCode } from '../../../adapters/generated/messages.ts'
import type { Session, TestBroker } from '../../testing/broker.ts'
import { reusedTestBroker } from '../../testing/reusedBroker.ts'

let broker: TestBroker

beforeAll(async () => {
  broker = await reusedTestBroker()
})
afterAll(() => broker.stop())

const refused = (code: keyof typeof textByCode) => ({ status: 0, msg: textByCode[code] })

describe('a complaint', () => {
  const form = () => ({ title: 'Too slow', content: 'It takes\ntoo long.', requestid: randomUUID() })
  const send = (session: Session, fields: Record<string, string> = {}) =>
    broker.call('/message/complaint', { ...form(), ...fields }, session)

  it('is stored once, read by customer service and answered with a message', async () => {
    const session = await broker.customer()
    const sent = { ...form(), email: 'marina@example.com' }
    const [first, second] = [await send(session, sent), await send(session, sent)]
    expect(second.data).toEqual(first.data)
    const { id } = first.data
    const kept = { id, account: session.account, content: 'It takes\ntoo long.', email: 'marina@example.com' }
    expect(await broker.control('/complaints')).toMatchObject({ complaints: [kept] })
    await broker.control('/complaints/answer', { id, answer: 'It is {paid} now, $& all.' })
    await expect(broker.control('/complaints/answer', { id, answer: 'Again' })).rejects.toThrow('409')
    expect((await broker.call('/message/list', { language: 'us' }, session)).data.list[0]).toMatchObject({
      kind: 'system',
      content: 'It is {paid} now, $& all.',
    })
  })

  it.each([{ title: ' ' }, { content: ' \n ' }, { email: 'no address' }, { title: 'x'.repeat(101) }])(
    'with %j is malformed',
    async (fields) => {
      expect(await send(await broker.customer(), fields)).toMatchObject(refused('invalid-parameters'))
    },
  )

  it('is accepted five times in a day', async () => {
    const session = await broker.customer()
    for (let i = 0; i < 5; i++) expect((await send(session)).status).toBe(1)
    expect(await send(session)).toMatchObject(refused('submitted-too-frequently'))
  })

  it('that cannot be stored is reported', async () => {
    const session = await broker.customer()
    const { db } = broker.broker
    await sql`alter table complaints rename to away`.execute(db)
    const failed = await send(session)
    await sql`alter table away rename to complaints`.execute(db)
    expect(failed).toMatchObject(refused('submit-failed'))
  })
})
