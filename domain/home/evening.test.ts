import { expect, it } from 'vitest'
import { decimal, formatDecimal } from '../money/decimal.ts'
import { causeOf, dayTotals, eveningKey, eveningMarket, isUntilTomorrow, rateEffect } from './evening.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** 10 June 2026, a Wednesday. */
const DATE = Date.UTC(2026, 5, 10)
const day = DATE / DAY
/** 18:00 in Taipei. */
const EVENING = DATE + 10 * HOUR

const market = (code: string, closes: number, more: Partial<Parameters<typeof eveningMarket>[0][number]> = {}) => ({
  code,
  zone: 'Asia/Taipei',
  state: 'closed' as const,
  day,
  sessions: [{ opens: DATE, closes }],
  ...more,
})
const all = new Set(['TW', 'MY'])
const markets = [market('TW', DATE + 5 * HOUR), market('MY', DATE + 9 * HOUR)]
const chosen = (...args: Partial<Parameters<typeof eveningMarket>>) =>
  eveningMarket(args[0] ?? markets, args[1] ?? all, args[2] ?? new Set(), args[3] ?? EVENING)?.code

it('is the evening of the market that closed last', () => {
  expect(chosen()).toBe('MY')
})

it('begins at the close itself', () => {
  const [taiwan] = markets
  const at = (now: number) => chosen([taiwan!], all, new Set(), now)
  expect([at(DATE + 5 * HOUR - 1), at(DATE + 5 * HOUR)]).toEqual([undefined, 'TW'])
})

it('is dismissed for a market and a day only', () => {
  expect(chosen(markets, all, new Set([eveningKey({ code: 'MY', day })]))).toBe('TW')
  expect(chosen(markets, all, new Set([eveningKey({ code: 'MY', day: day - 1 })]))).toBe('MY')
})

it.each([
  ['nothing is held', markets, new Set<string>(), EVENING],
  ['the market is open', [market('TW', DATE + 5 * HOUR, { state: 'open' })], all, EVENING],
  ['the market has no sessions', [market('TW', 0, { sessions: [] })], all, EVENING],
  ['it is between two sessions', [market('TW', DATE + 11 * HOUR)], all, EVENING],
  ['it is the next day there', [market('TW', DATE + 5 * HOUR)], all, DATE + 17 * HOUR],
] as const)('is no evening where %s', (_, list, held, now) => {
  expect(chosen(list, held, new Set(), now)).toBeUndefined()
})

it('ends with tomorrow in the zone of the market', () => {
  const at = (hours: number) => isUntilTomorrow(DATE + hours * HOUR, EVENING, 'Asia/Taipei')
  // Midnight in Taipei is 16:00 UTC.
  expect([at(9), at(10), at(11), at(39), at(40)]).toEqual([false, false, true, true, false])
})

const level = (price: string, previousClose: string | null) => ({
  price: decimal(price),
  previousClose: previousClose === null ? null : decimal(previousClose),
})

it('gives a cause only where it is known', () => {
  const [fell, rose] = [level('9', '10'), level('11', '10')]
  expect(causeOf(fell, rose, true)).toBe('dividend')
  expect(causeOf(rose, rose, true)).toBe('market')
  expect(causeOf(fell, fell, false)).toBe('market')
  expect(causeOf(fell, rose, false)).toBe('price')
  expect(causeOf(fell, undefined, false)).toBe('price')
  expect(causeOf(level('9', null), fell, false)).toBe('price')
  const same = level('10', '10')
  expect([causeOf(same, fell, true), causeOf(same, same, false)]).toEqual(['price', 'price'])
})

const held = (currency: 'MYR' | 'USD', profit: string, before: string, equity: string) => ({
  currency,
  profit: decimal(profit),
  before: decimal(before),
  equity: decimal(equity),
})

it('adds up the holdings of each currency, in points of what they were worth before', () => {
  const all = [held('MYR', '30', '1000', '515'), held('USD', '-1', '400', '399'), held('MYR', '-10', '3000', '2990')]
  expect(
    dayTotals(all).map(({ currency, equity, percent, profit }) => [
      currency,
      ...[profit, percent, equity].map(formatDecimal),
    ]),
  ).toEqual([
    ['MYR', '20', '0.50', '3505'],
    ['USD', '-1', '-0.25', '399'],
  ])
  expect(dayTotals([])).toEqual([])
})

it('tells what the exchange rate alone did, half-even at the decimals of the currency', () => {
  const { amount, percent } = rateEffect(
    decimal('1000'),
    { rate: decimal('0.2202125'), before: decimal('0.2200000') },
    2,
  )
  expect([amount, percent].map(formatDecimal)).toEqual(['0.21', '0.10'])
  expect(formatDecimal(rateEffect(decimal('1000'), { rate: decimal('0.2'), before: decimal('0.25') }, 2).amount)).toBe(
    '-50.00',
  )
})
