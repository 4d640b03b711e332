import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { multiply } from 'effect/BigDecimal'
import { textByCode } from '../../../adapters/generated/messages.ts'
import { roundToTick } from '../../../domain/markets/allowedPrices.ts'
import { decimal, formatDecimal } from '../../../domain/money/decimal.ts'
import { type Twin, withTwin } from '../../testing/books.ts'
import type { Session } from '../../testing/broker.ts'
import { type Desk, openDesk, OPEN } from '../orders/testing/desk.ts'
import { eligibleIn } from '../orders/checkOrder.ts'

const [, , , , FIRST] = eligibleIn('MY')
const CODE = FIRST!.code
/** 16:45 in Kuala Lumpur, a quarter of an hour before the Malaysian close. */
const SQUARE_OFF = '2026-01-13T08:45:00.000Z'

let desk: Desk
let twin: Twin
withTwin(openDesk, (opened, other) => {
  desk = opened
  twin = other
})

const trader = async (): Promise<Session> => {
  await desk.at(OPEN)
  const mine = await desk.customer({ MYR: '100000.00' })
  await desk.control('/identity/grant', { account: mine.account, name: 'Marina Ribera' })
  await desk.control('/daytrade/approve', { account: mine.account })
  return mine
}
const open = (mine: Session, fields: Record<string, string> = {}) =>
  desk.accepted(mine, { code: CODE, quantity: '1000', daytrade: '1', ...fields })
const trades = async (mine: Session, which: 'held' | 'closed') =>
  (await desk.call('/daytrade/positions', { which }, mine)).data.list
const credits = async (mine: Session) =>
  (await desk.call('/trade/urnjylist', { buy_type: '0', type: 'MYR' }, mine)).data
const again = async ({ account }: Session): Promise<Session> =>
  (await desk.call('/user/login', { account, password: 'test1234' })).data

describe('the facility', () => {
  it('needs a verified identity and one application, and sends a message when it is approved', async () => {
    await desk.at(OPEN)
    const mine = await desk.customer()
    const apply = (requestid = randomUUID()) => desk.call('/daytrade/apply', { requestid }, mine)
    expect((await apply()).msg).toBe(textByCode['identity-not-verified'])
    await desk.control('/identity/grant', { account: mine.account, name: 'Marina Ribera' })
    const id = randomUUID()
    const [first, second] = [await apply(id), await apply(id)]
    expect(first.data).toMatchObject({ status: 1, reviewtime: '-', minutes: 15 })
    expect(second.data).toEqual(first.data)
    expect((await apply()).msg).toBe(textByCode['day-trading-applied'])
    expect((await desk.order(mine, { code: CODE, quantity: '100', daytrade: '1' })).msg).toBe(
      textByCode['day-trading-not-approved'],
    )
    await desk.control('/daytrade/approve', { account: mine.account })
    expect((await desk.call('/daytrade/state', {}, mine)).data).toMatchObject({ status: 2 })
    const { list } = (await desk.call('/message/list', { language: 'us' }, mine)).data
    expect(list.filter(({ title }) => title === 'Day trading enabled')).toHaveLength(1)
  })

  it('lists the tradable instruments, and refuses all others', async () => {
    const mine = await trader()
    const list = (await desk.call('/daytrade/list', { market: 'MY' }, mine)).data
    expect(list.map(({ code }) => code)).toContain(CODE)
    expect(list[0]).toMatchObject({ open: 1, squareofftime: Date.parse(SQUARE_OFF) })
    expect((await desk.call('/daytrade/list', { market: 'CRYPTO' }, mine)).data).toEqual([])
    const other = desk.broker.market.listings.filter(({ instrument }) => instrument.market === 'MY').at(-1)!
    const refused = await desk.order(mine, { code: other.instrument.code, quantity: '100', daytrade: '1' })
    expect(refused.msg).toBe(textByCode['day-trading-not-eligible'])
  })
})

