import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { type Failure, Offline } from '../../../ports/failure.ts'
import type { QuotedInstrument } from '../../../ports/quote.ts'
import { makeLiveQuotes } from '../markets/quotes.live.ts'
import { quote } from '../markets/testing/feed.ts'
import { makeFakeApp } from '../../testing/fakeApp.ts'
import { NOW } from '../../testing/now.ts'
import { makeHomeMoversModel, MOVERS_SHOWN } from './movers.model.ts'

const instrument = (code: string): QuotedInstrument => ({
  ...quote(code),
  name: code,
  chineseName: '',
  market: 'MY',
  currency: 'MYR',
  decimals: 2,
  trend: [],
})

const setUp = () => {
  const asked: string[] = []
  const server: { failure: Failure | null } = { failure: null }
  const fake = makeFakeApp({
    clock: { now: () => NOW },
    quotes: {
      movers: ({ market, sort, limit }) =>
        Effect.suspend(() => {
          asked.push(`${market} ${sort} ${limit}`)
          const list = Array.from({ length: 9 }, (_, nth) => instrument(`${market}-${sort}-${nth}`))
          return server.failure ? Effect.fail(server.failure) : Effect.succeed({ list, next: 'more' })
        }),
    },
  })
  const model = makeHomeMoversModel(fake.app)
  const shown = () => model.rows.value?.map(({ code }) => code) ?? null
  return { ...fake, model, asked, server, shown }
}

describe('movers on home', () => {
  it('are the first of the market, and their quotes are shared with every live row', async () => {
    const { model, asked, shown, app } = setUp()
    await model.show('MY')
    expect(asked).toEqual([`MY gainers ${MOVERS_SHOWN}`])
    expect(shown()).toEqual([0, 1, 2, 3, 4].map((nth) => `MY-gainers-${nth}`))
    expect(app.model(makeLiveQuotes).quoteOf('MY-gainers-0').value).not.toBeNull()
  })

  it('are never shown for another market or sort order', async () => {
    const { model, shown } = setUp()
    await model.show('MY')
    const other = model.show('CRYPTO')
    expect(shown()).toBeNull()
    await other
    expect(shown()?.[0]).toBe('CRYPTO-gainers-0')
    const losers = model.order('losers')
    expect(shown()).toBeNull()
    await losers
    expect(shown()?.[0]).toBe('CRYPTO-losers-0')
  })

  it('stay while they are refreshed, also when that fails', async () => {
    const { model, server, shown, failures } = setUp()
    await model.show('MY')
    server.failure = new Offline()
    await model.refresh()
    expect([shown()?.length, model.status.value]).toEqual([MOVERS_SHOWN, 'ready'])
    await model.show('TW')
    expect([shown(), model.status.value]).toEqual([null, 'failed'])
    expect(failures).toEqual([])
  })

  it('are not requested before a market is known, nor twice for one choice', async () => {
    const { model, asked } = setUp()
    await model.refresh()
    await model.show('MY')
    await model.order('gainers')
    expect(asked).toHaveLength(1)
  })
})
