import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { textByCode } from '../../../../adapters/generated/messages.ts'
import type { Data } from '../../../platform/contract/operations.ts'
import { answerOf, callAt, type Session, type TestBroker } from '../../../testing/broker.ts'
import { reusedTestBroker } from '../../../testing/reusedBroker.ts'

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0.0.0 Mobile Safari/537.36'
const COMPUTER = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:129.0) Gecko/20100101 Firefox/129.0'
const HOUR = 3_600_000

let broker: TestBroker
let twin: Awaited<ReturnType<TestBroker['twin']>>
beforeAll(async () => {
  broker = await reusedTestBroker()
  twin = await broker.twin()
})
afterAll(async () => {
  await twin.stop()
  await broker.stop()
})

/** Logs in as a browser does that names itself. */
const logInWith = async (userAgent: string, { account }: Session): Promise<Session> => {
  const response = await fetch(`${broker.url}/api/vue/user/login`, {
    method: 'POST',
    headers: { 'user-agent': userAgent },
    body: new URLSearchParams({ account, password: 'test1234' }),
  })
  const { data } = await answerOf<Data<'/user/login'>>(response)
  return { account, token: data.token }
}
const listed = async (session: Session) => (await broker.call('/security/sessions', {}, session)).data
const end = (id: string, session: Session, requestid = randomUUID()) =>
  broker.call('/security/endsession', { id, requestid }, session)
const isOpen = async (session: Session, url = broker.url): Promise<boolean> =>
  (await callAt(url, '/message/unread', {}, session)).httpStatus === 200
const titles = async (session: Session): Promise<ReadonlyArray<string>> =>
  (await broker.call('/message/list', { language: 'us' }, session)).data.list.map(({ title }) => title)

describe('the list of sessions', () => {
  it('names the device, roughly the network, and when each was opened and used, the own one first', async () => {
    const made = await broker.customer()
    const phone = await logInWith(PHONE, made)
    await broker.control('/clock', { advanceMilliseconds: HOUR })
    await isOpen(made)
    const rows = await listed(phone)
    expect(rows).toHaveLength(2)
    expect(rows[0]).toMatchObject({ browser: 'Chrome', system: 'Android', place: '127.0.0.x', current: 1 })
    expect(rows[1]).toMatchObject({ browser: '', system: '', current: 0 })
    expect(Number(rows[0]?.usedtime) - Number(rows[0]?.time)).toBeGreaterThanOrEqual(HOUR)
    expect(JSON.stringify(rows)).not.toContain(phone.token)
  })

  it('has neither ended sessions nor those of others', async () => {
    const [mine, other] = [await broker.customer(), await broker.customer()]
    await broker.control('/clock', { advanceMilliseconds: 13 * HOUR })
    const later = await logInWith(COMPUTER, mine)
    await logInWith(COMPUTER, other)
    expect(await listed(later)).toMatchObject([{ browser: 'Firefox', system: 'Windows', current: 1 }])
  })
})

describe('ending sessions', () => {
  it('ends one at once on every process, and repeats its first answer', async () => {
    const mine = await logInWith(PHONE, await broker.customer())
    const [stolen, kept] = [await logInWith(COMPUTER, mine), await logInWith('', mine)]
    expect([await isOpen(stolen), await isOpen(stolen, twin.url)]).toEqual([true, true])
    const row = (await listed(mine)).find(({ browser }) => browser === 'Firefox')
    const requestid = randomUUID()
    const first = await end(row?.id ?? '', mine, requestid)
    expect(first).toMatchObject({ status: 1, msg: textByCode['logged-out-elsewhere'] })
    expect([await isOpen(stolen), await isOpen(stolen, twin.url)]).toEqual([false, false])
    expect([await isOpen(kept), await isOpen(mine)]).toEqual([true, true])
    await logInWith(COMPUTER, mine)
    expect((await end(row?.id ?? '', mine, requestid)).data).toEqual(first.data)
    expect((await end('others', mine, requestid)).msg).toBe(textByCode['request-id-reused'])
  })

  it('ends all others', async () => {
    const mine = await logInWith(PHONE, await broker.customer())
    const others = [await logInWith(COMPUTER, mine), await logInWith('', mine)]
    const { data } = await end('others', mine)
    expect(data.ids).toEqual([(await listed(mine))[0]?.id])
    for (const other of others) expect(await isOpen(other, twin.url)).toBe(false)
    expect(await isOpen(mine)).toBe(true)
  })

  it('does not end the calling session', async () => {
    const mine = await broker.customer()
    const own = (await listed(mine))[0]?.id ?? ''
    expect(await end(own, mine)).toMatchObject({ status: 0, msg: textByCode['invalid-parameters'] })
    expect(await end('gone', mine)).toMatchObject({ status: 1 })
    expect(await isOpen(mine)).toBe(true)
  })
})

it('sends one message about a log-in with a new device, but not about the first one', async () => {
  const session = await broker.customer()
  await logInWith('', session)
  await logInWith(PHONE, session)
  await logInWith(PHONE, session)
  expect(await titles(session)).toEqual(['Welcome'])
  await logInWith(COMPUTER, session)
  await logInWith(COMPUTER, session)
  expect(await titles(session)).toEqual(['New device', 'Welcome'])
  const { data } = await broker.call('/message/list', { language: 'us' }, session)
  expect(data.list[0]?.content).toContain('Firefox · Windows')
})
