import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { SECOND } from '../../../platform/clock/instant.ts'
import { type Desk, nextWeek, openDesk } from '../testing/desk.ts'
import { bought, CODE, protect, protecting, sellable } from './testing/shares.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.stop())
beforeEach(() => nextWeek(desk, CODE))

describe('a trailing stop', () => {
  it('follows the best price, in the database, and closes when the price falls by its distance', async () => {
    const { id, who } = await sellable(desk)
    await protect(desk, who, id, { trailpercent: '5' })
    await desk.forward(SECOND)
    await desk.setPrice(CODE, '4.30')
    await desk.forward(SECOND)
    const high = (await desk.position(who, id)).protection
    expect(Number(high?.trailprice)).toBeGreaterThan(4.2)
    await desk.setPrice(CODE, '4.22')
    await desk.forward(SECOND)
    const kept = (await desk.position(who, id)).protection
    expect(Number(kept?.stopnow)).toBeGreaterThanOrEqual(Number(high?.stopnow))
    expect(await protecting(desk, id)).toEqual([])
    await desk.setPrice(CODE, '4.00')
    await desk.forward(SECOND)
    expect(await protecting(desk, id)).toMatchObject([{ state: 'filled', reason: 'trailing-stop' }])
    await desk.soundBooks()
  })

  it('stays where it is while only its take-profit changes, and starts again with another distance', async () => {
    const { id, who } = await sellable(desk)
    await protect(desk, who, id, { trailpercent: '5' })
    await desk.setPrice(CODE, '4.30')
    await desk.forward(SECOND)
    const high = (await desk.position(who, id)).protection
    await desk.setPrice(CODE, '4.20')
    await desk.forward(SECOND)
    const { data } = await protect(desk, who, id, { trailpercent: '5.00', takeprofit: '4.90' })
    expect(data.protection).toMatchObject({ stopnow: high?.stopnow, trailprice: high?.trailprice, takeprofit: '4.900' })
    await protect(desk, who, id, { trailpercent: '5' })
    await desk.forward(SECOND)
    expect((await desk.position(who, id)).protection).toMatchObject({ stopnow: high?.stopnow, takeprofit: '-' })
    await protect(desk, who, id, { trailpercent: '6' })
    await desk.forward(SECOND)
    const wider = (await desk.position(who, id)).protection
    expect(Number(wider?.trailprice)).toBeLessThan(Number(high?.trailprice))
    await desk.soundBooks()
  })

  it('by an amount of a short position follows the price down', async () => {
    const { id, who } = await bought(desk, { direction: 'short', trailamount: '0.2' })
    await desk.forward(SECOND)
    await desk.setPrice(CODE, '3.50')
    await desk.forward(SECOND)
    expect(Number((await desk.position(who, id)).protection?.stopnow)).toBeLessThan(3.8)
    await desk.setPrice(CODE, '3.80')
    await desk.forward(SECOND)
    expect(await protecting(desk, id)).toMatchObject([{ state: 'filled', reason: 'trailing-stop' }])
    await desk.soundBooks()
  })
})
