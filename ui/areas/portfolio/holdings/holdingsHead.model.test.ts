import { Effect } from 'effect'
import { multiply } from 'effect/BigDecimal'
import { expect, it } from 'vitest'
import { type Decimal, decimal, sumOf } from '../../../../domain/money/decimal.ts'
import { formatPercentChange } from '../../../../domain/money/format.ts'
import { plain } from '../../../../domain/orders/testing/samples.ts'
import { eventually } from '../../../testing/eventually.ts'
import { makeFakeApp } from '../../../testing/fakeApp.ts'
import { NOW } from '../../../testing/now.ts'
import { makeLiveQuotes } from '../../markets/quotes.live.ts'
import { inUnit } from '../../positions/HoldingRow.tsx'
import { floatingAt } from '../../quotes/instrument/holdings.ts'
import { funds, position } from '../../orders/ticket/testing/sample.ts'
import { makeHoldingsHeadModel } from './holdingsHead.model.ts'
import { makeHoldingsListModel } from './holdingsList.model.ts'

const DAY = 86_400_000

const quote = (code: string, price: string) => ({
  code,
  price: decimal(price),
  previousClose: decimal('1.5'),
  volume: null,
  turnover: null,
  state: 'closed' as const,
  atLimit: null,
  time: NOW,
})

const HELD = [
  // Of yesterday: since the close of 1,50. Of today: since its cost of 1,00.
  position({
    id: '1',
    code: 'OLD',
    name: 'Zenith',
    quantity: decimal('100'),
    cost: decimal('100'),
    marketValue: decimal('160'),
    boughtAt: NOW - 3 * DAY,
  }),
  position({
    id: '2',
    code: 'NEW',
    name: 'Abel',
    quantity: decimal('50'),
    cost: decimal('50'),
    marketValue: decimal('80'),
    boughtAt: NOW - 1,
  }),
  position({
    id: '3',
    code: 'EURO',
    name: 'Mitte',
    currency: 'EUR',
    quantity: decimal('10'),
    cost: decimal('10'),
    boughtAt: NOW - 3 * DAY,
    marketValue: decimal('90'),
  }),
]

const start = (prices: Readonly<Record<string, string>>, more = false) => {
  const { app } = makeFakeApp({
    clock: { now: () => NOW },
    funds: {
      list: () =>
        Effect.succeed([
          { ...funds('100'), currency: 'EUR', marketValue: decimal('10'), floatingProfit: decimal('-1') },
          {
            ...funds('300'),
            available: decimal('0'),
            marketValue: decimal('320'),
            floatingProfit: decimal('120'),
            realisedProfit: decimal('40'),
          },
        ]),
      worth: () =>
        Effect.succeed({
          currency: 'EUR',
          at: NOW,
          total: decimal('200'),
          days: [],
          rates: [{ currency: 'MYR', rate: decimal('0.5'), before: decimal('0.5') }],
        }),
    },
    positions: { list: () => Effect.succeed({ list: HELD, next: more ? 'more' : null }) },
    quotes: {
      batch: (codes) =>
        Effect.succeed({
          time: NOW,
          quotes: codes.flatMap((code) => (prices[code] === undefined ? [] : [quote(code, prices[code])])),
        }),
    },
  })
  const [model, list] = [app.model(makeHoldingsHeadModel), app.model(makeHoldingsListModel)]
  return { app, model, list, leave: model.open() }
}
const ALL = { OLD: '1.6', NEW: '1.6', EURO: '1.5' }

it('total, value, profit of the day, floating and of all time are those of all currencies', async () => {
  const { model, leave } = start(ALL)
  await eventually(() => expect(model.today.value).not.toBeNull())
  await eventually(() => expect(model.marketValue.value).not.toBeNull())
  const { all, ever, floating, marketValue, today } = model
  expect([all.value, marketValue.value, floating.value, ever.value].map((one) => one && plain(one))).toEqual([
    '200',
    '135',
    '50',
    '70',
  ])
  // 100 shares from 1.50 and 50 from their cost of 1.00, at half a euro: 5 and 15.
  expect([plain(today.value!.amount), formatPercentChange(today.value!.percent)]).toEqual(['20', '+11,11\u00a0%'])
  leave()
})

it('value, floating and of all time move with the prices of the rows, and are their sum to the cent', async () => {
  const { app, model, list, leave } = start(ALL)
  await eventually(() => expect(model.today.value).not.toBeNull())
  await eventually(() => expect(model.ever.value).not.toBeNull())
  list.toggleBase()
  // Half a cent in a row: 50 × 1.6005 ringgit at half a euro, and 10.005 euro.
  const now = [quote('NEW', '1.6005'), quote('EURO', '1.0005')].map((one) => ({ ...one, time: NOW + 1_000 }))
  app.model(makeLiveQuotes).learn(now)
  const shown = (figure: (held: (typeof HELD)[number], price: Decimal) => Decimal) =>
    sumOf(
      HELD.map((held) => {
        const price = app.model(makeLiveQuotes).quoteOf(held.code).peek()!.price!
        return inUnit(figure(held, price), held.currency, list.unitOf(held.currency)).amount!
      }),
    )
  const value = shown(({ quantity }, price) => multiply(price, quantity))
  const floating = shown((held, price) => floatingAt([held], price)!.amount)
  expect([value, floating].map(plain)).toEqual(['130.01', '45.01'])
  expect([model.marketValue, model.floating, model.ever].map((one) => plain(one.value!))).toEqual([
    '130.01',
    '45.01',
    '65.01',
  ])
  leave()
})

it('the profit of the day is unknown until every price is', async () => {
  const { model, leave } = start({ OLD: '1.6' })
  await eventually(() => expect(model.marketValue.value).not.toBeNull())
  expect(model.today.value).toBeNull()
  leave()
})

it('holdings are sorted by what the customer chose, in one currency, and narrowed to one', async () => {
  const { model, list, leave } = start(ALL)
  await eventually(() => expect(model.today.value).not.toBeNull())
  const codes = () => list.rows.value?.map(({ code }) => code)
  expect(codes()).toEqual(['EURO', 'OLD', 'NEW'])
  list.sort('today')
  expect(codes()).toEqual(['NEW', 'OLD', 'EURO'])
  list.sort('name')
  expect(codes()).toEqual(['NEW', 'EURO', 'OLD'])
  list.choose('MYR')
  expect([codes(), list.cash.value]).toEqual([['NEW', 'OLD'], []])
  list.choose('MYR')
  expect(list.cash.value.map(({ currency }) => currency)).toEqual(['EUR'])
  leave()
})

it('a holding has its weight in everything, and its amounts in the currency of the total where that is chosen', async () => {
  const { model, list, leave } = start(ALL)
  await eventually(() => expect(model.marketValue.value).not.toBeNull())
  expect(plain(list.weights.peek().get(HELD[0]!.id)!)).toBe('40')
  expect(list.unitOf('MYR')).toBeNull()
  list.toggleBase()
  expect(list.unitOf('MYR')).toMatchObject({ currency: 'EUR' })
  expect(list.parts.value?.map(({ currency }) => currency)).toEqual(['MYR', 'EUR'])
  leave()
})

it('more holdings than are asked for are not sorted', async () => {
  const { model, list, leave } = start(ALL, true)
  await eventually(() => expect(model.marketValue.value).not.toBeNull())
  expect(list.rows.value).toBeNull()
  leave()
})
