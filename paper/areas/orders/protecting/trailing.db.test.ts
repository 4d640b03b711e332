import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { audit } from '../../../ledger/audit.ts'
import { MINUTE, SECOND } from '../../../platform/clock/instant.ts'
import type { Session } from '../../../testing/broker.ts'
import { auditTrading } from '../audit.ts'
import { type Desk, nextWeek, openDesk, type OrderFields } from '../testing/desk.ts'

const CODE = '96038'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.stop())
beforeEach(() => nextWeek(desk, CODE))

const protect = (who: Session, positionid: string, fields: OrderFields) =>
  desk.call('/trade/protect', { positionid, requestid: randomUUID(), ...fields }, who)

const bought = async (fields: OrderFields = {}) => {
  const who = await desk.customer({ MYR: '90000.00' })
  const order = await desk.accepted(who, { code: CODE, quantity: '1000', ...fields })
  return { who, id: order.positionid }
}

/** Shares that may be sold. */
const sellable = async () => {
  const made = await bought()
  await desk.forward(16 * MINUTE)
  return made
}

const protecting = (positionId: string) =>
  desk.broker.db
    .selectFrom('orders')
    .selectAll()
    .where('position_id', '=', positionId)
    .where('protects', 'is not', null)
    .execute()

const soundBooks = async () => {
  expect(await auditTrading(desk.broker.db)).toEqual([])
  expect(await audit(desk.broker.db)).toEqual([])
}

describe('a trailing stop', () => {
  it('follows the best price, in the database, and closes when the price falls by its distance', async () => {
    const { id, who } = await sellable()
    await protect(who, id, { trailpercent: '5' })
    await desk.forward(SECOND)
    await desk.setPrice(CODE, '4.30')
    await desk.forward(SECOND)
    const high = (await desk.position(who, id)).protection
    expect(Number(high?.trailprice)).toBeGreaterThan(4.2)
    await desk.setPrice(CODE, '4.22')
    await desk.forward(SECOND)
    const kept = (await desk.position(who, id)).protection
    expect(Number(kept?.stopnow)).toBeGreaterThanOrEqual(Number(high?.stopnow))
    expect(await protecting(id)).toEqual([])
    await desk.setPrice(CODE, '4.00')
    await desk.forward(SECOND)
    expect(await protecting(id)).toMatchObject([{ state: 'filled', reason: 'trailing-stop' }])
    await soundBooks()
  })

  it('stays where it is while only its take-profit changes, and starts again with another distance', async () => {
    const { id, who } = await sellable()
    await protect(who, id, { trailpercent: '5' })
    await desk.setPrice(CODE, '4.30')
    await desk.forward(SECOND)
    const high = (await desk.position(who, id)).protection
    await desk.setPrice(CODE, '4.20')
    await desk.forward(SECOND)
    const { data } = await protect(who, id, { trailpercent: '5.00', takeprofit: '4.90' })
    expect(data.protection).toMatchObject({ stopnow: high?.stopnow, trailprice: high?.trailprice, takeprofit: '4.900' })
    await protect(who, id, { trailpercent: '5' })
    await desk.forward(SECOND)
    expect((await desk.position(who, id)).protection).toMatchObject({ stopnow: high?.stopnow, takeprofit: '-' })
    await protect(who, id, { trailpercent: '6' })
    await desk.forward(SECOND)
    const wider = (await desk.position(who, id)).protection
    expect(Number(wider?.trailprice)).toBeLessThan(Number(high?.trailprice))
    await soundBooks()
  })

  it('by an amount of a short position follows the price down', async () => {
    const { id, who } = await bought({ direction: 'short', trailamount: '0.2' })
    await desk.forward(SECOND)
    await desk.setPrice(CODE, '3.50')
    await desk.forward(SECOND)
    expect(Number((await desk.position(who, id)).protection?.stopnow)).toBeLessThan(3.8)
    await desk.setPrice(CODE, '3.80')
    await desk.forward(SECOND)
    expect(await protecting(id)).toMatchObject([{ state: 'filled', reason: 'trailing-stop' }])
    await soundBooks()
  })
})
