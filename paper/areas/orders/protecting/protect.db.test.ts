import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { textByCode } from '../../../../adapters/generated/messages.ts'
import { listingsOf } from '../../../market/listing/listings.ts'
import { MINUTE, SECOND } from '../../../platform/clock/instant.ts'
import { callAt } from '../../../testing/broker.ts'
import { sweep } from '../matching/sweep.ts'
import { type Desk, nextWeek, openDesk } from '../testing/desk.ts'
import { bought, CODE, protect, protecting, sellable } from './testing/shares.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
  // As another process would, it takes the lease of the broker's own sweep, which comes in real time: between two steps of a
  // test it would close a position at the price that the next step changes.
  await sql`
    insert into leases as l (name, holder, fence, expires) values ('trading', gen_random_uuid(), 1, 'infinity')
    on conflict (name) do update set holder = excluded.holder, fence = l.fence + 1, expires = excluded.expires
  `.execute(desk.broker.db)
})
afterAll(async () => {
  // The next file that uses this broker has its sweeps again.
  await sql`update leases set expires = '-infinity' where name = 'trading'`.execute(desk.broker.db)
  await desk.stop()
})
beforeEach(() => nextWeek(desk, CODE))

describe('a stop', () => {
  it('closes at the next price after a gap, once, and tells the customer', async () => {
    const { id, who } = await sellable(desk)
    const { data } = await protect(desk, who, id, { stoploss: '3.90' })
    expect(data.protection).toMatchObject({ state: 'active', stoploss: '3.900', stopnow: '3.900', side: '' })
    await desk.forward(SECOND)
    expect(await protecting(desk, id)).toEqual([])

    await desk.setPrice(CODE, '3.50')
    await desk.forward(SECOND)
    await desk.forward(SECOND)
    const [order, ...more] = await protecting(desk, id)
    expect(more).toEqual([])
    expect(order).toMatchObject({ state: 'filled', reason: 'stop-loss', protects: 'stop-loss', type: 'market' })
    const info = await desk.info(who, order?.id ?? '')
    expect(Number(info.averageprice)).toBeLessThan(3.6)
    expect(Number(info.triggerprice)).toBeLessThan(3.6)
    const closed = await desk.position(who, id)
    expect(closed).toMatchObject({ state: 'closed', quantity: '0' })
    expect(closed.protection).toMatchObject({ state: 'ended', side: 'stop-loss' })
    const messages = (await desk.call('/message/list', { language: 'us' }, who)).data.list
    expect(messages.map(({ title }) => title)).toContain('Stop-loss filled')
    await desk.soundBooks()
  })

  it('with a limit waits at the limit, and the customer may cancel its order', async () => {
    const { id, who } = await sellable(desk)
    await protect(desk, who, id, { stoploss: '3.90', stoplimit: '3.85' })
    await desk.setPrice(CODE, '3.50')
    await desk.forward(SECOND)
    const [order] = await protecting(desk, id)
    expect(order).toMatchObject({ state: 'pending', type: 'limit', time_in_force: 'gtc' })
    expect((await protect(desk, who, id, { stoploss: '3.40' })).msg).toBe(textByCode['protection-triggered'])
    expect(await desk.cancel(who, order?.id ?? '')).toMatchObject({ status: 1, data: { state: 'cancelled' } })
    await desk.forward(SECOND)
    expect(await protecting(desk, id)).toHaveLength(1)
    expect((await desk.position(who, id)).protection).toMatchObject({ state: 'ended' })
    // A new one may be set, and is triggered again.
    await protect(desk, who, id, { stoploss: '3.40' })
    await desk.setPrice(CODE, '3.30')
    await desk.forward(SECOND)
    expect(await desk.position(who, id)).toMatchObject({ state: 'closed' })
    await desk.soundBooks()
  })

  it('waits for what may be sold: the first quarter of an hour, a halt, a closed market', async () => {
    const { id, who } = await bought(desk, { stoploss: '3.90' })
    await desk.setPrice(CODE, '3.60')
    await desk.forward(MINUTE)
    expect(await protecting(desk, id)).toEqual([])
    await desk.control('/market/halt', { code: CODE })
    await desk.forward(16 * MINUTE)
    expect(await protecting(desk, id)).toEqual([])
    await desk.control('/market/resume', { code: CODE })
    await desk.setPrice(CODE, '4.05')
    await desk.forward(SECOND)
    // The price is above the stop again: nothing happens.
    expect(await protecting(desk, id)).toEqual([])
    await desk.setPrice(CODE, '3.80')
    await desk.forward(SECOND)
    expect(await desk.position(who, id)).toMatchObject({ state: 'closed' })
    await desk.soundBooks()
  })

  it('is decided by the first price of the next day', async () => {
    const { id } = await sellable(desk, { stoploss: '3.90' })
    const at = await desk.broker.clock.now()
    await desk.at(new Date(at.getTime() + 8 * 60 * MINUTE).toISOString())
    await desk.setPrice(CODE, '3.70')
    await desk.sweep()
    expect(await protecting(desk, id)).toEqual([])
    await desk.at(new Date(at.getTime() + 24 * 60 * MINUTE).toISOString())
    await desk.setPrice(CODE, '3.70')
    await desk.sweep()
    expect(await protecting(desk, id)).toMatchObject([{ state: 'filled' }])
    await desk.soundBooks()
  })

  it('of a short position is above the price, and no wait applies', async () => {
    const { id, who } = await bought(desk, { direction: 'short', stoploss: '4.20', takeprofit: '3.70' })
    await desk.setPrice(CODE, '4.30')
    await desk.forward(SECOND)
    expect(await protecting(desk, id)).toMatchObject([{ state: 'filled', side: 'buy', protects: 'stop-loss' }])
    expect(await desk.position(who, id)).toMatchObject({ state: 'closed' })
    await desk.soundBooks()
  })

  it('waits for bids at the lower limit', async () => {
    const { id, who } = await sellable(desk, { stoploss: '3.90' })
    const quote = (await desk.call('/quotes/info', { code: CODE }, who)).data
    await desk.setPrice(CODE, String(quote.rules.lowerlimit))
    await desk.forward(SECOND)
    expect(await protecting(desk, id)).toMatchObject([{ state: 'pending' }])
    await desk.setPrice(CODE, '3.60')
    await desk.forward(SECOND)
    expect(await protecting(desk, id)).toMatchObject([{ state: 'filled' }])
    await desk.soundBooks()
  })
})

