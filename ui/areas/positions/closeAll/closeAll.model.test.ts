import { Effect } from 'effect'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { decimal, formatDecimal, zero } from '../../../../domain/money/decimal.ts'
import { Timeout } from '../../../../ports/failure.ts'
import type { NewOrder, OrderPreview } from '../../../../ports/Orders.ts'
import type { ClosedPosition, PositionRecord } from '../../../../ports/Positions.ts'
import { pass } from '../../../testing/time.ts'
import { desk } from '../../orders/ticket/testing/desk.ts'
import { position, preview } from '../../orders/ticket/testing/sample.ts'
import { makeCloseAllModel, MOST_AT_ONCE } from './closeAll.model.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

const closing = (more: Partial<OrderPreview> = {}) =>
  preview({ proceeds: decimal('760'), feeTotal: decimal('8'), profit: decimal('4'), ...more })

const start = async (
  held: ReadonlyArray<PositionRecord>,
  answer: (order: NewOrder) => Effect.Effect<OrderPreview, Timeout> = () => Effect.succeed(closing()),
) => {
  const sent: string[] = []
  const asked: string[] = []
  const closed: ReadonlyArray<ClosedPosition> = [{ positionId: '1', orderId: '9', code: 'MY0101', problem: null }]
  const { app } = desk(
    {},
    {
      clock: { now: () => 0, newId: () => 'id-1' },
      orders: {
        preview: (order) => {
          asked.push(`${order.positionId} ${formatDecimal(order.quantity)}`)
          return answer(order)
        },
      },
      positions: {
        list: () => Effect.succeed({ list: held, next: null }),
        closeAll: (ids, id) =>
          Effect.sync(() => {
            sent.push(`${ids.join(',')} ${id}`)
            return closed
          }),
      },
    },
  )
  const model = app.model(makeCloseAllModel)
  model.show()
  const leave = model.run()
  await pass()
  const ids = (rows: ReadonlyArray<{ readonly position: PositionRecord }>) => rows.map((row) => row.position.id)
  return { model, sent, asked, leave, ids }
}

it('lists what is closed, with what it pays and costs by currency, and why the rest stays', async () => {
  const { asked, ids, leave, model } = await start(
    [
      position({ id: '1' }),
      position({ id: '2', closable: decimal('200') }),
      position({ id: '3', closable: zero, lockReason: 'sell-blocked-t1' }),
      position({ id: '4', closable: zero, lent: decimal('500') }),
      position({ id: '5', closable: zero, state: 'closing' }),
      position({ id: '6' }),
      position({ id: '7', state: 'pending', quantity: zero, closable: zero }),
      position({ id: '8', currency: 'USD' }),
    ],
    ({ positionId }) =>
      Effect.succeed(
        positionId === '6'
          ? preview({ problems: [{ field: 'code', code: 'non-trading-time', severity: 'error' }] })
          : closing(),
      ),
  )
  expect(ids(model.closing.value ?? [])).toEqual(['1', '2', '8'])
  expect(model.staying.value.map(({ position: { id }, stays }) => [id, stays])).toEqual([
    ['3', { code: 'sell-blocked-t1' }],
    ['4', 'lent'],
    ['5', 'waiting'],
    ['6', { code: 'non-trading-time' }],
  ])
  expect(asked).toEqual(['1 500', '2 200', '6 500', '8 500'])
  const sums = model.sums.value.map(({ currency, fees, proceeds, profit }) =>
    [currency, ...[proceeds, fees, profit].map((figure) => figure && formatDecimal(figure))].join(' '),
  )
  expect(sums).toEqual(['MYR 1520 16 8', 'USD 760 8 4'])
  leave()
})

it('closes the positions of the review once', async () => {
  const { leave, model, sent } = await start([position({ id: '1' }), position({ id: '3', closable: zero })])
  await Promise.all([model.send(), model.send()])
  expect([sent, model.intent.state.value.kind]).toEqual([['1 id-1'], 'done'])
  leave()
})

it('closes a position whose figures are not known, and gives no sum', async () => {
  const { ids, leave, model } = await start([position({ id: '1' })], () => Effect.fail(new Timeout({ millis: 1 })))
  expect([ids(model.closing.value ?? []), model.sums.value[0]?.proceeds]).toEqual([['1'], null])
  leave()
})

it('names no more positions than the call takes', async () => {
  const many = Array.from({ length: MOST_AT_ONCE + 1 }, (_, nth) => position({ id: String(nth) }))
  const { leave, model } = await start(many)
  expect([model.closing.value?.length, model.isCut.value]).toEqual([MOST_AT_ONCE, true])
  leave()
})
