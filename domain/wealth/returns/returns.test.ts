import { make, multiply } from 'effect/BigDecimal'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimal, formatDecimal, percentOf, roundTo } from '../../money/decimal.ts'
import { largestFall, shareOf } from '../../money/largestMove.ts'
import { type Flow, leastInvested, type Valuation } from './flows.ts'
import { moneyWeighted } from './moneyWeighted.ts'
import { returnOf, timeWeighted } from './timeWeighted.ts'

const DAY = 86_400_000
const LEAST = decimal('1')
const linked = (valuations: ReadonlyArray<Valuation>, flows: ReadonlyArray<Flow>) =>
  timeWeighted(valuations, flows, LEAST)
const weighted = (opening: Valuation, closing: Valuation, flows: ReadonlyArray<Flow>) =>
  moneyWeighted([opening, closing], flows, LEAST)
const YEAR = 365 * DAY
const one = make(1n, 0)
const at = (when: number, total: string) => ({ at: when, total: decimal(total) })
const flow = (when: number, amount: string) => ({ at: when, amount: decimal(amount) })
const fallOf = (growths: ReturnType<typeof linked>) =>
  largestFall(growths.map(({ at: when, factor }) => ({ at: when, value: factor })))
const short = (n: Parameters<typeof roundTo>[0] | undefined, scale = 4) =>
  n && formatDecimal(roundTo(n, scale, 'half-up'))

/** The return of some days as a yearly rate, which the literature gives to four or more digits. */
const yearly = (period: Parameters<typeof formatDecimal>[0] | undefined, days: number): number =>
  (1 + Number(period && formatDecimal(period))) ** (365 / days) - 1

/**
 * DeFusco, McLeavey, Pinto, Runkle, Quantitative Investment Analysis (CFA Institute), chapter on discounted cash flows: a
 * share is bought for 200, after a year another for 225; each pays 5 a year; after two years both are sold for 235 each.
 * Dividends leave the assets. Money-weighted 9.39 % a year; time-weighted 15 % and then 6.67 %, 10.76 % a year.
 */
describe('two shares bought a year apart (Quantitative Investment Analysis)', () => {
  // The first dividend is paid before the second share is bought; at the end everything is paid out.
  const valuations = [at(0, '200'), at(YEAR - 1, '225'), at(YEAR, '450'), at(2 * YEAR, '0')]
  const flows = [flow(YEAR - 1, '-5'), flow(YEAR, '225'), flow(2 * YEAR, '-480')]

  it('has the time-weighted return of the book', () => {
    const growths = linked(valuations, flows).map(({ factor }) => short(factor))
    expect(growths).toEqual(['1.0000', '1.1500', '1.1500', '1.2267'])
    const ofTheBook = decimal('1.107549')
    expect(short(multiply(ofTheBook, ofTheBook))).toBe('1.2267')
  })

  it('has the money-weighted return of the book', () => {
    const period = weighted(at(0, '200'), at(2 * YEAR, '480'), [flow(YEAR, '220')])
    expect(yearly(period, 730)).toBeCloseTo(0.0939, 4)
  })
})

/**
 * Bailey, Richards, Tierney, Evaluating Portfolio Performance (CFA Institute), in whose way the Global Investment Performance
 * Standards value assets at each large flow: 1,000,000 become 1,045,000 on day 5 with 30,000 paid in, 1,060,000 on day 16 with
 * 20,000, and 1,080,000 on day 30. Time-weighted 2.92 %, money-weighted 2.90 % of the month.
 */
describe('a month with two contributions (Evaluating Portfolio Performance)', () => {
  const flows = [flow(5 * DAY, '30000'), flow(16 * DAY, '20000')]

  it('has the time-weighted return of the book', () => {
    // Valued before and after each contribution, as the book does.
    const valuations = [
      at(0, '1000000'),
      at(5 * DAY - 1, '1015000'),
      at(5 * DAY, '1045000'),
      at(16 * DAY - 1, '1040000'),
      at(16 * DAY, '1060000'),
      at(30 * DAY, '1080000'),
    ]
    expect(short(linked(valuations, flows).at(-1)?.factor)).toBe('1.0292')
  })

  it('has the money-weighted return of the book', () => {
    expect(short(weighted(at(0, '1000000'), at(30 * DAY, '1080000'), flows))).toBe('0.0290')
  })
})

/** Microsoft's documentation of the function XIRR, whose result is 0.373362535. */
it('has the rate of the spreadsheet function XIRR', () => {
  const on = (text: string) => Date.parse(`${text}T00:00:00Z`)
  const [bought, sold] = [at(on('2008-01-01'), '10000'), at(on('2009-04-01'), '2750')]
  const out = [flow(on('2008-03-01'), '-2750'), flow(on('2008-10-30'), '-4250'), flow(on('2009-02-15'), '-3250')]
  for (const flows of [out, out.toReversed()]) {
    expect(yearly(weighted(bought, sold, flows), 456)).toBeCloseTo(0.373362535, 6)
  }
})