describe('a stop of a short position', () => {
  it('waits for asks at the upper limit', async () => {
    const { id, who } = await bought(desk, { direction: 'short', stoploss: '4.20' })
    const quote = (await desk.call('/quotes/info', { code: CODE }, who)).data
    await desk.setPrice(CODE, String(quote.rules.upperlimit))
    await desk.forward(SECOND)
    expect(await protecting(desk, id)).toMatchObject([{ state: 'pending', side: 'buy' }])
    // It stays triggered: a price before the stop does not end its order.
    await desk.setPrice(CODE, '4.05')
    await desk.forward(SECOND)
    expect(await protecting(desk, id)).toMatchObject([{ state: 'filled' }])
    expect(await desk.position(who, id)).toMatchObject({ state: 'closed' })
    await desk.soundBooks()
  })
})

describe('a protection', () => {
  it('is not changed by a dividend, which triggers nothing', async () => {
    const fixed = await sellable(desk, { stoploss: '3.90', takeprofit: '4.60' })
    const trailing = await desk.customer({ MYR: '90000.00' })
    const { positionid } = await desk.accepted(trailing, { code: CODE, quantity: '1000', trailpercent: '5' })
    await desk.setPrice(CODE, '4.20')
    await desk.forward(16 * MINUTE)
    await desk.setPrice(CODE, '4.20')
    await desk.forward(SECOND)
    const at = (await desk.broker.clock.now()).getTime()
    const dateIn = (days: number) => new Date(at + days * 24 * 60 * MINUTE).toISOString()
    const protections = () =>
      desk.broker.db
        .selectFrom('protections')
        .select(['stop_price', 'take_profit', 'trail_price', 'state'])
        .where('position_id', 'in', [fixed.id, positionid])
        .orderBy('position_id')
        .execute()
    const before = await protections()
    expect(before.map(({ state }) => state)).toEqual(['armed', 'armed'])
    // Its value taken off the price would be below both stops.
    const [exdate, paydate] = [dateIn(1).slice(0, 10), dateIn(2).slice(0, 10)]
    await desk.control('/dividends/declare', { code: CODE, pershare: '0.5', exdate, paydate })
    for (const days of [1, 2]) {
      await desk.at(dateIn(days))
      await desk.setPrice(CODE, '4.10')
      await desk.control('/dividends/settle', {})
      await desk.sweep()
      expect(await protections()).toEqual(before)
      expect([...(await protecting(desk, fixed.id)), ...(await protecting(desk, positionid))]).toEqual([])
    }
    const { account } = fixed.who
    const later = (await desk.call('/user/login', { account, password: 'test1234' })).data
    expect((await desk.call('/dividend/paid', {}, later)).data.list).toMatchObject([{ code: CODE, quantity: '1000' }])
    await desk.soundBooks()
  })

  it('is changed at most once for an id, and removed by an empty form', async () => {
    const { id, who } = await bought(desk)
    const requestid = randomUUID()
    const first = await protect(desk, who, id, { stoploss: '3.90', requestid })
    await protect(desk, who, id, { stoploss: '3.80' })
    expect(await protect(desk, who, id, { stoploss: '3.90', requestid })).toEqual({
      ...first,
      headers: expect.anything(),
    })
    expect((await desk.position(who, id)).protection).toMatchObject({ stoploss: '3.800' })
    expect((await protect(desk, who, id, { stoploss: '3.70', requestid })).msg).toBe(textByCode['request-id-reused'])
    expect((await protect(desk, who, id, {})).data.protection).toBeUndefined()
    await desk.setPrice(CODE, '3.15')
    await desk.forward(16 * MINUTE)
    expect(await protecting(desk, id)).toEqual([])
  })

  it('is triggered once where two processes sweep at the same time', async () => {
    const twin = await desk.twin()
    try {
      const { id, who } = await sellable(desk, { stoploss: '3.90' })
      await desk.setPrice(CODE, '3.60')
      await desk.broker.clock.now()
      await Promise.all([
        sweep(desk.broker),
        sweep(desk.broker),
        callAt(twin.url, '/trade/positioninfo', { positionid: id }, who),
      ])
      expect(await protecting(desk, id)).toHaveLength(1)
      await desk.soundBooks()
    } finally {
      await twin.stop()
    }
  })

  it('of shares of a T+1 market waits for the next trading day', async () => {
    const share = listingsOf('CN')[0]?.instrument.code ?? ''
    const who = await desk.customer({ CNY: '9000000.00' })
    const { quote } = (await desk.call('/quotes/info', { code: share }, who)).data
    const stop = (Math.floor(Number(quote.nowprice) * 97) / 100).toFixed(2)
    const order = await desk.accepted(who, { code: share, quantity: '100', stoploss: stop })
    await desk.setPrice(share, (Math.floor(Number(quote.nowprice) * 93) / 100).toFixed(2))
    await desk.forward(30 * MINUTE)
    expect(await protecting(desk, order.id)).toEqual([])
    const at = await desk.broker.clock.now()
    await desk.at(new Date(at.getTime() + 24 * 60 * MINUTE).toISOString())
    await desk.setPrice(share, (Math.floor(Number(quote.nowprice) * 92) / 100).toFixed(2))
    await desk.sweep()
    expect(await protecting(desk, order.id)).toHaveLength(1)
    await desk.soundBooks()
  })
})
