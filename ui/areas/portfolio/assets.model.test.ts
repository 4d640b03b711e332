import { Effect } from 'effect'
import { expect, it, vi } from 'vitest'
import { type Decimal, decimal } from '../../../domain/money/decimal.ts'
import { plain } from '../../../domain/orders/testing/samples.ts'
import type { Currency } from '../../../domain/money/money.ts'
import { desk } from '../orders/ticket/testing/desk.ts'
import { funds, position } from '../orders/ticket/testing/sample.ts'
import { makeWorthModel } from '../wealth/worth.model.ts'
import { makeAssetsModel } from './assets.model.ts'
import { NOW } from '../../testing/now.ts'
import { eventually } from '../../testing/eventually.ts'

const start = (rate: (from: Currency) => string | null = () => '0.5') => {
  const asked: string[] = []
  const cursors: Array<string | undefined> = []
  let totals = 0
  const wallets = [{ ...funds('100'), currency: 'EUR' as const }, funds('1000')]
  const { app } = desk(
    {},
    {
      funds: {
        list: () => Effect.succeed(wallets),
        worth: () =>
          Effect.sync(() => {
            totals += 1
            return { currency: 'EUR' as const, at: NOW, total: decimal('600'), days: [], rates: [] }
          }),
      },
      exchange: {
        rate: (from, to) =>
          Effect.sync(() => {
            asked.push(`${from} ${to}`)
            const found = rate(from)
            return found === null ? null : { from, to, rate: decimal(found), least: decimal('1'), madeAt: NOW }
          }),
      },
      positions: {
        list: ({ cursor }) =>
          Effect.sync(() => {
            cursors.push(cursor)
            return { list: [position({ id: cursor ?? '1' })], next: cursor === undefined ? '2' : null }
          }),
      },
    },
  )
  const model = app.model(makeAssetsModel)
  return { app, model, totals: () => totals, asked, cursors, leave: model.open() }
}

it('the one total is loaded with the wallets that it contains, by each refresh and as time passes', async () => {
  vi.useFakeTimers()
  const { app, leave, model, totals } = start()
  const { worth } = app.model(makeWorthModel)
  const unfollow = model.followTotal()
  await model.refresh()
  expect([worth.value?.currency, totals()]).toEqual(['EUR', 1])
  await vi.advanceTimersByTimeAsync(31_000)
  expect(totals()).toBe(2)
  unfollow()
  leave()
  vi.useRealTimers()
})

it('the first wallet is selected until the customer chooses one, and its rates are requested once', async () => {
  const { model, asked, leave } = start()
  await eventually(() => expect(model.worths.value).not.toBeNull())
  expect([model.current.value?.currency, model.worths.value?.map(({ amount }) => plain(amount))]).toEqual([
    'EUR',
    ['100', '500'],
  ])
  model.choose('MYR')
  await eventually(() => expect(model.worths.value?.map(({ amount }) => plain(amount))).toEqual(['50', '1000']))
  model.choose('EUR')
  await model.refresh()
  expect(asked).toEqual(['MYR EUR', 'EUR MYR'])
  leave()
})

it('nothing is compared where the broker has no rate', async () => {
  const { model, asked, leave } = start(() => null)
  await eventually(() => expect(asked).toHaveLength(1))
  await model.refresh()
  expect(model.worths.value).toBeNull()
  leave()
})

it('holdings are combined from all pages, whatever wallet is selected', async () => {
  const { model, asked, cursors, leave } = start()
  await eventually(() => expect(model.markets.value).toHaveLength(1))
  const [{ market, amount }] = model.markets.value as [{ market: string; amount: Decimal }]
  const { marketValue } = position()
  expect([market, plain(amount)]).toEqual(['MY', plain(marketValue as Decimal)])
  expect(asked).toEqual(['MYR EUR'])
  expect(cursors).toEqual([undefined, '2'])
  leave()
})
