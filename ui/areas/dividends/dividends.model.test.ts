import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { decimal, zero } from '../../../domain/money/decimal.ts'
import type { Dividend } from '../../../ports/Dividends.ts'
import { type Failure, Offline } from '../../../ports/failure.ts'
import { makeFakeApp } from '../../testing/fakeApp.ts'
import { makeDividendsModel } from './dividends.model.ts'

const dividend = (id: string, state: Dividend['state']): Dividend => ({
  id,
  code: '96038',
  name: 'Kenalis Bank Berhad',
  chineseName: '建那利银行',
  market: 'MY',
  zone: 'Asia/Kuala_Lumpur',
  currency: 'MYR',
  direction: 'long',
  state,
  exDay: 20_468,
  payDay: 20_473,
  perShare: decimal('0.0451'),
  quantity: decimal('300'),
  gross: decimal('13.53'),
  taxRate: zero,
  tax: zero,
  writtenOff: zero,
  net: decimal('13.53'),
  paidAt: null,
})

const start = (answer: ReadonlyArray<Dividend> | Failure) => {
  const asked: Array<string | undefined> = []
  const fake = makeFakeApp({
    dividends: {
      upcoming: () => (Array.isArray(answer) ? Effect.succeed(answer) : Effect.fail(answer as Failure)),
      paid: ({ cursor }) =>
        Effect.sync(() => {
          asked.push(cursor)
          const next = cursor === undefined ? 'more' : null
          return { list: [dividend(cursor ?? 'first', 'paid')], next }
        }),
    },
  })
  return { asked, model: makeDividendsModel(fake.app) }
}

describe('dividends', () => {
  it('that are upcoming are loaded in one call, paid ones page by page', async () => {
    const { asked, model } = start([dividend('a', 'fixed'), dividend('b', 'announced')])
    await model.upcoming.load()
    expect(model.upcoming.value.value?.map(({ state }) => state)).toEqual(['fixed', 'announced'])
    expect(asked).toEqual([])
    await model.loadPaid()
    await model.paid.more()
    expect(asked).toEqual([undefined, 'more'])
    expect(model.paid.rows.value.map(({ id }) => id)).toEqual(['first', 'more'])
  })

  it('show that they could not be loaded, and not that there are none', async () => {
    const { model } = start(new Offline())
    await model.upcoming.load()
    expect([model.upcoming.status.value, model.upcoming.value.value]).toEqual(['failed', null])
  })
})
