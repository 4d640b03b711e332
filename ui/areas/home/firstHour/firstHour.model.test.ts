import { Effect } from 'effect'
import { expect, it } from 'vitest'
import { decimal } from '../../../../domain/money/decimal.ts'
import { formatAmount } from '../../../../domain/money/format.ts'
import { Unavailable } from '../../../../ports/failure.ts'
import type { Fill } from '../../../../ports/Orders.ts'
import { makeFirstHourRoom } from '../../../app/firstHour/firstHourRoom.model.ts'
import { eventually } from '../../../testing/eventually.ts'
import { makeFakeApp } from '../../../testing/fakeApp.ts'
import { NOW } from '../../../testing/now.ts'
import { position } from '../../orders/ticket/testing/sample.ts'
import { firstHourNow, type FirstRecords } from './facts.ts'
import { makeFirstHourModel } from './firstHour.model.ts'

const HOUR = 3_600_000
const held = position()
const fill = (action: 'open' | 'close', over: Partial<Fill> = {}): Fill => ({
  id: `f-${action}`,
  orderId: 'o-1',
  positionId: held.id,
  code: held.code,
  currency: held.currency,
  direction: 'long',
  action,
  price: decimal('1.54'),
  quantity: decimal('100'),
  amount: decimal('154'),
  fees: decimal('8'),
  profit: action === 'close' ? decimal('12.5') : null,
  writtenOff: decimal('0'),
  time: NOW,
  ...over,
})
const records = (over: Partial<FirstRecords> = {}): FirstRecords => ({
  funds: [],
  fills: [],
  pending: [],
  positions: [],
  ...over,
})

it('what was bought before it began does not count', () => {
  const found = records({ fills: [fill('open', { time: NOW - HOUR })], positions: [held] })
  expect(firstHourNow(found, 0).facts.filled).toBe(true)
  expect(firstHourNow(found, NOW).facts.filled).toBe(false)
})

it('the profit of the sale is the sum of its fills', () => {
  const fills = [fill('open'), fill('close'), fill('close', { id: 'f-2', profit: decimal('-2.5') })]
  const { facts, sale } = firstHourNow(records({ fills, positions: [held] }), 0)
  expect(facts.sold).toBe(true)
  expect(sale?.profit && formatAmount(sale.profit)).toBe('10,00')
})

it('a sale of another position is not that of the first trade', () => {
  const fills = [fill('open'), fill('close', { positionId: 'other' })]
  expect(firstHourNow(records({ fills, positions: [held] }), 0).facts.sold).toBe(false)
})

const start = (kept: Map<string, string>, down = false) => {
  const empty = Effect.succeed({ list: [], next: null })
  const fake = makeFakeApp(
    {
      clock: { now: () => NOW },
      credentials: { current: () => ({ token: 't', account: 'me' }) },
      funds: { list: () => Effect.succeed([]) },
      orders: {
        fills: () => (down ? Effect.fail(new Unavailable({ status: 503 })) : empty),
        pending: () => empty,
      },
      positions: { list: () => empty },
    },
    kept,
  )
  return { ...fake, kept, model: fake.app.model(makeFirstHourModel), room: fake.app.model(makeFirstHourRoom) }
}
const begun = () => new Map([['firstHour.me', '{"isOn":true,"since":0}']])

it('shows what the records say in the room that home keeps', async () => {
  const { model, room } = start(begun())
  await room.look()
  const leave = model.open()
  await eventually(() => expect(model.now.value).not.toBeNull())
  expect(room.isOpen.value).toBe(true)
  leave()
})

it('gives its room up without the records, and says nothing of it', async () => {
  const { failures, model, room } = start(begun(), true)
  await room.look()
  const leave = model.open()
  await eventually(() => expect(room.isOpen.value).toBe(false))
  expect([model.now.value, failures]).toEqual([null, []])
  leave()
})

it.each([
  ['later', true],
  ['leave', false],
] as const)('"%s" closes the room and is kept on the device', async (how, isOn) => {
  const { kept, model, room } = start(begun())
  await room.look()
  await model[how]()
  expect(room.isOpen.value).toBe(false)
  expect(kept.get('firstHour.me')).toContain(`"isOn":${isOn}`)
})
