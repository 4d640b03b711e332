import { Effect } from 'effect'
import { expect, it } from 'vitest'
import { decimal } from '../../../domain/money/decimal.ts'
import { plain } from '../../../domain/orders/testing/samples.ts'
import { desk } from '../orders/ticket/testing/desk.ts'
import { funds, position } from '../orders/ticket/testing/sample.ts'
import { NOW } from '../../testing/now.ts'
import { eventually } from '../../testing/eventually.ts'
import { makeHoldingsHeadModel } from './holdingsHead.model.ts'

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

const start = (prices: Readonly<Record<string, string>>) => {
  const wallet = { ...funds('1000'), marketValue: decimal('320'), floatingProfit: decimal('120') }
  const { app } = desk(
    {
      funds: () =>
        Effect.succeed([
          { ...funds('100'), currency: 'EUR', marketValue: decimal('10'), floatingProfit: decimal('-1') },
          wallet,
        ]),
    },
    {
      exchange: {
        rate: (from, to) => Effect.succeed({ from, to, rate: decimal('0.5'), least: decimal('1'), madeAt: NOW }),
      },
      quotes: {
        batch: (codes) =>
          Effect.succeed({
            time: NOW,
            quotes: codes.flatMap((code) => (prices[code] === undefined ? [] : [quote(code, prices[code])])),
          }),
      },
      positions: {
        list: () =>
          Effect.succeed({
            list: [
              // Of yesterday: since the close of 1,50. Of today: since its cost of 1,00.
              position({
                id: '1',
                code: 'OLD',
                quantity: decimal('100'),
                cost: decimal('100'),
                boughtAt: NOW - 3 * DAY,
              }),
              position({ id: '2', code: 'NEW', quantity: decimal('100'), cost: decimal('100'), boughtAt: NOW - 1 }),
            ],
            next: null,
          }),
      },
    },
  )
  const model = app.model(makeHoldingsHeadModel)
  return { model, leave: model.open() }
}

it('value, profit of the day and floating profit of all holdings are shown in the selected wallet’s currency', async () => {
  const { model, leave } = start({ OLD: '1.6', NEW: '1.6' })
  await eventually(() => expect(model.today.value).not.toBeNull())
  const { worth, today, total, currency } = model
  expect(currency.value).toBe('EUR')
  expect([worth.value, total.value, today.value].map((one) => one && plain(one))).toEqual(['170', '59', '35'])
  leave()
})

it('the profit of the day is unknown until every price is', async () => {
  const { model, leave } = start({ OLD: '1.6' })
  await eventually(() => expect(model.worth.value).not.toBeNull())
  expect(model.today.value).toBeNull()
  leave()
})
