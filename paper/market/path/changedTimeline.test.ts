import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseDay } from '../../../domain/calendar/day.ts'
import { compare, type Decimal, decimal, formatDecimal, roundTo } from '../../../domain/money/decimal.ts'
import { aggregateCandles } from '../../../domain/quotes/candles.ts'
import { isOnTick, roundToTick } from '../../../domain/markets/allowedPrices.ts'
import { multiply } from 'effect/BigDecimal'
import { findListing, LISTINGS } from '../listing/listings.ts'
import { arrangeOverrides, type Override } from '../override.ts'
import { makePaperMarket } from '../paperMarket.ts'
import { longRuns } from '../../testing/longRuns.ts'

const utc = (label: string, hour: number, minute = 0, second = 0): number =>
  (parseDay(label) ?? Number.NaN) * 86_400_000 + ((hour * 60 + minute) * 60 + second) * 1000
const SECOND = 1000
const market = makePaperMarket('test')
const code = '96010'
/** 10:00 in Malaysia. */
const ten = utc('2026-03-04', 2)

const with_ = (...list: ReadonlyArray<Override>) => arrangeOverrides(list)
const quoteAt = (at: number, list: ReadonlyArray<Override>, of = code) => {
  const quote = market.quote(of, at, with_(...list))
  if (quote === undefined) throw new Error(`no quote of ${of}`)
  return quote
}
const priceAt = (at: number, list: ReadonlyArray<Override>, of = code): string =>
  formatDecimal(quoteAt(at, list, of).price)
/** A price on the grid, `percent` of the one at `at`. */
const shifted = (at: number, percent: string, of = code): Decimal => {
  const { price, instrument } = quoteAt(at, [], of)
  const moved = roundToTick(instrument.ticks, multiply(price, decimal(percent)), 'nearest')
  return roundTo(moved, price.scale, 'down')
}

describe('a set price', () => {
  const set: Override = { kind: 'price', code, at: ten, price: shifted(ten, '1.1') }

  it('shows immediately, changes nothing before it, and the walk continues from there', () => {
    expect(priceAt(ten, [set])).toBe(formatDecimal(set.price))
    expect(quoteAt(ten - SECOND, [set])).toEqual(quoteAt(ten - SECOND, []))
    const [later, seeded] = [quoteAt(ten + 3_600_000, [set]), quoteAt(ten + 3_600_000, [])]
    expect(compare(later.price, seeded.price)).toBe(1)
    expect(later.volume).toEqual(seeded.volume)
    expect(compare(later.high, set.price)).not.toBe(-1)
    expect(later.previousClose).toEqual(seeded.previousClose)
  })

  it('does not affect other instruments', () => {
    expect(quoteAt(ten + 5000, [set], '96017')).toEqual(quoteAt(ten + 5000, [], '96017'))
  })

  it('moves the next day’s limits with the close', () => {
    const next = utc('2026-03-05', 2)
    const [changed, seeded] = [quoteAt(next, [set]), quoteAt(next, [])]
    const close = market.candles(code, { resolution: 'day', at: next, limit: 2 }, with_(set))?.candles[0]?.close
    expect(changed.previousClose).toEqual(close)
    expect(compare(changed.limits?.upper ?? decimal('0'), seeded.limits?.upper ?? decimal('0'))).toBe(1)
  })

  it('stops at the limit, where one side of the book is empty', () => {
    const far: Override = { kind: 'price', code, at: ten, price: shifted(ten, '2') }
    const quote = quoteAt(ten, [far])
    expect(quote.price).toEqual(quote.limits?.upper)
    expect([quote.atLimit, quote.ask]).toEqual(['up', undefined])
    expect(market.book(code, ten, with_(far))?.asks).toEqual([])
    const low = quoteAt(ten, [{ ...far, price: shifted(ten, '0.4') }])
    expect([low.atLimit, low.bid]).toEqual(['down', undefined])
  })

  it('after the close shows immediately and is the base of the next day', () => {
    const evening = utc('2026-03-04', 12)
    const late: Override = { kind: 'price', code, at: evening, price: shifted(evening, '1.2') }
    expect(priceAt(evening, [late])).toBe(formatDecimal(late.price))
    expect(quoteAt(utc('2026-03-05', 2), [late]).previousClose).toEqual(quoteAt(utc('2026-03-05', 2), []).previousClose)
    expect(compare(quoteAt(utc('2026-03-05', 1), [late]).open, quoteAt(utc('2026-03-05', 1), []).open)).toBe(1)
  })

  it('of two, the later one counts', () => {
    const second: Override = { ...set, at: ten + 60_000, price: shifted(ten, '0.9') }
    expect(priceAt(ten + 60_000, [second, set])).toBe(formatDecimal(second.price))
  })
})

