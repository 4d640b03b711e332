import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { decimal, formatDecimal } from '../../../domain/money/decimal.ts'
import type { NewOrder } from '../../../ports/Orders.ts'
import { dayTrading } from './dayTrading.ts'
import { orders } from '../orders/orders.ts'
import { positions } from '../positions/positions.ts'
import { type CallTable, describeCalls, read } from '../testing/callTable.ts'
import { answering, example } from '../testing/contract.ts'

const ID = '0190a5f0-7c3e-7d61-9b51-2f6f3d0c4a12'

const CALLS: CallTable = {
  '/daytrade/state': [[(call) => dayTrading(call).facility(), '']],
  '/daytrade/apply': [[(call) => dayTrading(call).apply(ID), `requestid=${ID}`]],
  '/daytrade/list': [[(call) => dayTrading(call).instruments('MY'), 'market=MY']],
  '/daytrade/orders': [[(call) => dayTrading(call).orders({ cursor: 'abc', limit: 20 }), 'cursor=abc&limit=20']],
  '/daytrade/positions': [
    [(call) => dayTrading(call).trades({ which: 'held' }), 'which=held'],
    [(call) => dayTrading(call).trades({ which: 'closed', cursor: 'abc' }), 'which=closed&cursor=abc'],
  ],
}

describe('the calls about day trading', () => {
  describeCalls({ tags: ['daytrade'] }, CALLS)
})

describe('the decoded answers', () => {
  it('have the state of the application, the tradable instruments and the trades', async () => {
    const standing = async (name: string) =>
      read((call) => dayTrading(call).facility(), example('/daytrade/state', name))
    expect(await standing('rich')).toMatchObject({ standing: 'approved', minutes: 15 })
    expect(await standing('none')).toMatchObject({ standing: 'not-applied', appliedAt: null, approvedAt: null })
    const offered = await read((call) => dayTrading(call).instruments('MY'), example('/daytrade/list'))
    expect(offered.map(({ isOpen, price }) => [isOpen, price && formatDecimal(price)])).toEqual([
      [true, '1.56'],
      [false, null],
    ])
    const { list } = await read((call) => dayTrading(call).trades({ which: 'held' }), example('/daytrade/positions'))
    expect(list).toMatchObject([{ id: '7003', lockReason: null, squareOffAt: 1768466700000, isSquaredOff: false }])
    const past = example('/daytrade/positions', 'over')
    const over = await read((call) => dayTrading(call).trades({ which: 'closed' }), past)
    expect(over.list).toMatchObject([{ isSquaredOff: true, state: 'closed', averageCost: null }])
  })

  it('distinguish day trades among positions and orders', async () => {
    const records = await read((call) => positions(call).list({ which: 'held' }), example('/trade/positionlist'))
    expect(records.list.map(({ id, squareOffAt }) => [id, squareOffAt])).toContainEqual(['7010', 1768466700000])
    expect(records.list.filter(({ squareOffAt }) => squareOffAt === null)).toHaveLength(records.list.length - 1)
    const today = await read((call) => dayTrading(call).orders({}), example('/daytrade/orders'))
    expect(today.list.map(({ squareOffAt }) => squareOffAt)).toEqual([1768466700000])
    const pending = await read((call) => orders(call).pending({}), example('/trade/pendinglist'))
    expect(pending.list.every(({ squareOffAt }) => squareOffAt === null)).toBe(true)
  })

  it('mark an order and its preview as a day trade only where the order opens one', async () => {
    const opening: NewOrder = {
      code: 'MY0101',
      action: 'open',
      direction: 'long',
      type: 'market',
      timeInForce: 'day',
      quantity: decimal('1000'),
      leverage: 1,
      isDayTrade: true,
    }
    const seen: string[] = []
    const asked = (order: NewOrder) =>
      read((call) => orders(call).preview(order), example('/trade/orderpreview', 'daytrade'))
    expect((await asked(opening)).squareOffAt).toBe(1768466700000)
    const run = (order: NewOrder) => [
      orders(answering(example('/trade/orderpreview'), seen)).preview(order),
      orders(answering(example('/trade/order'), seen)).place(order, ID),
    ]
    await Effect.runPromise(Effect.all(run(opening)))
    expect(seen.every((form) => form.includes('&daytrade=1'))).toBe(true)
    seen.length = 0
    await Effect.runPromise(Effect.all(run({ ...opening, action: 'close', positionId: '7003' })))
    await Effect.runPromise(Effect.all(run({ ...opening, isDayTrade: false })))
    expect(seen.some((form) => form.includes('daytrade'))).toBe(false)
  })
})
