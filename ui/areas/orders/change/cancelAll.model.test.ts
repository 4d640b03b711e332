import { Effect } from 'effect'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { decimal, formatDecimal } from '../../../../domain/money/decimal.ts'
import type { PlacedOrder } from '../../../../ports/Orders.ts'
import { pass } from '../../../testing/time.ts'
import { desk } from '../ticket/testing/desk.ts'
import { placed } from '../ticket/testing/sample.ts'
import { makeCancelAllModel } from './cancelAll.model.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

const start = async (pages: ReadonlyArray<ReadonlyArray<PlacedOrder>>) => {
  const calls: string[] = []
  const { app } = desk(
    {},
    {
      clock: { now: () => 0, newId: () => `id-${calls.length}` },
      orders: {
        pending: ({ cursor }) => {
          const page = Number(cursor ?? 0)
          const next = page + 1 < pages.length ? String(page + 1) : null
          return Effect.succeed({ list: pages[page] ?? [], next })
        },
        cancelAll: (code, id) =>
          Effect.sync(() => {
            calls.push(`${code ?? 'all'} ${id}`)
            return pages.flat()
          }),
      },
    },
  )
  const model = app.model(makeCancelAllModel)
  const callbacks: string[] = []
  model.watch(
    () => callbacks.push('cancelled'),
    () => callbacks.push('closed'),
  )
  model.show()
  const leave = model.run()
  await pass()
  return { model, calls, callbacks, leave }
}

it('lists the orders of every page that are cancelled, and what they release by currency', async () => {
  const { leave, model } = await start([
    [placed('pending', { id: '1', held: decimal('162.50') }), placed('pending', { id: '2', action: 'close' })],
    [
      placed('partlyfilled', { id: '3', held: decimal('10') }),
      placed('pending', { id: '4', currency: 'USD', held: decimal('5') }),
      placed('pending', { id: '5', clientOrderId: null }),
    ],
  ])
  expect(model.orders.value?.map(({ id }) => id)).toEqual(['1', '2', '3', '4'])
  expect(model.released.value.map(([currency, held]) => `${formatDecimal(held)} ${currency}`)).toEqual([
    '172.50 MYR',
    '5 USD',
  ])
  expect(model.hasOthers.value).toBe(true)
  leave()
})

it('cancels once, and tells the list and its end', async () => {
  const { calls, callbacks, leave, model } = await start([[placed('pending')]])
  await Promise.all([model.send(), model.send()])
  model.sheet.close()
  expect([calls, callbacks]).toEqual([['all id-0'], ['cancelled', 'closed']])
  leave()
})

it('does not ask a server again that repeats a page', async () => {
  const { leave, model } = await start([[placed('pending')], [placed('pending')], [placed('pending')]])
  expect(model.orders.value).toHaveLength(1)
  leave()
})
