import { Effect } from 'effect'
import { expect, it } from 'vitest'
import { decimal } from '../../../../domain/money/decimal.ts'
import { formatAmount } from '../../../../domain/money/format.ts'
import { Unavailable } from '../../../../ports/failure.ts'
import type { Fill } from '../../../../ports/Orders.ts'
import type { PositionRecord } from '../../../../ports/Positions.ts'
import { beginFirstHour } from '../../../app/firstHour/keptFirstHour.ts'
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

const start = (kept = new Map<string, string>(), fills: ReadonlyArray<Fill> = [], down = false) => {
  let now = NOW
  const empty = Effect.succeed({ list: [], next: null })
  const found: ReadonlyArray<PositionRecord> = []
  const fake = makeFakeApp(
    {
      clock: { now: () => now },
      credentials: { current: () => ({ token: 't', account: 'me' }) },
      funds: { list: () => Effect.succeed([]) },
      orders: {
        fills: () =>
          down ? Effect.fail(new Unavailable({ status: 503 })) : Effect.succeed({ list: fills, next: null }),
        pending: () => empty,
      },
      positions: { list: () => Effect.succeed({ list: found, next: null }) },
    },
    kept,
  )
  const model = fake.app.model(makeFirstHourModel)
  return { ...fake, model, kept, pass: (milliseconds: number) => (now += milliseconds) }
}

it('is shown to who has never traded, and remembered on the device', async () => {
  const { kept, model } = start()
  const leave = model.open()
  await eventually(() => expect(model.now.value).not.toBeNull())
  leave()
  expect(kept.get('firstHour.me')).toContain('true')
})

it('is not shown to who has traded, nor without an answer, and says nothing of it', async () => {
  const traded = start(new Map(), [fill('open')])
  const leave = traded.model.open()
  await eventually(() => expect(traded.kept.get('firstHour.me')).toContain('false'))
  expect(traded.model.now.value).toBeNull()
  leave()
  const down = start(new Map(), [], true)
  const leaveToo = down.model.open()
  await eventually(() => expect(down.kept.has('firstHour.me')).toBe(false))
  expect([down.model.now.value, down.failures]).toEqual([null, []])
  leaveToo()
})

it('is hidden for a day by "not now", and for good by leaving, until it begins again', async () => {
  const { app, kept, model, pass } = start()
  let leave = model.open()
  await eventually(() => expect(model.now.value).not.toBeNull())
  await model.later()
  leave()
  leave = model.open()
  expect(model.now.value).toBeNull()
  leave()
  pass(25 * HOUR)
  leave = model.open()
  await eventually(() => expect(model.now.value).not.toBeNull())
  await model.leave()
  leave()
  expect(kept.get('firstHour.me')).toContain('false')
  await app.run(beginFirstHour)
  leave = model.open()
  await eventually(() => expect(model.now.value).not.toBeNull())
  leave()
})
