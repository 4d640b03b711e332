import { randomUUID } from 'node:crypto'
import { multiply } from 'effect/BigDecimal'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { roundToTick } from '../../../domain/markets/allowedPrices.ts'
import { decimal, formatDecimal } from '../../../domain/money/decimal.ts'
import { listingsOf } from '../../market/listing/listings.ts'
import { MINUTE } from '../../platform/clock/instant.ts'
import { changeMarket } from '../../market/overrides/changeMarket.ts'
import { overridesFor } from '../../market/overrides/overrides.ts'
import { viewOf } from '../orders/view.ts'
import { compareTotals, totalsOf } from './testing/compare.ts'
import { openWorld, type Person, type World } from './testing/world.ts'

let world: World
let accounts = 0
/** Each test has a share of its own, whose price it moves. */
let share = listingsOf('MY')[0]!.instrument
beforeEach(() => {
  share = listingsOf('MY')[accounts]!.instrument
})
beforeAll(async () => {
  world = await openWorld(new Date('2026-01-13T02:00:00Z'))
})
afterAll(() => world.close())

const somebody = () => world.person((accounts += 1), { MYR: '100000.00' })
const compared = (person: Person) => compareTotals(world, person, 'requested')
const total = async (person: Person) => (await totalsOf(person)).get('MYR')
const view = async () =>
  viewOf(world.broker.market, share.code, world.now().getTime(), await overridesFor(world.broker.db))!

const order = async ({ call }: Person, fields: Record<string, string>) => {
  const opens = { code: share.code, direction: 'long', action: 'open', quantity: '1000', clientorderid: randomUUID() }
  const done = await call('/trade/order', { ...opens, ordertype: fields['price'] ? 'limit' : 'market', ...fields })
  if (done === undefined) throw new Error('the order was refused')
  return done
}
/** The current price times a factor, on the grid. */
const priceTimes = async (factor: string) => {
  const { prices } = await view()
  if (!prices) throw new Error('the share has no price')
  return formatDecimal(roundToTick(share.ticks, multiply(prices.bid, decimal(factor)), 'down'))
}
/** Sets another price, without a sweep of the positions. */
const moveTo = async (factor: string) => {
  const price = decimal(await priceTimes(factor))
  await changeMarket(world.broker.db, { kind: 'price', code: share.code, price }, world.now())
}
const rows = async ({ call }: Person, path: '/trade/userstocklist' | '/trade/urnjylist') =>
  Object.values((await call(path, { type: 'MYR', buy_type: '0' })) ?? {}).filter((row) => typeof row === 'object')

describe('one total', () => {
  it('does not change when a waiting order is placed, and when it is cancelled', async () => {
    const person = await somebody()
    const before = await total(person)
    const { held, id, state } = await order(person, { price: await priceTimes('0.9'), leverage: '2' })
    expect(state).toBe('pending')
    expect(await rows(person, '/trade/urnjylist')).toEqual([{ credit: held, status: 0 }])
    expect(await total(person)).toBe(before)
    await compared(person)
    await person.call('/trade/cancelorder', { orderid: id, requestid: randomUUID() })
    expect(await total(person)).toBe(before)
    expect(await rows(person, '/trade/urnjylist')).toEqual([])
    await compared(person)
  })

  it.each([
    ['a short with leverage', { direction: 'short', leverage: '2' }],
    ['a short', { direction: 'short' }],
    ['a long with leverage', { leverage: '5' }],
    ['a long', {}],
    ['a day trade with leverage', { daytrade: '1', leverage: '5' }],
  ])('falls by no more than fees and spread when %s is opened, and moves with its profit', async (_what, fields) => {
    const person = await somebody()
    const { amount, fees } = await order(person, fields)
    const spread = Number(amount) * 0.02
    expect(100_000 - Number(await total(person))).toBeGreaterThanOrEqual(Number(fees) - spread)
    expect(100_000 - Number(await total(person))).toBeLessThan(Number(fees) + spread)
    await compared(person)
    world.pass(MINUTE)
    await moveTo('1.04')
    await compared(person)
    await moveTo('0.97')
    await compared(person)
  })

  it('counts no loss beyond the margin, which is not the customer’s', async () => {
    const person = await somebody()
    const { positionid } = await order(person, { leverage: '5' })
    const [wallet] = ((await person.call('/trade/funds', {})) ?? []).filter(({ currency }) => currency === 'MYR')
    world.pass(MINUTE)
    await moveTo('0.71')
    const position = await person.call('/trade/positioninfo', { positionid })
    expect(position?.yingkui).toBe(`-${position?.margin}`)
    expect(await total(person)).toBe(wallet?.available)
    expect(await rows(person, '/trade/userstocklist')).toMatchObject([{ stock_num: '1', status: 0 }])
    await compared(person)
  })

  it('keeps the customer’s own money in a position while no price can be obtained', async () => {
    const person = await somebody()
    await order(person, {})
    await order(person, { direction: 'short', leverage: '2' })
    await changeMarket(world.broker.db, { kind: 'no-price', code: share.code }, world.now())
    const [wallet] = ((await person.call('/trade/funds', {})) ?? []).filter(({ currency }) => currency === 'MYR')
    expect(wallet).toMatchObject({ yingkui: '0.00', marketvalue: '-' })
    expect(Number(wallet?.totalassets)).toBeCloseTo(Number(wallet?.available) + Number(wallet?.margin), 2)
    await compared(person)
    await changeMarket(world.broker.db, { kind: 'price-again', code: share.code }, world.now())
  })
})