describe('a halt', () => {
  const halt: Override = { kind: 'halt', code, from: ten, until: ten + 20 * 60_000 }

  it('keeps price and volume unchanged, then trading continues', () => {
    const [inside, end] = [quoteAt(ten + 600_000, [halt]), quoteAt(ten + 1_200_000, [halt])]
    expect([inside.state, inside.nextChange, end.state]).toEqual(['halted', ten + 1_200_000, 'open'])
    expect([inside.price, inside.volume]).toEqual([
      quoteAt(ten + SECOND, [halt]).price,
      quoteAt(ten + SECOND, [halt]).volume,
    ])
    expect(end.price).toEqual(quoteAt(ten + 1_200_000, []).price)
    const bars = market.candles(code, { resolution: '5min', at: ten + 1_800_000, limit: 7 }, with_(halt))?.candles ?? []
    expect(bars.slice(0, 4).map(({ volume }) => volume.value)).toEqual([0n, 0n, 0n, 0n])
    expect(
      new Set(bars.slice(0, 4).flatMap(({ open, high, low, close }) => [open, high, low, close].map(formatDecimal)))
        .size,
    ).toBe(1)
  })

  it('lasts until it is lifted, overnight too', () => {
    const open: Override = { kind: 'halt', code, from: ten }
    const next = quoteAt(utc('2026-03-05', 2), [open])
    expect([next.state, next.nextChange, formatDecimal(next.price)]).toEqual(['halted', undefined, priceAt(ten, [])])
    expect(next.volume.value).toBe(0n)
  })

  it('shows every bar of a long one flat and without trades, with one step where a price is set in it', () => {
    const long: Override = { kind: 'halt', code, from: ten, until: utc('2026-03-05', 4) }
    const set: Override = { kind: 'price', code, at: ten + 450_000, price: shifted(ten, '1.05') }
    const page = market.candles(code, { resolution: '5min', at: utc('2026-03-05', 4), limit: 120 }, with_(long, set))
    const bars = (page?.candles ?? []).filter(({ start }) => start >= ten && start < utc('2026-03-05', 4))
    const before = priceAt(ten, [long])
    const after = formatDecimal(set.price)
    const shapes = bars.map(({ open, high, low, close }) => [open, high, low, close].map(formatDecimal))
    expect(shapes[0]).toEqual([before, before, before, before])
    expect(shapes[1]).toEqual([before, after, before, after])
    expect(new Set(shapes.slice(2).flat())).toEqual(new Set([after]))
    expect([bars.length > 70, new Set(bars.map(({ volume }) => volume.value))]).toEqual([true, new Set([0n])])
  })

  it('lets a price be set in it', () => {
    const set: Override = { kind: 'price', code, at: ten + 60_000, price: shifted(ten, '1.05') }
    expect(priceAt(ten + 120_000, [halt, set])).toBe(formatDecimal(set.price))
  })
})

