import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { decimal } from '../../../../../domain/money/decimal.ts'
import { plain } from '../../../../../domain/orders/testing/samples.ts'
import type { Fill } from '../../../../../ports/Orders.ts'
import { makeFakeApp } from '../../../../testing/fakeApp.ts'
import { fill, placed } from '../testing/sample.ts'
import { makeClosedResultModel } from './closedResult.model.ts'

const start = (list: ReadonlyArray<Fill>, next: string | null = null) => {
  const asked: unknown[] = []
  const { app } = makeFakeApp({
    orders: {
      fills: (request) =>
        Effect.sync(() => {
          asked.push(request)
          return { list, next }
        }),
    },
  })
  return { asked, model: app.model(makeClosedResultModel) }
}

describe('what a closing order brought', () => {
  it('is the sum over its trades, asked for once for a filled quantity', async () => {
    const { asked, model } = start([fill({ profit: decimal('400') }), fill({ id: '2', profit: decimal('4.91') })])
    await model.tell(placed('filled'))
    expect(model.profit.value && plain(model.profit.value)).toBe('404.91')
    await model.tell(placed('filled'))
    expect(asked).toEqual([{ orderId: '5012', limit: 100 }])
    await model.tell(placed('filled', { filled: decimal('60') }))
    expect(asked).toHaveLength(2)
  })

  it.each([
    ['no trade says a profit', [fill({ profit: null })], null],
    ['the trades are more than a page', [fill({ profit: decimal('1') })], 'more'],
  ] as const)('is unknown where %s', async (_, list, next) => {
    const { model } = start(list, next)
    await model.tell(placed('filled'))
    expect(model.profit.value).toBeNull()
  })

  it('is forgotten when it is left, and asked for again', async () => {
    const { asked, model } = start([fill({ profit: decimal('1') })])
    await model.tell(placed('filled'))
    model.leave()
    expect(model.profit.value).toBeNull()
    await model.tell(placed('filled'))
    expect(asked).toHaveLength(2)
  })
})
