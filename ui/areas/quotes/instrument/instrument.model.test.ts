import { Effect } from 'effect'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { decimal, formatDecimal } from '../../../../domain/money/decimal.ts'
import { type Failure, Offline, Rejected } from '../../../../ports/failure.ts'
import type { Depth } from '../../../../ports/Quotes.ts'
import { makeLiveQuotes } from '../../markets/quotes.live.ts'
import { makeFakeApp } from '../../../testing/fakeApp.ts'
import { makeInstrumentModel } from './instrument.model.ts'
import { detailOf, device, quoted } from '../testing/samples.ts'
import { pass } from '../../../testing/time.ts'
import { makeWatchedModel } from '../../watchlist/watched.model.ts'
import { NOW } from '../../../testing/now.ts'

beforeEach(() => vi.useFakeTimers({ now: NOW }))
afterEach(() => vi.useRealTimers())

const setUp = () => {
  const refuse: { failure: Failure | null } = { failure: null }
  const asked: string[] = []
  const state: { is: 'open' | 'closed' } = { is: 'open' }
  /** The state to which the rules belong. */
  const rules: { is: 'open' | 'closed' } = { is: 'open' }
  const depth = (code: string): Depth => ({
    quote: quoted(code, '1.60', { state: state.is, time: Date.now() }),
    book: { bids: [{ price: decimal('1.59'), quantity: decimal('100') }], asks: [], time: Date.now() },
    day: { open: decimal('1.10'), high: null, low: null, average: null },
  })
  const fake = makeFakeApp({
    ...device(),
    instrumentDetail: {
      detail: (code) =>
        Effect.suspend(() => {
          asked.push(`detail ${code}`)
          if (refuse.failure) return Effect.fail(refuse.failure)
          const found = detailOf(code)
          return Effect.succeed({ ...found, quote: { ...found.quote, state: rules.is }, watched: true })
        }),
      depth: (code) =>
        Effect.sync(() => {
          asked.push(`depth ${code}`)
          return depth(code)
        }),
    },
  })
  const model = fake.app.model(makeInstrumentModel)
  const price = (code: string) => {
    const found = fake.app.model(makeLiveQuotes).quoteOf(code).value?.price
    return found ? formatDecimal(found) : null
  }
  return { ...fake, model, asked, refuse, state, rules, price }
}

describe('an instrument', () => {
  it('is shown with the first data of its page, and its book every second from then on', async () => {
    const { model, app, asked, price } = setUp()
    void model.open('A')
    expect(model.opened.value).toEqual({ is: 'loading' })
    await pass(0)
    expect([model.opened.value.is, price('A'), model.book.value?.bids.length]).toEqual(['ready', '1.50', 0])
    expect(app.model(makeWatchedModel).of('A').value).toBe(true)
    await pass(2_000)
    expect(asked).toEqual(['detail A', 'depth A', 'depth A'])
    expect([price('A'), model.book.value?.bids.length, model.day.value?.open]).toEqual(['1.60', 1, decimal('1.10')])
    model.stop()
    await pass(10_000)
    expect(asked).toHaveLength(3)
  })

  it('is requested once where it is requested before its page is rendered, and its book only by the page', async () => {
    const { model, asked, refuse } = setUp()
    void model.loadEarly('A')
    await pass(5_000)
    expect([model.opened.value.is, model.book.value?.bids.length, asked]).toEqual(['ready', 0, ['detail A']])
    void model.open('A')
    expect(model.opened.value.is).toBe('ready')
    await pass(1_000)
    expect(asked).toEqual(['detail A', 'depth A'])
    model.stop()
    // One that failed is requested again.
    refuse.failure = new Offline()
    void model.loadEarly('B')
    await pass(0)
    refuse.failure = null
    void model.open('B')
    await pass(1_000)
    expect(asked.slice(2)).toEqual(['detail B', 'detail B', 'depth B'])
    model.stop()
  })

  it('is polled rarely while its market is closed', async () => {
    const { model, asked, state, rules } = setUp()
    state.is = rules.is = 'closed'
    void model.open('A')
    await pass(15_000)
    expect(asked).toEqual(['detail A', 'depth A'])
    await pass(1_000)
    expect(asked).toHaveLength(3)
    model.stop()
  })

  it('that does not exist is reported as unknown, one that did not load can be retried', async () => {
    const { model, refuse, failures, asked } = setUp()
    refuse.failure = new Rejected({ code: 'product-not-found' })
    await Promise.all([model.open('X'), pass(0)])
    expect(model.opened.value).toEqual({ is: 'unknown' })
    refuse.failure = new Offline()
    await Promise.all([model.open('A'), pass(0)])
    expect(model.opened.value).toMatchObject({ is: 'failed' })
    refuse.failure = null
    await Promise.all([model.retry(), pass(0)])
    expect([model.opened.value.is, failures, asked.includes('depth X')]).toEqual(['ready', [], false])
    model.stop()
  })

  it('stays visible where a refresh fails', async () => {
    const { model, refuse } = setUp()
    await Promise.all([model.open('A'), pass(0)])
    refuse.failure = new Offline()
    await Promise.all([model.refresh(), pass(0)])
    expect(model.opened.value.is).toBe('ready')
    model.stop()
  })

  it('reloads its rules once its market opens or closes, and shows no next change until they are loaded', async () => {
    const { model, asked, state, rules } = setUp()
    await Promise.all([model.open('A'), pass(1_000)])
    const questions = () => asked.filter((question) => question === 'detail A').length
    const changes = detailOf('A').rules.changesAt
    expect([questions(), model.changesAt.value]).toEqual([1, changes])
    state.is = 'closed'
    await pass(1_000)
    // A server with outdated rules is not polled continuously.
    expect([questions(), model.changesAt.value]).toEqual([2, null])
    await pass(60_000)
    expect(questions()).toBe(2)
    state.is = rules.is = 'open'
    await pass(20_000)
    expect([questions(), model.changesAt.value]).toEqual([2, changes])
    model.stop()
  })

  it('is replaced by another one, whose page never shows the book of the previous one', async () => {
    const { model, asked } = setUp()
    await Promise.all([model.open('A'), pass(1_000)])
    expect(model.opened.value).toMatchObject({ is: 'ready', asked: 'A' })
    void model.open('B')
    expect([model.opened.value, model.book.value, model.day.value]).toEqual([{ is: 'loading' }, null, null])
    await pass(1_000)
    expect(asked.slice(-2)).toEqual(['detail B', 'depth B'])
    model.stop()
  })
})
