import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { textByCode } from '../../../adapters/generated/messages.ts'
import type { Session } from '../../testing/broker.ts'
import { MINUTE } from '../../platform/clock/instant.ts'
import { type Desk, OPEN, openDesk } from './testing/desk.ts'

const CODE = '96038'
let desk: Desk
let me: Session
beforeAll(async () => {
  desk = await openDesk()
  me = await desk.customer({ MYR: '500000.00', EUR: '100.00' })
  await desk.setPrice(CODE, '4.00')
})
afterAll(() => desk.stop())

describe('lists', () => {
  it('continue with a cursor while they change: no order appears twice and none is left out', async () => {
    const made: Array<string> = []
    for (let count = 0; count < 5; count += 1)
      made.push((await desk.accepted(me, { code: CODE, quantity: '100', price: '3.50' })).id)
    const first = (await desk.call('/trade/pendinglist', { limit: '2' }, me)).data
    await desk.cancel(me, made[3] ?? '')
    await desk.accepted(me, { code: CODE, quantity: '100', price: '3.50' })
    const second = (await desk.call('/trade/pendinglist', { limit: '2', cursor: first.next }, me)).data
    const third = (await desk.call('/trade/pendinglist', { limit: '2', cursor: second.next }, me)).data
    const seen = [...first.list, ...second.list, ...third.list].map(({ id }) => id)
    expect(seen).toEqual(made.toReversed())
    expect(third.next).toBe('')
    for (const path of ['/trade/orderhistory', '/trade/fills'] as const) {
      const answer = await desk.call(path, { cursor: first.next }, me)
      expect(answer.msg).toBe(textByCode['invalid-parameters'])
    }
  })

  it('filter by code, time and record, and show no other customer’s rows', async () => {
    const other = await desk.customer({ MYR: '10000.00' })
    const before = Date.parse(OPEN)
    await desk.forward(MINUTE)
    await desk.setPrice(CODE, '4.00')
    const order = await desk.accepted(other, { code: CODE, quantity: '200' })
    const count = async (path: '/trade/orderhistory' | '/trade/fills', fields: Record<string, string>, who = other) =>
      (await desk.call(path, fields, who)).data.list.length
    for (const path of ['/trade/orderhistory', '/trade/fills'] as const) {
      expect(await count(path, {})).toBe(1)
      expect(await count(path, { code: CODE, from: String(before + MINUTE) })).toBe(1)
      expect(await count(path, { to: String(before + MINUTE) })).toBe(0)
      expect(await count(path, { code: '96010' })).toBe(0)
      expect((await desk.call(path, { from: '2', to: '1' }, other)).msg).toBe(textByCode['invalid-parameters'])
    }
    expect(await count('/trade/fills', { orderid: order.id })).toBe(1)
    expect(await count('/trade/fills', { positionid: order.positionid })).toBe(1)
    expect(await count('/trade/fills', { orderid: order.id }, me)).toBe(0)
    expect(await count('/trade/fills', { orderid: 'anything' })).toBe(0)
    expect((await desk.call('/trade/positioninfo', { positionid: order.positionid }, me)).msg).toBe(
      textByCode['position-not-found'],
    )
    expect((await desk.call('/trade/orderinfo', { orderid: order.id }, me)).msg).toBe(textByCode['order-not-found'])
    expect((await desk.call('/trade/orderinfo', { clientorderid: order.clientorderid }, other)).data.id).toBe(order.id)
    expect((await desk.call('/trade/orderinfo', { clientorderid: randomUUID() }, other)).msg).toBe(
      textByCode['order-not-found'],
    )
    expect((await desk.call('/trade/orderinfo', {}, other)).msg).toBe(textByCode['invalid-parameters'])

    const held = async (fields: Record<string, string>) =>
      (await desk.call('/trade/positionlist', { which: 'held', ...fields }, other)).data.list.length
    expect([await held({}), await held({ currency: 'myr' }), await held({ currency: 'EUR' })]).toEqual([1, 1, 0])
  })

  it('count positions in the account centre by the formulas of the wealth', async () => {
    const who = await desk.customer({ MYR: '10000.00' })
    await desk.forward(MINUTE)
    await desk.setPrice(CODE, '4.00')
    const order = await desk.accepted(who, { code: CODE, quantity: '200' })
    await desk.accepted(who, { code: CODE, quantity: '200', price: '3.50' })
    const answer = (await desk.call('/trade/userstocklist', { type: 'MYR' }, who)).data
    const { nowprice } = await desk.position(who, order.id)
    expect(answer).toMatchObject({
      0: { nowprice: '4.000', stock_num: '200', status: 0 },
      ccsz: (Number(nowprice) * 200).toFixed(3),
    })
    expect(Object.keys(answer)).toEqual(['0', 'ccsz', 'fdyk'])
    const wallets = (await desk.call('/trade/funds', {}, who)).data
    expect(wallets.map(({ currency }) => currency)).toEqual(['EUR', 'USD', 'USDT', 'MYR'])
    const wallet = wallets.at(-1)
    const sum = ['available', 'held', 'margin', 'frozen', 'yingkui'] as const
    expect(sum.reduce((total, part) => total + Number(wallet?.[part]), 0).toFixed(2)).toBe(wallet?.totalassets)
  })
})

