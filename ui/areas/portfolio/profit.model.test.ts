import { Effect } from 'effect'
import { expect, it, vi } from 'vitest'
import { decimal } from '../../../domain/money/decimal.ts'
import { plain } from '../../../domain/orders/testing/samples.ts'
import { Unavailable } from '../../../ports/failure.ts'
import type { Fill } from '../../../ports/Orders.ts'
import { makeFakeApp } from '../../testing/fakeApp.ts'
import { NOW } from '../../testing/now.ts'
import { funds } from '../orders/ticket/testing/sample.ts'
import { makeAssetsModel } from './assets.model.ts'
import { makeProfitModel } from './profit.model.ts'
import { eventually } from '../../testing/eventually.ts'

const sale = (id: string, profit: string): Fill => ({
  id,
  orderId: '1',
  positionId: '2',
  code: 'MY0101',
  currency: 'MYR',
  direction: 'long',
  action: 'close',
  price: decimal('1'),
  quantity: decimal('100'),
  amount: decimal('100'),
  fees: decimal('1'),
  profit: decimal(profit),
  writtenOff: decimal('0'),
  time: NOW,
})

it('the line follows the figure of the wallet, from all pages of fills, and stays the same list while nothing is sold', async () => {
  let realised = '12'
  const pages = vi.fn((cursor: string | undefined) =>
    Effect.succeed(
      cursor === undefined ? { list: [sale('2', '5')], next: 'older' } : { list: [sale('1', '7')], next: null },
    ),
  )
  const { app } = makeFakeApp({
    clock: { now: () => NOW },
    platform: { watchOnline: () => () => undefined, watchVisible: () => () => undefined },
    funds: {
      list: () =>
        Effect.sync(() => [
          { ...funds('1000'), realisedProfit: decimal(realised) },
          { ...funds('0'), currency: 'EUR' as const },
        ]),
      worth: () => Effect.fail(new Unavailable({ status: 404 })),
    },
    positions: { list: () => Effect.succeed({ list: [], next: null }) },
    exchange: { rate: () => Effect.succeed(null) },
    orders: { fills: ({ cursor }) => pages(cursor) },
  })
  const [assets, profit] = [app.model(makeAssetsModel), app.model(makeProfitModel)]
  const stops = [assets.open(), profit.open()]
  const values = () => profit.points.value.map(({ value }) => plain(value))
  await eventually(() => expect(values()).toEqual(['0', '12']))
  const before = profit.points.value
  await assets.refresh()
  expect(profit.points.value).toBe(before)
  expect(pages).toHaveBeenCalledTimes(2)
  // Another selected wallet uses the same fills.
  assets.choose('EUR')
  expect(values()).toEqual([])
  assets.choose('MYR')
  expect(values()).toEqual(['0', '12'])
  expect(pages).toHaveBeenCalledTimes(2)
  realised = '20'
  await assets.refresh()
  await eventually(() => expect(pages).toHaveBeenCalledTimes(4))
  expect(values()).toEqual(['8', '20'])
  for (const stop of stops) stop()
})
