import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { textByCode } from '../../../adapters/generated/messages.ts'
import { MINUTE, SECOND } from '../../platform/clock/instant.ts'
import type { Session } from '../../testing/broker.ts'
import { listen } from '../live/testing/listener.ts'
import { type Desk, nextWeek, openDesk } from '../orders/testing/desk.ts'
import { checkAlerts } from './checkAlerts.ts'

const CODE = '96038'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.stop())
beforeEach(() => nextWeek(desk, CODE, 2 * SECOND))

const add = (who: Session, kind: string, value: string, fields: object = {}) =>
  desk.call('/alert/add', { code: CODE, kind, value, requestid: randomUUID(), ...fields }, who)
const list = async (who: Session, fields: Record<string, string> = {}) =>
  (await desk.call('/alert/list', fields, who)).data
const pass = async (milliseconds = 2 * SECOND) => {
  await desk.control('/clock', { advanceMilliseconds: milliseconds })
  await checkAlerts(desk.broker)
}
const told = async (who: Session, language = 'us') =>
  (await desk.call('/message/list', { language }, who)).data.list.filter(({ title }) => title.includes('96038'))

describe('a price alert', () => {
  it('is met once by the last price, told by one message and by the stream, and listed', async () => {
    const who = await desk.customer()
    const { data, status } = await add(who, 'above', '4.10')
    expect([status, data]).toMatchObject([
      1,
      { code: CODE, kind: 'above', value: '4.100', state: 'waiting', metprice: '-' },
    ])
    const stream = await listen(desk.url, who)
    await pass()
    expect(await told(who)).toEqual([])
    await desk.setPrice(CODE, '4.20')
    await pass()
    await desk.setPrice(CODE, '4.00')
    await pass()
    await desk.setPrice(CODE, '4.30')
    await pass()
    const met = await list(who)
    expect(met).toMatchObject([{ id: data.id, state: 'met' }])
    expect(Number(met[0]?.metprice)).toBeGreaterThanOrEqual(4.1)
    const messages = await told(who)
    expect(messages).toHaveLength(1)
    expect(messages[0]).toMatchObject({ kind: 'trade', read: 0, zone: 'Asia/Kuala_Lumpur' })
    expect(messages[0]?.content).toMatch(
      /^The price reached 4,\d\d\u00a0MYR\. You asked to be told if it reached 4,10\u00a0MYR or more\.$/,
    )
    expect((await told(who, 'ar'))[0]?.title).toContain('تنبيه سعر')
    // What the alert was when it was set may be told to the stream as well.
    const toldMet = () =>
      stream
        .of('alerts')
        .flat()
        .filter(({ state }) => state === 'met')
    await expect.poll(toldMet).toMatchObject([{ id: data.id }])
    stream.cut()
  })

  it.each([
    ['below', '3.90', '3.92', '3.85'],
    ['rise', '5', '4.10', '4.90'],
    ['fall', '5', '3.95', '3.10'],
  ])('%s %s is met at its price', async (kind, value, before, after) => {
    const who = await desk.customer()
    // The day begins at the previous close.
    const [quote] = (await desk.call('/quotes/list', { codes: CODE }, who)).data.list
    const preclose = quote?.preclose
    await desk.setPrice(CODE, String(preclose))
    await pass()
    const scaled = (price: string) => (Math.round((Number(preclose) * Number(price)) / 4 / 0.01) * 0.01).toFixed(2)
    const isPercent = kind === 'rise' || kind === 'fall'
    expect((await add(who, kind, isPercent ? value : scaled(value))).status).toBe(1)
    await desk.setPrice(CODE, scaled(before))
    await pass()
    expect(await list(who)).toMatchObject([{ state: 'waiting' }])
    await desk.setPrice(CODE, scaled(after))
    await pass()
    expect(await list(who)).toMatchObject([{ state: 'met', kind }])
    expect(await told(who)).toHaveLength(1)
    // It is the previous close of the next test, by which the limits of its day are.
    await desk.setPrice(CODE, String(preclose))
  })

  it('waits while the instrument does not trade', async () => {
    const who = await desk.customer()
    await add(who, 'above', '4.10')
    await desk.control('/market/halt', { code: CODE })
    await desk.setPrice(CODE, '4.50')
    await pass()
    expect(await list(who)).toMatchObject([{ state: 'waiting' }])
    await desk.control('/market/resume', { code: CODE })
    await pass()
    expect(await list(who)).toMatchObject([{ state: 'met' }])
  })

  it('is met by a price of a time in which no process ran', async () => {
    const who = await desk.customer()
    await add(who, 'above', '4.10')
    await pass()
    const { clock, db } = desk.broker
    // As if nothing had been compared since: the price was there for a minute, eight minutes ago.
    const { checked_to } = await db.selectFrom('alert_checks').select('checked_to').executeTakeFirstOrThrow()
    await desk.setPrice(CODE, '4.20')
    await desk.control('/clock', { advanceMilliseconds: MINUTE })
    await desk.setPrice(CODE, '4.00')
    await desk.control('/clock', { advanceMilliseconds: 8 * MINUTE })
    await db
      .updateTable('alerts')
      .set({ met_at: null, met_price: null })
      .where('customer_id', '=', await idOf(who))
      .execute()
    await db.updateTable('alert_checks').set({ checked_to }).execute()
    await checkAlerts(desk.broker)
    const [met] = await list(who)
    expect(met?.state).toBe('met')
    expect((await clock.now()).getTime() - Number(met?.mettime)).toBeGreaterThan(8 * MINUTE)
  })

  it('is set once for a request id, and refused where it makes no sense', async () => {
    const who = await desk.customer()
    const requestid = randomUUID()
    const [first, second] = [
      await add(who, 'above', '4.10', { requestid }),
      await add(who, 'above', '4.10', { requestid }),
    ]
    expect(second.data).toEqual(first.data)
    expect(await list(who)).toHaveLength(1)
    // Under another id it would be told twice.
    expect((await add(who, 'above', '4.1')).msg).toBe(textByCode['alert-waits-already'])
    expect(await list(who)).toHaveLength(1)
    const refusal = async (kind: string, value: string, fields: object = {}) =>
      (await add(who, kind, value, fields)).msg
    expect(await refusal('above', '3.90')).toBe(textByCode['alert-met-already'])
    expect(await refusal('below', '4.10')).toBe(textByCode['alert-met-already'])
    expect(await refusal('above', '4.105')).toBe(textByCode['off-tick'])
    expect(await refusal('rise', '101')).toBe(textByCode['invalid-parameters'])
    expect(await refusal('sideways', '1')).toBe(textByCode['invalid-parameters'])
    expect(await refusal('above', '5', { code: 'NOTHING' })).toBe(textByCode['product-not-found'])
    await desk.control('/market/no-price', { code: CODE })
    expect(await refusal('above', '4.10')).toBe(textByCode['price-not-obtained'])
    await desk.control('/market/price-again', { code: CODE })
  })

  it('has room for 20 of an instrument, also when they are set at the same time', async () => {
    const who = await desk.customer()
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, n) => add(who, 'above', (4.2 + n / 100).toFixed(2))),
    )
    expect(answers.filter(({ status }) => status === 1)).toHaveLength(20)
    expect(answers.find(({ status }) => status === 0)?.msg).toBe(textByCode['alerts-full'])
    expect((await add(who, 'above', '99999', { code: 'AURNUSDT' })).msg).not.toBe(textByCode['alerts-full'])
  })

  it('is removed by its customer alone, and again without harm', async () => {
    const [who, other] = [await desk.customer(), await desk.customer()]
    const [first, second] = [(await add(who, 'above', '4.10')).data, (await add(who, 'below', '3.90')).data]
    const remove = async (by: Session, ids: string) =>
      (await desk.call('/alert/remove', { ids, requestid: randomUUID() }, by)).data.ids
    expect(await remove(other, first.id)).toEqual([])
    expect(await list(who)).toHaveLength(2)
    expect(await remove(who, `${first.id},gone`)).toEqual([second.id])
    expect(await remove(who, first.id)).toEqual([second.id])
    await desk.setPrice(CODE, '4.20')
    await pass()
    expect(await told(who)).toEqual([])
    expect(await list(who, { code: 'AURNUSDT' })).toEqual([])
  })
})

const idOf = async ({ account }: Session): Promise<string> =>
  (await desk.broker.db.selectFrom('customers').select('id').where('phone', '=', account).executeTakeFirstOrThrow()).id