describe('a preview', () => {
  const preview = async (who: Session, fields: Record<string, string>) =>
    desk.call(
      '/trade/orderpreview',
      { code: CODE, direction: 'long', action: 'open', ordertype: 'market', quantity: '100', ...fields },
      who,
    )

  it('of a market order shows the result by the book and the hold at the worst price', async () => {
    const { data } = await preview(me, { quantity: '1000' })
    const { ask } = await desk.book(CODE)
    expect(data.estimateprice).toBe(String(Number(ask)))
    expect(Number(data.holdprice)).toBeGreaterThan(Number(ask) * 1.04)
    expect(Number(data.held)).toBeGreaterThan(Number(data.cost))
    expect(Number(data.maxquantity) % 100).toBe(0)
    const most = await preview(me, { quantity: String(data.maxquantity) })
    expect(most.data.problems).toEqual([])
    const more = await preview(me, { quantity: String(Number(data.maxquantity) + 100) })
    expect(more.data.problems).toEqual([
      { field: 'quantity', code: 'insufficient-available-balance', severity: 'error' },
    ])
    expect(Number(more.data.buyingpowerafter)).toBeLessThan(0)
  })

  it('of a close shows what it pays out, which is then paid', async () => {
    const who = await desk.customer({ MYR: '10000.00' })
    await desk.setPrice(CODE, '4.00')
    const order = await desk.accepted(who, { code: CODE, quantity: '1000', leverage: '2' })
    const close = { action: 'close', positionid: order.id, quantity: '1000' }
    expect((await preview(who, close)).data).toMatchObject({
      maxquantity: '0',
      problems: [{ field: 'quantity', code: 'sell-blocked-15-minutes', severity: 'error' }],
    })
    await desk.forward(16 * MINUTE)
    await desk.setPrice(CODE, '4.10')
    const { data } = await preview(who, close)
    expect(data).toMatchObject({
      maxquantity: '1000',
      held: '0.00',
      margin: '0.00',
      holdprice: '-',
      stopprice: '-',
      problems: [],
    })
    const before = Number((await desk.money(who, 'MYR')).available)
    const sold = await desk.accepted(who, { code: CODE, ...close })
    expect(sold.state).toBe('filled')
    const after = Number((await desk.money(who, 'MYR')).available)
    expect((after - before).toFixed(2)).toBe(data.proceeds)
    expect((await desk.position(who, order.id)).realised).toBe(data.profit)
  })

  it('lists every problem beside the figures that can still be calculated', async () => {
    await desk.control('/market/halt', { code: CODE })
    const { data } = await preview(me, { ordertype: 'limit', price: '9.00', quantity: '150', leverage: '3' })
    await desk.control('/market/resume', { code: CODE })
    expect(data.problems.map(({ code }) => code)).toEqual([
      'trading-halted',
      'leverage-not-offered',
      'not-whole-lots',
      'price-limit-exceeded',
    ])
    expect(data).toMatchObject({ amount: '1350.00', maxquantity: '0' })
  })

  it('without a price leaves the figures open, and fails only for an unknown instrument or position', async () => {
    await desk.control('/market/no-price', { code: CODE })
    const { data } = await preview(me, {})
    await desk.control('/market/price-again', { code: CODE })
    expect(data).toMatchObject({ estimateprice: '-', amount: '-', cost: '-', maxquantity: '-', fees: [] })
    expect(data.problems).toEqual([{ field: 'code', code: 'price-not-obtained', severity: 'error' }])
    expect((await preview(me, { code: 'NOBODY' })).msg).toBe(textByCode['product-not-found'])
    expect((await preview(me, { action: 'close', positionid: randomUUID() })).msg).toBe(
      textByCode['position-not-found'],
    )
    expect((await preview(me, { code: 'KLCI' })).data.problems[0]).toMatchObject({ code: 'product-not-found' })
  })
})

it('sends a customer messages about what happened in their absence', async () => {
  await desk.at('2026-01-20T08:50:00Z')
  await desk.setPrice(CODE, '4.00')
  const who = await desk.customer({ MYR: '10000.00' })
  await desk.accepted(who, { code: CODE, quantity: '100', price: '3.90' })
  await desk.accepted(who, { code: CODE, quantity: '100', price: '3.10' })
  await desk.forward(5000)
  await desk.setPrice(CODE, '3.80')
  await desk.sweep()
  await desk.at('2026-01-20T09:00:00Z')
  await desk.sweep()
  const { data } = await desk.call('/message/list', { language: 'us' }, who)
  expect(data.list.slice(0, 2).map(({ title }) => title)).toEqual(['Order expired', 'Order filled'])
  expect(data.list[1]?.content).toContain('96038 Kenalis Bank Berhad')
})

it('changes of the market apply to every process and can be removed', async () => {
  await desk.at(OPEN)
  const twin = await desk.twin()
  await desk.setPrice(CODE, '4.20')
  const answer = await fetch(`${twin.url}/control/market`)
  expect(JSON.stringify(await answer.json())).toContain('"price":"4.20"')
  const quoted = async () =>
    (
      await desk.call(
        '/trade/orderpreview',
        { code: CODE, direction: 'long', action: 'open', ordertype: 'market', quantity: '100' },
        me,
      )
    ).data.estimateprice
  const set = await quoted()
  await fetch(`${twin.url}/control/market`, { method: 'DELETE' })
  expect(await quoted()).not.toBe(set)
  await expect(desk.control('/market/price', { code: 'NOBODY', price: '1' })).rejects.toThrow('404')
  await twin.stop()
})
