import { Effect } from 'effect'
import { expect, it } from 'vitest'
import { decimal } from '../../../../domain/money/decimal.ts'
import { formatAmount, formatPercentChange } from '../../../../domain/money/format.ts'
import { localDay } from '../../../../domain/calendar/zone.ts'
import { Unavailable } from '../../../../ports/failure.ts'
import type { MarketNow } from '../../../../ports/Markets.ts'
import { eventually } from '../../../testing/eventually.ts'
import { makeFakeApp } from '../../../testing/fakeApp.ts'
import { NOW } from '../../../testing/now.ts'
import { position } from '../../orders/ticket/testing/sample.ts'
import { dueOf } from './due.ts'
import { makeEveningModel } from './evening.model.ts'
import { movedOf, totalsOf } from './moved.ts'

const HOUR = 3_600_000
const zone = 'Asia/Kuala_Lumpur'
const market: MarketNow = {
  code: 'MY',
  name: 'Malaysia',
  currency: 'MYR',
  zone,
  state: 'closed',
  changesAt: null,
  day: localDay(zone, NOW),
  sessions: [{ opens: NOW - 2 * HOUR, closes: NOW - HOUR }],
  hasHomeHours: false,
  sale: 'T+0',
  settlementDays: 2,
  shorting: true,
  tradable: true,
  leverages: [1],
}
const quote = {
  code: 'MY0101',
  price: decimal('1.54'),
  previousClose: decimal('1.50'),
  volume: null,
  turnover: null,
  state: 'closed',
  atLimit: null,
  time: NOW - HOUR,
} as const
const held = position({
  boughtAt: NOW - 72 * HOUR,
  sellableFrom: NOW + 12 * HOUR,
  lockReason: 'sell-blocked-t1',
})

const start = (kept = new Map<string, string>()) => {
  const down = Effect.fail(new Unavailable({ status: 503 }))
  const fake = makeFakeApp(
    {
      clock: { now: () => NOW },
      positions: { list: () => Effect.succeed({ list: [held], next: null }) },
      quotes: { batch: () => Effect.succeed({ time: NOW, quotes: [quote] }), indices: () => down },
      dividends: { upcoming: () => down },
      offers: { subscriptions: () => down },
      credit: { loans: () => down },
      lending: { loans: () => down },
    },
    kept,
  )
  return { ...fake, model: fake.app.model(makeEveningModel) }
}

it('tells the day of a market that has closed, also where the other lists fail', async () => {
  const { model } = start()
  await model.load([market])
  const evening = model.evening.value!
  expect(movedOf(evening).map(({ amount, cause }) => [formatAmount(amount), cause])).toEqual([['20,00', 'price']])
  expect(dueOf(evening)).toMatchObject([{ is: 'settled', at: NOW + 12 * HOUR }])
})

it('tells what each holding contributed to the change of all of its currency', async () => {
  const { model } = start()
  await model.load([market])
  const evening = model.evening.value!
  const other = { ...held, code: 'MY0102', quantity: decimal('1000'), cost: decimal('2000') }
  const fallen = { ...quote, code: 'MY0102', price: decimal('1.97'), previousClose: decimal('2.00') }
  const both = { ...evening, held: [held, other], quotes: [quote, fallen] }
  // 500 shares from 1.50 to 1.54 and 1,000 from 2.00 to 1.97: 20 − 30 of 2,750.
  expect(movedOf(both).map(({ contribution }) => formatPercentChange(contribution))).toEqual([
    '+0,73\u00a0%',
    '−1,09\u00a0%',
  ])
  expect(totalsOf(both)).toMatchObject([{ currency: 'MYR' }])
  expect(totalsOf(both).map(({ percent, profit }) => [formatAmount(profit), formatPercentChange(percent)])).toEqual([
    ['−10,00', '−0,36\u00a0%'],
  ])
})

it('is not told again on this device once it was dismissed', async () => {
  const kept = new Map<string, string>()
  const { model } = start(kept)
  await model.load([market])
  await model.dismiss()
  expect(model.evening.value).toBeNull()
  await eventually(() => expect(kept.get('evening')).toBe(`MY ${market.day}`))
  await model.load([market])
  expect(model.evening.value).toBeNull()
  const other = start(new Map([['evening', `MY ${market.day - 1}`]]))
  await other.model.load([market])
  expect(other.model.evening.value).not.toBeNull()
})
