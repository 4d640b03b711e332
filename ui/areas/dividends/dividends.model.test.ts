import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import type { Dividend } from '../../../ports/Dividends.ts'
import { type Failure, Offline } from '../../../ports/failure.ts'
import { makeFakeApp } from '../../testing/fakeApp.ts'
import { makeDividendsModel } from './dividends.model.ts'
import { dividend } from './testing/dividend.ts'

const start = (answer: ReadonlyArray<Dividend> | Failure) => {
  const asked: Array<string | undefined> = []
  const fake = makeFakeApp({
    dividends: {
      upcoming: () => (Array.isArray(answer) ? Effect.succeed(answer) : Effect.fail(answer as Failure)),
      paid: ({ cursor }) =>
        Effect.sync(() => {
          asked.push(cursor)
          const next = cursor === undefined ? 'more' : null
          return { list: [{ ...dividend('paid'), id: cursor ?? 'first' }], next }
        }),
    },
  })
  return { asked, model: makeDividendsModel(fake.app) }
}

describe('dividends', () => {
  it('that are upcoming are loaded in one call, paid ones page by page', async () => {
    const { asked, model } = start([dividend('fixed'), dividend('announced')])
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