/** Investopedia, Maximum Drawdown: 500, 750, 400, 600, 350, 800 thousand fall by 53.33 % at most. */
it('has the largest fall of the encyclopaedia', () => {
  const worths = ['500', '750', '400', '600', '350', '800']
  const growths = linked(
    worths.map((total, nth) => at(nth * DAY, total)),
    [],
  )
  const fall = fallOf(growths)
  expect(fall && [percentOf(shareOf(fall), one), fall.from.at, fall.until.at]).toEqual([decimal('53.33'), DAY, 4 * DAY])
})

describe('the time-weighted return', () => {
  it('does not count a deposit or a withdrawal as a gain or a loss', () => {
    const valuations = [at(0, '100'), at(DAY, '1100'), at(2 * DAY, '600')]
    const growths = linked(valuations, [flow(1, '1000'), flow(2 * DAY, '-500')])
    expect(growths.map(({ factor }) => short(returnOf(factor)))).toEqual(['0.0000', '0.0000', '0.0000'])
  })

  it('begins where nothing was invested, and ends at a loss of everything', () => {
    const valuations = [at(0, '0'), at(DAY, '0'), at(2 * DAY, '110'), at(3 * DAY, '0'), at(4 * DAY, '50')]
    const growths = linked(valuations, [flow(DAY + 1, '100'), flow(4 * DAY, '50')])
    expect(growths.map(({ factor }) => short(factor))).toEqual(['1.0000', '1.0000', '1.1000', '0.0000', '0.0000'])
  })

  it('counts a flow at the instant of a valuation before it, and an earlier one not at all', () => {
    const growths = linked([at(DAY, '100'), at(2 * DAY, '150')], [flow(DAY, '30'), flow(2 * DAY, '50')])
    expect(short(growths.at(-1)?.factor)).toBe('1.0000')
    expect(linked([], [])).toEqual([])
  })
})

describe('a coin bought, six per cent more after two days, all sold', () => {
  const days = (last: number, then: ReadonlyArray<readonly [number, string]> = []) =>
    Array.from({ length: last + 1 }, (_, day) => at(day * DAY, new Map(then).get(day) ?? '0'))
  const held: ReadonlyArray<readonly [number, string]> = [
    [1, '1000'],
    [2, '1030'],
  ]
  const flows = [flow(DAY, '1000'), flow(3 * DAY, '-1060')]
  const gained = (last: number) => short(moneyWeighted(days(last, held), flows, LEAST), 6)

  it('has the same return when it is asked for later: days without money do not count', () => {
    expect([3, 4, 30, 400].map(gained)).toEqual(['0.060000', '0.060000', '0.060000', '0.060000'])
    expect(short(timeWeighted(days(400, held), flows, LEAST).at(-1)?.factor)).toBe('1.0600')
  })

  it('is not made larger by a pause, nor by a cent that is left', () => {
    const again = [flow(300 * DAY, '1000'), flow(302 * DAY, '-1060')]
    const twice = [...held, [300, '1000'], [301, '1030']] as const
    expect(short(moneyWeighted(days(400, twice), [...flows, ...again], LEAST), 6)).toBe('0.123600')
    const cent = days(400, held).map((one) => (one.at >= 3 * DAY ? at(one.at, '0.01') : one))
    expect(short(moneyWeighted(cent, flows, LEAST))).toBe('0.0600')
  })

  it('does not change whatever empty time stands before, between or after (property)', () => {
    const rest = fc.integer({ min: 0, max: 500 })
    fc.assert(
      fc.property(rest, rest, rest, (before, between, after) => {
        const [bought, later] = [before + 1, before + 3 + between]
        const last = later + 3 + after
        const values = [
          [bought, '500'],
          [bought + 1, '480'],
          [later, '700'],
          [later + 1, '735'],
          [later + 2, '720'],
        ] as const
        const moved = [flow(bought * DAY, '500'), flow((bought + 2) * DAY, '-490')]
        const movedAgain = [flow(later * DAY, '700'), flow((later + 3) * DAY, '-750')]
        const found = moneyWeighted(days(last, values), [...moved, ...movedAgain], LEAST)
        const alone = moneyWeighted(
          [
            at(0, '500'),
            at(DAY, '480'),
            at(2 * DAY, '700'),
            at(3 * DAY, '735'),
            at(4 * DAY, '720'),
            at(5 * DAY, '750'),
          ],
          [flow(2 * DAY, '210')],
          LEAST,
        )
        expect(short(found, 9)).toBe(short(alone, 9))
      }),
      { numRuns: 20 },
    )
  })
})