describe('a preview', () => {
  const fields = { code: CODE, direction: 'long', action: 'open', ordertype: 'market', quantity: '1000' }
  const preview = async (mine: Session, more: Record<string, string> = {}) =>
    (await desk.call('/trade/orderpreview', { ...fields, daytrade: '1', ...more }, mine)).data

  it('shows the square-off of a day trade and the costs of the order', async () => {
    const mine = await trader()
    const told = await preview(mine)
    expect(told).toMatchObject({ squareofftime: Date.parse(SQUARE_OFF), problems: [] })
    expect(await preview(mine, { daytrade: '0' })).toMatchObject({ squareofftime: '-', cost: told.cost })
    const before = (await desk.money(mine, 'MYR')).available
    const order = await open(mine)
    expect(order.expiretime).toBe(told.squareofftime)
    const spent = Number(before) - Number((await desk.money(mine, 'MYR')).available)
    expect(spent.toFixed(2)).toBe(Number(told.cost).toFixed(2))
  })

  it('reports the refusal of the order, whatever else is wrong', async () => {
    const mine = await trader()
    const stranger = await desk.customer({ MYR: '100000.00' })
    const other = desk.broker.market.listings.filter(({ instrument }) => instrument.market === 'MY').at(-1)!
    const ineligible = { code: other.instrument.code }
    const cases: ReadonlyArray<readonly [Session, Record<string, string>]> = [
      [stranger, {}],
      [mine, ineligible],
      // More than one thing is wrong: the first in the contract's order is the refusal.
      [stranger, { quantity: '1001', leverage: '7' }],
      [mine, { ...ineligible, quantity: '1' }],
    ]
    const agree = async (who: Session, more: Record<string, string>): Promise<string> => {
      const { maxquantity, problems } = await preview(who, more)
      const [first] = problems
      expect(maxquantity).toBe('0')
      const refused = await desk.order(who, { ...fields, daytrade: '1', ...more })
      expect(refused.msg).toBe(textByCode[first!.code as keyof typeof textByCode])
      return first!.code
    }
    const found: string[] = []
    for (const [who, more] of cases) found.push(await agree(who, more))
    expect(found).toEqual([
      'day-trading-not-approved',
      'day-trading-not-eligible',
      'leverage-not-offered',
      'day-trading-not-eligible',
    ])
    await desk.at(SQUARE_OFF)
    expect(await agree(await again(mine), {})).toBe('day-trading-over')
    // After the close, the closed market is the reason.
    await desk.at('2026-01-13T09:30:00.000Z')
    expect(await agree(await again(mine), {})).toBe('non-trading-time')
  })
})

