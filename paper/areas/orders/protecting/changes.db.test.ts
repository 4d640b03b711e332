import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { MINUTE, SECOND } from '../../../platform/clock/instant.ts'
import { type Desk, nextWeek, openDesk, type OrderFields } from '../testing/desk.ts'

const CODE = '96038'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
  await nextWeek(desk, CODE)
})
afterAll(() => desk.stop())

it('records the changes of a protection with their times: set, moved, removed, triggered; a trailing stop that follows is none', async () => {
  const who = await desk.customer({ MYR: '90000.00' })
  const { positionid: id } = await desk.accepted(who, { code: CODE, quantity: '1000' })
  await desk.forward(16 * MINUTE)
  const protect = (fields: OrderFields) =>
    desk.call('/trade/protect', { positionid: id, requestid: randomUUID(), ...fields }, who)
  await protect({ stoploss: '3.50' })
  await desk.forward(SECOND)
  await protect({ stoploss: '3.60', takeprofit: '9.00' })
  await protect({ stoploss: '3.60', takeprofit: '9.00' })
  await protect({})
  await protect({ trailpercent: '5' })
  await desk.setPrice(CODE, '4.00')
  await desk.forward(SECOND)
  await desk.setPrice(CODE, '3.50')
  await desk.forward(SECOND)
  await desk.forward(SECOND)
  const { protectionchanges = [] } = await desk.position(who, id)
  expect(protectionchanges).toMatchObject([
    { change: 'set', stoploss: '3.500', takeprofit: '-' },
    { change: 'set', stoploss: '3.600', takeprofit: '9.000' },
    { change: 'ended' },
    { change: 'set', stoploss: '-', trailpercent: '5' },
    { change: 'triggered', side: 'trailing-stop', triggerprice: '3.500' },
    { change: 'ended' },
  ])
  expect(Number(protectionchanges[1]?.time) - Number(protectionchanges[0]?.time)).toBe(SECOND)
})
