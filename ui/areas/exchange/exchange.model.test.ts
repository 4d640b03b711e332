import { Effect } from 'effect'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { decimal, formatDecimal } from '../../../domain/money/decimal.ts'
import type { Currency } from '../../../domain/money/money.ts'
import { type Failure, Offline, Rejected, Unavailable } from '../../../ports/failure.ts'
import type { ExchangeRecord, NewExchange } from '../../../ports/Exchange.ts'
import { makeFakeApp } from '../../testing/fakeApp.ts'
import { makeExchangeModel } from './exchange.model.ts'
import { NOW } from '../../testing/now.ts'

const RATE: Partial<Record<string, string>> = { 'EUR>USD': '1.0850000000', 'EUR>JPY': '161.4583333333' }
const DONE = { id: 'x', from: 'EUR', to: 'USD' } as ExchangeRecord

beforeEach(() => void vi.useFakeTimers({ now: NOW }))
afterEach(() => void vi.useRealTimers())

const setUp = (
  answer: Effect.Effect<ExchangeRecord, Failure> = Effect.succeed(DONE),
  down = { rate: false, pair: false, wallets: false },
) => {
  const sent: NewExchange[] = []
  let quotes = 0
  const rateOf = (from: Currency, to: Currency) => decimal(RATE[`${from}>${to}`] ?? '2')
  const fake = makeFakeApp({
    // The device's clock is the server's here; a quote's own times are a minute off, as on another machine.
    clock: { now: () => Date.now(), newId: () => '0190a5f0' },
    credentials: { current: () => ({ token: 't', account: '5550000001' }) },
    exchange: {
      wallets: () =>
        Effect.suspend(() =>
          down.wallets
            ? Effect.fail(new Offline())
            : Effect.succeed([{ currency: 'EUR', available: decimal('620'), settled: decimal('500') }]),
        ),
      rate: (from, to) =>
        Effect.suspend(() =>
          down.rate
            ? Effect.fail(new Unavailable({ status: 503 }))
            : Effect.succeed(
                down.pair ? null : { from, to, rate: rateOf(from, to), least: decimal('0.01'), madeAt: NOW },
              ),
        ),
      quote: (from, to) =>
        Effect.sync(() => {
          quotes += 1
          const quotedAt = NOW - 60_000
          return { id: `q-${quotes}`, from, to, rate: rateOf(from, to), quotedAt, validUntil: quotedAt + 30_000 }
        }),
      submit: (exchange) =>
        Effect.suspend(() => {
          sent.push(exchange)
          return answer
        }),
      list: () => Effect.succeed({ list: [], next: null }),
    },
  })
  const model = makeExchangeModel(fake.app)
  const stop = model.start()
  return { ...fake, model, stop, sent, down, quotes: () => quotes }
}
const pass = (millis: number) => vi.advanceTimersByTimeAsync(millis)
const shown = (model: ReturnType<typeof makeExchangeModel>) => {
  const now = model.conversion.value
  return now && [formatDecimal(now.paid.amount), formatDecimal(now.received.amount)]
}

it('offers settled money, and shows unsettled money', async () => {
  const { model, stop } = setUp()
  await pass(0)
  expect([model.available.value, model.unsettled.value].map((figure) => figure && formatDecimal(figure))).toEqual([
    '500',
    '120',
  ])
  void model.payAll()
  expect(model.text.value).toBe('500,00')
  stop()
})

it('requests settled money that is not loaded again when all of it is to be paid, and gives the reason of a failure', async () => {
  const { model, stop, down, failures } = setUp(undefined, { rate: false, pair: false, wallets: true })
  await pass(0)
  expect([model.available.value, failures]).toEqual([null, []])
  await model.payAll()
  expect(failures).toEqual([new Offline()])
  down.wallets = false
  await model.payAll()
  expect(model.text.value).toBe('500,00')
  stop()
})