describe('a day trade', () => {
  it('is marked among other orders and positions', async () => {
    const mine = await trader()
    const usual = await open(mine, { daytrade: '0' })
    const { squareofftime } = (await desk.call('/trade/positioninfo', { positionid: usual.positionid }, mine)).data
    expect([usual.squareofftime, squareofftime]).toEqual(['-', '-'])
  })

  it('may be closed immediately, and counts as a holding until then', async () => {
    const mine = await trader()
    const bought = await open(mine, { leverage: '2' })
    expect(bought).toMatchObject({ state: 'filled', expiretime: Date.parse(SQUARE_OFF) })
    const [trade] = await trades(mine, 'held')
    expect(trade).toMatchObject({ position: { lockreason: '', squareofftime: Date.parse(SQUARE_OFF) } })
    const { margin, yingkui } = trade!.position
    const equity = (Number(margin) + Number(yingkui)).toFixed(2)
    expect((await desk.call('/trade/userstocklist', { type: 'MYR' }, mine)).data).toMatchObject({
      0: { nowprice: expect.stringMatching(new RegExp(`^${equity}0*$`)), stock_num: '1', status: 0 },
    })
    expect(await credits(mine)).toEqual([])
    const { id } = trade!.position
    // Every answer about the order and the position marks them as a day trade.
    const info = (await desk.call('/trade/positioninfo', { positionid: id }, mine)).data
    expect([bought.squareofftime, info.squareofftime]).toEqual([Date.parse(SQUARE_OFF), Date.parse(SQUARE_OFF)])
    const closing = { code: CODE, quantity: '1000', action: 'close', positionid: id }
    const told = await desk.call('/trade/orderpreview', { ...closing, direction: 'long', ordertype: 'market' }, mine)
    expect(told.data).toMatchObject({ squareofftime: Date.parse(SQUARE_OFF), problems: [] })
    expect((await desk.accepted(mine, closing)).state).toBe('filled')
    expect(await trades(mine, 'held')).toEqual([])
    expect(await trades(mine, 'closed')).toMatchObject([{ position: { id }, squaredoff: 0 }])
    expect(await credits(mine)).toEqual([])
    expect((await desk.call('/daytrade/orders', {}, mine)).data.list).toHaveLength(2)
  })

  it('is squared off also where its customer has a waiting order at a better price', async () => {
    let mine = await trader()
    await open(mine)
    const [trade] = await trades(mine, 'held')
    const { ask } = await desk.book(CODE)
    const above = roundToTick(FIRST!.ticks, multiply(decimal(ask), decimal('1.05')), 'up')
    const better = { price: formatDecimal(above), ordertype: 'limit', positionid: trade!.position.id }
    const waiting = await desk.accepted(mine, { code: CODE, quantity: '1000', action: 'close', ...better })
    expect(waiting.state).toBe('pending')
    await desk.at(SQUARE_OFF)
    await desk.sweep()
    mine = await again(mine)
    await expect.poll(() => trades(mine, 'held')).toEqual([])
    expect(await trades(mine, 'closed')).toMatchObject([{ squaredoff: 1, position: { quantity: '0' } }])
  })

  it('is squared off once at its time, however many processes sweep, and not earlier', async () => {
    let mine = await trader()
    await open(mine)
    const { bid } = await desk.book(CODE)
    const below = roundToTick(FIRST!.ticks, multiply(decimal(bid), decimal('0.9')), 'down')
    await open(mine, { price: formatDecimal(below) })
    const plain = await desk.accepted(mine, { code: CODE, quantity: '100' })
    await desk.at('2026-01-13T08:44:59.000Z')
    await desk.sweep()
    mine = await again(mine)
    expect(await trades(mine, 'held')).toHaveLength(1)
    await desk.at(SQUARE_OFF)
    await Promise.all([desk.sweep(), fetch(`${twin.url}/control/trading/sweep`, { method: 'POST' }), desk.sweep()])
    mine = await again(mine)
    await expect.poll(() => trades(mine, 'held')).toEqual([])
    const [closed] = await trades(mine, 'closed')
    expect(closed!.position).toMatchObject({ state: 'closed', quantity: '0', openquantity: '1000' })
    expect(closed!.squaredoff).toBe(1)
    const { list } = (await desk.call('/daytrade/orders', {}, mine)).data
    expect(list.map(({ reason, state }) => `${state} ${reason}`).toSorted()).toEqual([
      'expired ',
      'filled ',
      'filled squared-off',
    ])
    // A position that is no day trade stays.
    expect((await desk.held(mine)).map(({ id }) => id)).toEqual([plain.id])
    expect((await desk.order(mine, { code: CODE, quantity: '100', daytrade: '1' })).msg).toBe(
      textByCode['day-trading-over'],
    )
    const told = (await desk.call('/message/list', { language: 'us' }, mine)).data.list
    expect(told.filter(({ title }) => title === 'Day trade closed out')).toHaveLength(1)
  })

  it('is squared off after a halt as soon as its instrument trades again', async () => {
    let mine = await trader()
    await open(mine)
    await desk.control('/market/halt', { code: CODE })
    await desk.at(SQUARE_OFF)
    await desk.sweep()
    mine = await again(mine)
    expect(await trades(mine, 'held')).toHaveLength(1)
    await desk.control('/market/resume', { code: CODE })
    await desk.sweep()
    await expect.poll(() => trades(mine, 'held')).toEqual([])
  })
})
