import { Deferred, Effect } from 'effect'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Unavailable } from '../../../../ports/failure.ts'
import type { Performance, PerformanceQuery } from '../../../../ports/Wealth.reports.ts'
import { eventually } from '../../../testing/eventually.ts'
import { makeFakeApp } from '../../../testing/fakeApp.ts'
import { NOW } from '../../../testing/now.ts'
import { pass } from '../../../testing/time.ts'
import { device } from '../../quotes/testing/samples.ts'
import { makeReturnsModel } from './returns.model.ts'
import { REPORT } from './testing/report.ts'

afterEach(() => {
  vi.useRealTimers()
})

const opened = () => {
  const asked: Array<PerformanceQuery> = []
  const { app } = makeFakeApp({
    ...device(),
    quotes: { indices: () => Effect.succeed([]) },
    reports: {
      performance: (query) =>
        Effect.sync(() => {
          asked.push(query)
          return query.market ? { ...REPORT, positions: [] } : REPORT
        }),
    },
  })
  const model = app.model(makeReturnsModel)
  return { model, asked, close: model.open() }
}

describe('the report of returns', () => {
  it('is requested again with each choice, and offers the markets of everything', async () => {
    const { asked, close, model } = opened()
    await eventually(() => expect(model.markets.value).toEqual(['MY', 'US']))
    model.choosePeriod('all')
    model.chooseScope({ kind: 'market', market: 'MY' })
    model.chooseIndex('KLCI')
    await eventually(() =>
      expect(asked.at(-1)).toEqual({ period: 'all', currency: undefined, market: 'MY', index: 'KLCI' }),
    )
    await eventually(() => expect(model.report.value?.positions).toEqual([]))
    expect(model.markets.value).toEqual(['MY', 'US'])
    close()
  })

  it('is requested again while it is shown, so that no contribution stays behind its position', async () => {
    vi.useFakeTimers({ now: NOW })
    const { asked, close, model } = opened()
    await pass()
    expect(asked).toHaveLength(1)
    await pass(30_000)
    expect(asked).toHaveLength(2)
    expect(model.status.value).toBe('ready')
    close()
    await pass(60_000)
    expect(asked).toHaveLength(2)
  })

  it('shows nothing of an earlier choice as the one of the present choice, and tells when that fails', async () => {
    const answers: Array<Deferred.Deferred<Performance, Unavailable>> = []
    const { app } = makeFakeApp({
      quotes: { indices: () => Effect.succeed([]) },
      reports: {
        performance: () => {
          const answer = Deferred.makeUnsafe<Performance, Unavailable>()
          answers.push(answer)
          return Deferred.await(answer)
        },
      },
    })
    const model = app.model(makeReturnsModel)
    const close = model.open()
    const answer = (nth: number, report: Performance) => {
      const asked = answers[nth]
      if (asked) Effect.runSync(Deferred.succeed(asked, report))
    }
    answer(0, REPORT)
    await eventually(() => expect(model.report.value).toBe(REPORT))
    model.choosePeriod('1y')
    expect([model.report.value, model.old.value, model.status.value]).toEqual([null, REPORT, 'loading'])
    model.choosePeriod('1m')
    const late = { ...REPORT, to: 2 }
    const month = { ...REPORT, to: 3 }
    answer(1, late)
    answer(2, month)
    await eventually(() => expect(model.report.value).toBe(month))

    model.choosePeriod('all')
    const asked = answers[3]
    if (asked) Effect.runSync(Deferred.fail(asked, new Unavailable({ status: 503 })))
    await eventually(() => expect(model.status.value).toBe('failed'))
    expect([model.report.value, model.old.value]).toEqual([null, month])
    void model.load()
    answer(4, REPORT)
    await eventually(() => expect(model.report.value).toBe(REPORT))
    close()
  })

  it('about one currency follows the selected wallet, and stays about everything or a market', async () => {
    const { asked, close, model } = opened()
    model.follow('USD')
    model.chooseScope({ kind: 'currency', currency: 'EUR' })
    model.follow('USD')
    await eventually(() => expect(asked.at(-1)?.currency).toBe('USD'))
    model.chooseScope({ kind: 'market', market: 'MY' })
    model.follow('EUR')
    await eventually(() => expect(asked.at(-1)).toMatchObject({ currency: undefined, market: 'MY' }))
    close()
  })

  it.each([
    [404, false],
    [503, true],
  ])('is not known after a first answer of %i; whether that is said: %s', async (code, isSaid) => {
    const { app } = makeFakeApp({
      quotes: { indices: () => Effect.succeed([]) },
      reports: { performance: () => Effect.fail(new Unavailable({ status: code })) },
    })
    const model = app.model(makeReturnsModel)
    const close = model.open()
    expect(model.isOffered.value).toBe(false)
    await eventually(() => expect(model.status.value).toBe('failed'))
    expect([model.report.value, model.isOffered.value]).toEqual([null, isSaid])
    close()
  })
})
