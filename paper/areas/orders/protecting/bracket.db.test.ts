import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { textByCode } from '../../../../adapters/generated/messages.ts'
import { MINUTE, SECOND } from '../../../platform/clock/instant.ts'
import { sweep } from '../matching/sweep.ts'
import { type Desk, nextWeek, openDesk, type OrderFields } from '../testing/desk.ts'
import { bought, CODE, ordersOf, protecting, sellable } from './testing/shares.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.stop())
beforeEach(() => nextWeek(desk, CODE))

describe('a bracket', () => {
  it('comes alive with the fill, takes the profit, and the other side ends with it', async () => {
    const who = await desk.customer({ MYR: '90000.00' })
    const bracket = { stoploss: '3.30', takeprofit: '4.20' }
    const order = await desk.accepted(who, {
      code: CODE,
      quantity: '1000',
      price: '3.70',
      timeinforce: 'gtc',
      ...bracket,
    })
    const info = await desk.info(who, order.id)
    expect(order.protection).toEqual(info.protection)
    expect(info.protection).toMatchObject({ state: 'waiting', stoploss: '3.300', takeprofit: '4.200' })
    // Its prices mean nothing before there is a position.
    await desk.setPrice(CODE, '4.40')
    await desk.forward(SECOND)
    expect(await protecting(desk, order.id)).toEqual([])
    await desk.setPrice(CODE, '3.65')
    await desk.forward(SECOND)
    expect((await desk.position(who, order.id)).protection).toMatchObject({ state: 'active' })
    await desk.forward(16 * MINUTE)
    await desk.setPrice(CODE, '4.30')
    await desk.forward(SECOND)
    await desk.setPrice(CODE, '3.20')
    await desk.forward(SECOND)
    expect(await protecting(desk, order.id)).toMatchObject([{ state: 'filled', reason: 'take-profit' }])
    await desk.soundBooks()
  })

  it('protects a part that is filled, and ends the rest of the order when it is triggered', async () => {
    const who = await desk.customer({ MYR: '90000000.00' })
    await desk.setPrice(CODE, '3.60')
    await desk.forward(SECOND)
    const { ask, askDepth } = await desk.book(CODE)
    const quantity = String(Number(askDepth) + 5000)
    const order = await desk.accepted(who, { code: CODE, quantity, price: ask, stoploss: '3.40' })
    expect(order).toMatchObject({ state: 'partlyfilled', filled: askDepth })
    await desk.control('/market/halt', { code: CODE })
    await desk.forward(16 * MINUTE)
    await desk.setPrice(CODE, '3.25')
    await desk.control('/market/resume', { code: CODE })
    await sweep(desk.broker)
    const rows = await ordersOf(desk, order.id)
    const opened = rows.find(({ action }) => action === 'open')
    const closing = rows.filter(({ protects }) => protects !== null)
    expect(closing).toHaveLength(1)
    expect(['filled', 'cancelled']).toContain(opened?.state)
    for (let seconds = 0; seconds < 30; seconds += 1) await desk.forward(SECOND)
    await desk.forward(16 * MINUTE)
    for (let seconds = 0; seconds < 30; seconds += 1) await desk.forward(SECOND)
    expect(await desk.position(who, order.id)).toMatchObject({ quantity: '0' })
    await desk.soundBooks()
  })

  it('shrinks and ends with what the customer closes by hand', async () => {
    const { id, who } = await sellable(desk, { stoploss: '3.60' })
    const close = { code: CODE, action: 'close', positionid: id }
    await desk.accepted(who, { ...close, quantity: '700' })
    // A waiting order of the customer ends when the stop is triggered.
    const waiting = await desk.accepted(who, { ...close, quantity: '100', price: '4.10' })
    await desk.setPrice(CODE, '3.50')
    await desk.forward(SECOND)
    const [order] = await protecting(desk, id)
    expect(String(order?.quantity)).toContain('300')
    expect(await desk.info(who, waiting.id)).toMatchObject({ state: 'cancelled' })
    expect(await desk.position(who, id)).toMatchObject({ state: 'closed' })

    const other = await sellable(desk, { stoploss: '3.20' })
    await desk.accepted(other.who, { code: CODE, action: 'close', positionid: other.id, quantity: '1000' })
    await desk.setPrice(CODE, '3.15')
    await desk.forward(SECOND)
    expect(await protecting(desk, other.id)).toEqual([])
    await desk.soundBooks()
  })

  it.each([
    ['4.30', '3.30'],
    ['3.60', '4.60'],
  ])(
    'closes once what is held, where the price is %s, then %s, and everything else happens in the same moment',
    async (first, then) => {
      const { id, who } = await sellable(desk, { stoploss: '3.80', takeprofit: '4.20' })
      await desk.setPrice(CODE, first)
      const requestid = randomUUID()
      await Promise.all([
        sweep(desk.broker),
        sweep(desk.broker),
        desk.call(
          '/trade/protect',
          { positionid: id, requestid: randomUUID(), stoploss: '3.50', takeprofit: '4.50' },
          who,
        ),
        desk.call('/trade/cancelorders', { requestid: randomUUID() }, who),
        desk.call('/trade/closepositions', { positionids: id, requestid }, who),
        desk.order(who, { action: 'close', positionid: id, quantity: '1000' }),
      ])
      await desk.setPrice(CODE, then)
      await Promise.all([sweep(desk.broker), sweep(desk.broker)])
      await desk.forward(SECOND)
      expect(await desk.position(who, id)).toMatchObject({ state: 'closed', quantity: '0' })
      const { list } = (await desk.call('/trade/fills', { positionid: id }, who)).data
      const closed = list.filter(({ action }) => action === 'close').map(({ quantity }) => Number(quantity))
      expect(closed.reduce((sum, one) => sum + one, 0)).toBe(1000)
      await desk.soundBooks()
    },
  )

  it('is refused on the wrong side, off the grid, with two kinds of stop, and for an order that closes', async () => {
    const who = await desk.customer({ MYR: '90000.00' })
    const refusal = async (fields: OrderFields) =>
      (await desk.order(who, { code: CODE, quantity: '1000', ...fields })).msg
    expect(await refusal({ stoploss: '4.10' })).toBe(textByCode['stop-wrong-side'])
    expect(await refusal({ takeprofit: '3.90' })).toBe(textByCode['take-profit-wrong-side'])
    expect(await refusal({ stoploss: '3.90', stoplimit: '3.95' })).toBe(textByCode['stop-limit-wrong-side'])
    expect(await refusal({ stoploss: '3.905' })).toBe(textByCode['off-tick'])
    expect(await refusal({ trailpercent: '60' })).toBe(textByCode['trail-out-of-range'])
    expect(await refusal({ stoploss: '3.90', trailpercent: '5' })).toBe(textByCode['invalid-parameters'])
    expect(await refusal({ stoplimit: '3.90' })).toBe(textByCode['invalid-parameters'])
    // A limit below the market counts: the stop is between the limit and the last price.
    expect(await refusal({ price: '3.60', stoploss: '3.80' })).toBe(textByCode['stop-wrong-side'])
    const { id } = await bought(desk)
    expect(await refusal({ action: 'close', positionid: id, stoploss: '3.90' })).toBe(textByCode['invalid-parameters'])
  })
})
