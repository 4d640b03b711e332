import { Effect } from 'effect'
import { expect, it } from 'vitest'
import { decimal } from '../../../../domain/money/decimal.ts'
import { Unavailable } from '../../../../ports/failure.ts'
import type { Fill } from '../../../../ports/Orders.ts'
import { eventually } from '../../../testing/eventually.ts'
import { makeFakeApp } from '../../../testing/fakeApp.ts'
import { placed, position } from '../ticket/testing/sample.ts'
import { makeStoryModel } from './story.model.ts'

const fill = (id: string, orderId: string, more: Partial<Fill> = {}): Fill => ({
  id,
  orderId,
  positionId: '7003',
  code: 'MY0101',
  currency: 'MYR',
  direction: 'long',
  action: 'open',
  price: decimal('1.5'),
  quantity: decimal('500'),
  amount: decimal('750'),
  fees: decimal('1'),
  profit: null,
  writtenOff: decimal('0'),
  time: 5_000,
  ...more,
})

/** A broker with two pages of fills, which belong to two orders. */
const start = () => {
  const asked: string[] = []
  const fake = makeFakeApp({
    orders: {
      fills: ({ cursor, orderId, positionId }) =>
        Effect.sync(() => {
          asked.push(`fills ${orderId ?? positionId} ${cursor ?? 'first'}`)
          return cursor === undefined
            ? { list: [fill('1', '6001')], next: 'more' }
            : { list: [fill('2', '6002', { action: 'close', time: 9_000 })], next: null }
        }),
      byId: (id) =>
        Effect.sync(() => {
          asked.push(`order ${id}`)
          const [oldQuantity, quantity] = [decimal('400'), decimal('500')]
          return placed('filled', {
            id,
            changes: [{ at: 4_000, oldPrice: decimal('1.5'), price: decimal('1.5'), oldQuantity, quantity }],
          })
        }),
    },
    positions: {
      detail: (id) =>
        Effect.succeed({
          ...position({ id }),
          protectionChanges: [
            { at: 6_000, is: 'set', terms: { stop: decimal('1.2') } },
            { at: 7_000, is: 'set', terms: { stop: decimal('1.3') } },
            { at: 8_000, is: 'ended' },
          ],
        }),
    },
    dividends: { paid: () => Effect.fail(new Unavailable({ status: 503 })) },
  })
  return { model: fake.app.model(makeStoryModel), asked }
}

it('tells an order with all pages of its fills', async () => {
  const { asked, model } = start()
  model.tell({ kind: 'order', order: placed('filled', { id: '6001' }) })
  await eventually(() => expect(model.story.value.value?.filter(({ is }) => is === 'filled')).toHaveLength(2))
  expect(asked.toSorted()).toEqual(['fills 6001 first', 'fills 6001 more', 'order 6001'])
  expect(model.story.value.value?.map(({ is }) => is)).toContain('quantity-changed')
})

it('asks once for each version of a record', async () => {
  const { asked, model } = start()
  const order = placed('partlyfilled', { id: '6001' })
  model.tell({ kind: 'order', order })
  model.tell({ kind: 'order', order: { ...order } })
  await eventually(() => expect(model.story.value.value).not.toBeNull())
  expect(asked).toHaveLength(3)
  model.tell({ kind: 'order', order: { ...order, state: 'filled' } })
  await eventually(() => expect(asked).toHaveLength(6))
})

it('tells a position with the orders of all its fills, also where the server has no dividends', async () => {
  const { asked, model } = start()
  model.tell({ kind: 'position', position: position({ orderId: '6001' }) })
  await eventually(() => expect(model.story.value.value?.filter(({ is }) => is === 'placed')).toHaveLength(2))
  const stops = model.story.value.value?.map(({ is }) => is).filter((is) => /stop|removed/.test(is))
  expect(stops).toEqual(['stop', 'stop-moved', 'removed'])
  expect(asked.filter((one) => one.startsWith('order'))).toEqual(['order 6001', 'order 6002'])
})

it('tells an order as its list has it where the server does not answer it alone', async () => {
  const fake = makeFakeApp({
    orders: {
      fills: () => Effect.succeed({ list: [], next: null }),
      byId: () => Effect.fail(new Unavailable({ status: 503 })),
    },
  })
  const model = fake.app.model(makeStoryModel)
  model.tell({ kind: 'order', order: placed('cancelled', { id: '6001' }) })
  await eventually(() => expect(model.story.value.value?.map(({ is }) => is)).toContain('cancelled'))
})
