import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Currency } from '../money/money.ts'
import { FIRST_STEPS, type FirstFacts, firstHourOf, type FirstMarket, marketToBegin } from './firstHour.ts'

const NOTHING: FirstFacts = { hasMoney: false, waits: false, filled: false, protects: false, sold: false }
const text = (facts: Partial<FirstFacts>, offersStops = true): string =>
  firstHourOf({ ...NOTHING, ...facts }, offersStops)
    .map(({ step, state }) => `${step} ${state}`)
    .join(', ')

describe('the first hour of an account', () => {
  it.each<[name: string, facts: Partial<FirstFacts>, steps: string]>([
    ['without money begins with it', {}, 'money next, order later, fill later, stop later, sale later, profit later'],
    ['with money', { hasMoney: true }, 'money done, order next, fill later, stop later, sale later, profit later'],
    [
      'with a waiting order',
      { hasMoney: true, waits: true },
      'money done, order done, fill next, stop later, sale later, profit later',
    ],
    [
      'with a fill: it may be sold without a stop',
      { hasMoney: true, filled: true },
      'money done, order done, fill done, stop next, sale open, profit later',
    ],
    [
      'with a stop',
      { hasMoney: true, filled: true, protects: true },
      'money done, order done, fill done, stop done, sale next, profit later',
    ],
    [
      'with a sale',
      { hasMoney: true, filled: true, protects: true, sold: true },
      'money done, order done, fill done, stop done, sale done, profit done',
    ],
    [
      'with a sale and no stop',
      { hasMoney: true, filled: true, sold: true },
      'money done, order done, fill done, stop skipped, sale done, profit done',
    ],
    [
      'whose whole money is in a position',
      { filled: true },
      'money done, order done, fill done, stop next, sale open, profit later',
    ],
  ])('%s', (_, facts, steps) => expect(text(facts)).toBe(steps))

  it('has no stop where the server has none', () => {
    expect(text({ hasMoney: true, filled: true }, false)).toBe(
      'money done, order done, fill done, sale next, profit later',
    )
  })

  const anyFacts = fc.record<FirstFacts>({
    hasMoney: fc.boolean(),
    waits: fc.boolean(),
    filled: fc.boolean(),
    protects: fc.boolean(),
    sold: fc.boolean(),
  })

  it('has exactly one next step until it is over, and every step once', () => {
    fc.assert(
      fc.property(anyFacts, fc.boolean(), (facts, offersStops) => {
        const steps = firstHourOf(facts, offersStops)
        expect(steps.filter(({ state }) => state === 'next')).toHaveLength(facts.sold ? 0 : 1)
        expect(steps.map(({ step }) => step)).toEqual(FIRST_STEPS.filter((step) => offersStops || step !== 'stop'))
      }),
    )
  })

  it('never goes back where the account goes on', () => {
    fc.assert(
      fc.property(anyFacts, fc.constantFrom(...Object.keys(NOTHING)), fc.boolean(), (facts, more, offersStops) => {
        const done = (now: FirstFacts) =>
          firstHourOf(now, offersStops).flatMap(({ step, state }) => (state === 'done' ? [step] : []))
        expect(done({ ...facts, [more]: true })).toEqual(expect.arrayContaining(done(facts)))
      }),
    )
  })
})

describe('the market of a first order', () => {
  const market = (code: FirstMarket['code'], currency: Currency, isOpen = true, tradable = true): FirstMarket => ({
    code,
    currency,
    isOpen,
    tradable,
  })
  const money = new Set<Currency>(['MYR', 'EUR', 'USDT'])

  it('is the first open one whose currency the customer has', () => {
    const markets = [market('MY', 'MYR', false), market('US', 'USD'), market('IT', 'EUR'), market('ES', 'EUR')]
    expect(marketToBegin(markets, money)).toBe('IT')
  })

  it('is no market of indices, currencies, coins or futures', () => {
    const markets = [
      market('INDEX', 'EUR', true, false),
      market('CRYPTO', 'USDT'),
      market('FX', 'EUR'),
      market('FUT', 'EUR'),
    ]
    expect(marketToBegin(markets, money)).toBeNull()
  })
})
