import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { textByCode } from '../../../adapters/generated/messages.ts'
import { decimal } from '../../../domain/money/decimal.ts'
import { money } from '../../../domain/money/money.ts'
import type { Session, TestBroker } from '../../testing/broker.ts'
import { reusedTestBroker } from '../../testing/reusedBroker.ts'
import type { Language } from '../../../domain/contract/enumerations.ts'
import { WORDS } from './render.ts'
import { writeMessage } from './write.ts'

let broker: TestBroker

beforeAll(async () => {
  broker = await reusedTestBroker()
})
afterAll(() => broker.stop())

const refused = (code: keyof typeof textByCode) => ({ status: 0, msg: textByCode[code] })
const list = async (session: Session, fields: Record<string, string> = {}) =>
  (await broker.call('/message/list', { language: 'us', ...fields }, session)).data
type Listed = Awaited<ReturnType<typeof list>>['list'][number]
/** The message at a place of the list, 0 for the newest. */
const listed = async (session: Session, place = 0): Promise<Listed> => {
  const message = (await list(session)).list[place]
  if (message === undefined) throw new Error(`there is no message ${place}`)
  return message
}
const idOf = async ({ account }: Session): Promise<string> => {
  const row = broker.broker.db.selectFrom('customers').select('id').where('phone', '=', account)
  return (await row.executeTakeFirstOrThrow()).id
}
const credit = async (session: Session, amounts: ReadonlyArray<string>): Promise<void> => {
  const customerId = await idOf(session)
  for (const amount of amounts) {
    const parameters = { money: money(decimal(amount), 'EUR') }
    const at = await broker.broker.clock.now()
    await writeMessage(broker.broker.db, { customerId, kind: 'deposit-credited', parameters, at })
  }
}
const act = (path: '/message/read' | '/message/readall', fields: Record<string, string>, session: Session) =>
  broker.call(path, { requestid: randomUUID(), ...fields }, session)

describe('messages', () => {
  it('are listed newest first in the requested language', async () => {
    const session = await broker.customer()
    await credit(session, ['1500.00'])
    for (const language of Object.keys(WORDS) as ReadonlyArray<Language>) {
      const { data } = await broker.call('/message/list', { language }, session)
      const [first, second] = data.list
      expect(first).toMatchObject({ kind: 'funds', title: WORDS[language].messages['deposit-credited'][0], read: 0 })
      expect(first?.content).toContain('1.500,00')
      expect(second).toMatchObject({ kind: 'system', title: WORDS[language].messages.welcome[0] })
      const { data: one } = await broker.call('/message/info', { id: first?.id ?? '', language }, session)
      expect(one).toEqual(first)
    }
    expect((await broker.call('/message/unread', {}, session)).data).toEqual({ unread: '2' })
  })

  it('are listed page by page without a gap while some of them are marked as read', async () => {
    const session = await broker.customer()
    await credit(session, ['1', '2', '3', '4', '5', '6'])
    const seen: Array<string> = []
    let cursor: string | undefined
    do {
      const page = await list(session, { read: '0', limit: '3', ...(cursor && { cursor }) })
      for (const { id } of page.list) {
        seen.push(id)
        await act('/message/read', { id }, session)
      }
      cursor = page.next
    } while (cursor)
    expect(new Set(seen).size).toBe(7)
    expect((await list(session, { read: '0' })).list).toEqual([])
    const read = (await list(session, { read: '1' })).list
    expect(read.map(({ id }) => id)).toEqual(seen)
  })

  it('refuse a cursor of another list', async () => {
    const session = await broker.customer()
    await credit(session, ['1', '2'])
    const { next } = await list(session, { limit: '1' })
    expect(next).not.toBe('')
    for (const fields of [{ cursor: 'rubbish' }, { cursor: next, read: '0' }])
      expect(await broker.call('/message/list', { language: 'us', ...fields }, session)).toMatchObject(
        refused('invalid-parameters'),
      )
  })

  it('are marked as read one by one, also repeatedly', async () => {
    const session = await broker.customer()
    await credit(session, ['1'])
    const { id } = await listed(session)
    const requestid = randomUUID()
    expect((await act('/message/read', { id, requestid }, session)).data).toEqual({ unread: '1' })
    expect((await act('/message/read', { id, requestid }, session)).data).toEqual({ unread: '1' })
    expect((await act('/message/read', { id }, session)).data).toEqual({ unread: '1' })
    expect((await list(session)).list[0]).toMatchObject({ id, read: 1 })
    const { id: other } = await listed(session, 1)
    expect(await act('/message/read', { id: other, requestid }, session)).toMatchObject(refused('request-id-reused'))
  })

  it('are marked as read all together, but not those that arrived later', async () => {
    const session = await broker.customer()
    await broker.control('/clock', { advanceMilliseconds: 10 })
    await credit(session, ['1'])
    const until = String((await listed(session)).time)
    await broker.control('/clock', { advanceMilliseconds: 10 })
    await credit(session, ['2'])
    const requestid = randomUUID()
    expect((await act('/message/readall', { until, requestid }, session)).data).toEqual({ unread: '1' })
    await credit(session, ['3'])
    expect((await act('/message/readall', { until, requestid }, session)).data).toEqual({ unread: '1' })
    expect((await broker.call('/message/unread', {}, session)).data).toEqual({ unread: '2' })
  })

  it('are not shown to a frozen account', async () => {
    const session = await broker.customer()
    const { id } = await listed(session)
    await broker.control('/freeze', { account: session.account, frozen: true })
    for (const answer of [
      await broker.call('/message/list', { language: 'us' }, session),
      await broker.call('/message/info', { language: 'us', id }, session),
      await act('/message/read', { id }, session),
      await act('/message/readall', { until: '0' }, session),
      await broker.call('/message/unread', {}, session),
      await broker.call('/message/complaint', { title: 'a', content: 'b', requestid: randomUUID() }, session),
    ])
      expect(answer).toMatchObject(refused('account-frozen'))
  })
})