it('a reward on a cent that is left is no growth', () => {
  const valuations = [at(0, '1000'), at(DAY, '0.01'), at(2 * DAY, '5.01'), at(3 * DAY, '5.51')]
  const factors = timeWeighted(valuations, [flow(DAY, '-999.99')], LEAST).map(({ factor }) => short(factor))
  expect(factors).toEqual(['1.0000', '1.0000', '1.0000', '1.0998'])
})

it('a deposit on the day of a fall never makes a return larger than what was lost of the money that was there', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 10_000 }),
      fc.integer({ min: 0, max: 10_000 }),
      fc.integer({ min: 0, max: 10_000 }),
      (had, left, added) => {
        const end = at(DAY, String(Math.min(left, had) + added))
        const factor = timeWeighted([at(0, String(had)), end], [flow(DAY, String(added))], LEAST).at(-1)?.factor
        const loss = (had - Math.min(left, had)) / had
        expect(Number(short(factor, 9))).toBeGreaterThanOrEqual(1 - loss - 1e-8)
        expect(Number(short(factor, 9))).toBeLessThanOrEqual(1)
      },
    ),
  )
})

describe('the money-weighted return', () => {
  it('is not a yearly one: a tenth more in thirty days is ten per cent', () => {
    expect(short(weighted(at(0, '100'), at(30 * DAY, '110'), []), 10)).toBe('0.1000000000')
    expect(short(weighted(at(0, '0'), at(30 * DAY, '110'), [flow(10 * DAY, '100')]), 10)).toBe('0.1000000000')
    expect(short(weighted(at(0, '100'), at(3 * DAY, '100'), []), 10)).toBe('0.0000000000')
  })

  it('is that of the days between, where there was money only between two valuations', () => {
    const flows = [flow(2 * DAY, '100'), flow(5 * DAY, '-110')]
    expect(short(weighted(at(0, '0'), at(10 * DAY, '0'), flows), 10)).toBe('0.1000000000')
    // Nothing that came in is no beginning.
    expect(short(weighted(at(0, '0'), at(10 * DAY, '0'), [flow(DAY, '0'), ...flows]), 10)).toBe('0.1000000000')
  })

  it('counts the days on which a price was next to nothing', () => {
    const valuations = [at(0, '100'), at(DAY, '0.5'), at(2 * DAY, '110')]
    expect(short(moneyWeighted(valuations, [], LEAST), 10)).toBe('0.1000000000')
  })

  it('counts exactly a hundred units as invested, and fewer not', () => {
    expect([leastInvested('EUR'), leastInvested('JPY')].map(formatDecimal)).toEqual(['1.00', '100'])
    const of = (total: string) =>
      moneyWeighted([at(0, '0'), at(DAY, total), at(2 * DAY, '0')], [flow(1, total), flow(2 * DAY - 1, '-1.1')], LEAST)
    expect([short(of('1')), of('0.99')]).toEqual(['0.1000', undefined])
    expect(linked([at(0, '1'), at(DAY, '1.1')], []).map(({ factor }) => short(factor))).toEqual(['1.0000', '1.1000'])
    expect(linked([at(0, '0.99'), at(DAY, '2')], []).map(({ factor }) => short(factor))).toEqual(['1.0000', '1.0000'])
  })

  it('is unknown without valuations', () => expect(moneyWeighted([], [], LEAST)).toBeUndefined())

  it.each([
    ['nothing was ever invested', at(0, '0'), at(DAY, '0'), []],
    ['everything happened on one day', at(0, '100'), at(DAY - 1, '110'), []],
    ['everything was lost', at(0, '100'), at(DAY, '0'), []],
    ['no growth between a half and two a day solves it', at(0, '1'), at(DAY, '1000'), []],
  ])('is unknown where %s', (_why, opening, closing, flows) => {
    expect(weighted(opening, closing, flows)).toBeUndefined()
  })

  it('takes the rate next to zero where several solve it', () => {
    // 10 % and 20 % a day both do.
    const cash = [
      { day: 0, amount: decimal('-100') },
      { day: 1, amount: decimal('230') },
      { day: 2, amount: decimal('-132') },
    ]
    const [opening, closing] = [at(0, '100'), at(2 * DAY, '0')]
    const flows = cash.slice(1).map((one) => ({ at: one.day * DAY, amount: multiply(one.amount, decimal('-1')) }))
    expect(short(weighted(opening, closing, flows), 8)).toBe('0.21000000')
  })
})

it('there is no largest fall where it never fell', () => {
  expect(fallOf(linked([at(0, '5'), at(DAY, '5'), at(2 * DAY, '6')], []))).toBeNull()
})