describe('a market opened or closed by a tester', () => {
  it('closes within its hours', () => {
    const close: Override = { kind: 'session', calendar: 'MY', state: 'closed', from: ten, until: ten + 60_000 }
    const quote = quoteAt(ten + 30_000, [close])
    expect([quote.state, quote.nextChange, quote.price]).toEqual(['closed', ten + 60_000, quoteAt(ten, []).price])
    expect(quoteAt(ten + 60_000, [close]).state).toBe('open')
    expect(market.state('97101', ten + 30_000, with_(close))?.state).toBe('open')
  })

  it('opens outside its hours, with prices that move inside the limits', () => {
    const night = utc('2026-03-04', 15)
    const open: Override = { kind: 'session', calendar: 'MY', state: 'open', from: night }
    const quotes = Array.from({ length: 120 }, (_, second) => quoteAt(night + second * SECOND, [open]))
    expect(new Set(quotes.map(({ state }) => state))).toEqual(new Set(['open']))
    expect(new Set(quotes.map(({ price }) => formatDecimal(price))).size).toBeGreaterThan(2)
    for (const { price, high, low, instrument } of quotes) {
      expect([compare(low, price) <= 0, compare(price, high) <= 0, isOnTick(instrument.ticks, price)]).toEqual([
        true,
        true,
        true,
      ])
    }
    expect(quoteAt(night - SECOND, [open]).state).toBe('closed')
  })

  it('has no price for an instrument where a tester removed it', () => {
    const none: Override = { kind: 'no-price', code, from: ten, until: ten + 1000 }
    expect([market.quote(code, ten, with_(none)), market.book(code, ten, with_(none))]).toEqual([undefined, undefined])
    expect(market.quote(code, ten + 1000, with_(none))).toEqual(market.quote(code, ten + 1000))
  })
})

describe('whatever a tester does', () => {
  const from = utc('2026-03-02', 0)
  const instant = fc.integer({ min: 0, max: 4 * 86_400 }).map((seconds) => from + seconds * SECOND)
  const of = fc.constantFrom('96010', '97101', '697001', 'HRLWQ', 'AURNUSDT', 'EURUSD')
  const change = (target: string): fc.Arbitrary<Override> =>
    fc.oneof(
      fc
        .record({ at: instant, percent: fc.constantFrom('0.5', '0.93', '1.04', '1.6') })
        .map(({ at, percent }): Override => ({
          kind: 'price',
          code: target,
          at,
          price: shifted(at, percent, target),
        })),
      fc
        .tuple(instant, fc.integer({ min: 1, max: 90_000 }))
        .map(([at, seconds]): Override => ({ kind: 'halt', code: target, from: at, until: at + seconds * SECOND })),
      fc
        .tuple(instant, fc.integer({ min: 1, max: 90_000 }), fc.constantFrom('open' as const, 'closed' as const))
        .map(([at, seconds, state]): Override => ({
          kind: 'session',
          calendar: findListing(target)?.instrument.calendar ?? 'MY',
          state,
          from: at,
          until: at + seconds * SECOND,
        })),
    )

  it('bars stay valid, limits are respected, and quote and candles agree', () => {
    const situation = of.chain((target) =>
      fc.record({ target: fc.constant(target), list: fc.array(change(target), { maxLength: 5 }), at: instant }),
    )
    fc.assert(
      fc.property(situation, ({ target, list, at }) => {
        const overrides = arrangeOverrides(list)
        const quote = market.quote(target, at, overrides)
        const fine = market.candles(target, { resolution: '5min', at, limit: 1200 }, overrides)?.candles ?? []
        const days = market.candles(target, { resolution: 'day', at, limit: 10 }, overrides)?.candles ?? []
        if (quote === undefined) throw new Error('no quote')
        const impossible = [...fine, ...days].filter(
          ({ open, high, low, close, volume }) =>
            compare(low, open) > 0 ||
            compare(low, close) > 0 ||
            compare(open, high) > 0 ||
            compare(close, high) > 0 ||
            volume.value < 0n,
        )
        expect(impossible).toEqual([])
        if (quote.limits) {
          const { lower, upper } = quote.limits
          expect([compare(lower, quote.low) <= 0, compare(quote.high, upper) <= 0]).toEqual([true, true])
        }
        const built = aggregateCandles(quote.instrument.calendar, 'day', fine).slice(1).slice(-days.length)
        expect(built.map(({ high, low, close }) => [high, low, close].map(formatDecimal))).toEqual(
          days.slice(-built.length).map(({ high, low, close }) => [high, low, close].map(formatDecimal)),
        )
        // The same in a process with empty caches.
        expect(
          makePaperMarket(
            'test',
            LISTINGS.filter((one) => one.instrument.code === target),
          ).quote(target, at, arrangeOverrides([...list])),
        ).toEqual(quote)
      }),
      { numRuns: longRuns(50, 500) },
    )
  })
})