describe('an exchange', () => {
  it('calculates either side from the other, in the decimals of its currency', async () => {
    const { model, stop } = setUp()
    await pass(1)
    model.type('pay', '100')
    expect(shown(model)).toEqual(['100', '108.50'])
    model.type('receive', '217')
    expect(shown(model)).toEqual(['200.00', '217.00'])
    model.chooseTo('JPY')
    await pass(1)
    model.type('pay', '10')
    expect(shown(model)).toEqual(['10', '1614'])
    stop()
  })

  it('keeps the typed side when the other field only gets the focus', async () => {
    const { model, stop } = setUp()
    await pass(1)
    model.type('pay', '1')
    model.type('receive', '1,08')
    expect([model.side.value, model.text.value]).toEqual(['pay', '1'])
    model.type('receive', '2')
    expect(model.side.value).toBe('receive')
    stop()
  })

  it('never has the same currency on both sides', async () => {
    const { model, stop } = setUp()
    model.chooseFrom('USD')
    expect([model.from.value, model.to.value]).toEqual(['USD', 'EUR'])
    model.chooseTo('USD')
    expect([model.from.value, model.to.value]).toEqual(['EUR', 'USD'])
    stop()
  })

  it('shows the age of its rate by tens of seconds, so that a new one counts nothing', async () => {
    const { model, stop, down } = setUp()
    await pass(3_000)
    expect(model.rateAge.value).toBe(0)
    down.rate = true
    await pass(21_000)
    expect(model.rateAge.value).toBe(20)
    stop()
  })

  it.each(['rate', 'pair'] as const)('shows that there is no rate, until there is one: %s', async (part) => {
    const { model, stop, down } = setUp()
    down[part] = true
    await pass(1)
    expect([model.rate.value, model.missed.value]).toEqual([null, part === 'pair' ? 'none' : 'failed'])
    down[part] = false
    await pass(60_000)
    expect([model.rate.value?.to, model.missed.value]).toEqual(['USD', null])
    stop()
  })

  it.each([
    ['', 'amount-required'],
    ['500,01', 'more-than-available'],
    ['x', 'not-a-number'],
  ])('requests no quote while the amount is "%s"', async (text, code) => {
    const { model, stop, quotes } = setUp()
    await pass(1)
    model.type('pay', text)
    expect(await model.review()).toBe(false)
    expect([model.error.value, quotes()]).toEqual([code, 0])
    stop()
  })

  it('holds a rate for 30 seconds from its arrival, independent of the clocks, and then sends nothing', async () => {
    const { model, stop, sent, quotes } = setUp()
    await pass(1_000)
    model.type('pay', '100')
    await model.review()
    expect([model.sheet.reviewing.value, model.secondsLeft.value]).toEqual([true, 30])
    await pass(29_000)
    expect(model.secondsLeft.value).toBe(1)
    await pass(1_000)
    expect(model.secondsLeft.value).toBe(0)
    await model.confirm()
    expect(sent).toEqual([])
    await model.requote()
    expect([model.secondsLeft.value, quotes()]).toEqual([30, 2])
    await model.confirm()
    expect(sent.map(({ quoteId }) => quoteId)).toEqual(['q-2'])
    stop()
  })

  it('sends once for two taps', async () => {
    const { model, stop, sent } = setUp()
    await pass(1)
    model.type('pay', '100')
    await model.review()
    await Promise.all([model.confirm(), model.confirm()])
    expect(sent).toHaveLength(1)
    expect(model.intent.state.value.kind).toBe('done')
    stop()
  })

  it('requests a new rate where the held one expired in flight', async () => {
    const { model, stop } = setUp(Effect.fail(new Rejected({ code: 'quote-expired' })))
    await pass(1)
    model.type('pay', '100')
    await model.review()
    await model.confirm()
    await pass(1)
    expect([model.intent.state.value.kind, model.held.value, model.sheet.reviewing.value]).toEqual(['idle', null, true])
    stop()
  })
})
