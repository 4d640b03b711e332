import { describe, expect, it } from 'vitest'
import { MARKETS } from '../markets/markets.ts'
import { decimal } from '../money/decimal.ts'
import { bestFor, bestPrices, type KnownPrices, meetsNobody } from './orderPrices.ts'
import { plain } from './testing/samples.ts'

const { ticks } = MARKETS.MY
const limits = { lower: decimal('1.07'), upper: decimal('1.97') }
const both: KnownPrices = { bid: decimal('1.51'), ask: decimal('1.52'), last: decimal('1.52'), limits }
const shown = (known: Partial<KnownPrices>) => {
  const { ask, bid, empty } = bestPrices(ticks, { ...both, ...known })
  return [plain(bid), plain(ask), empty]
}

describe('the best prices', () => {
  it('are those of the book where both sides have somebody', () => {
    expect(shown({})).toEqual(['1.51', '1.52', undefined])
    expect(bestPrices(ticks, both)).toEqual(both)
  })

  it.each([
    ['bids', 'a tick below the limit', { bid: undefined }, ['1.06', '1.52', 'bid']],
    ['asks', 'a tick above the limit', { ask: undefined }, ['1.51', '1.98', 'ask']],
    ['bids', 'a tick below the last price without one', { bid: undefined, limits: undefined }, ['1.51', '1.52', 'bid']],
    ['asks', 'a tick above the last price without one', { ask: undefined, limits: undefined }, ['1.51', '1.53', 'ask']],
  ] as const)('where nobody %s, begin %s', (_who, _where, known, expected) => expect(shown(known)).toEqual(expected))
})

it.each([
  ['buy', 'ask', true],
  ['buy', 'bid', false],
  ['sell', 'bid', true],
  ['sell', 'ask', false],
] as const)('an order to %s meets nobody where the %s is empty: %s', (side, empty, alone) => {
  expect(meetsNobody(side, { empty })).toBe(alone)
  expect(meetsNobody(side, {})).toBe(false)
})

it('a purchase meets the best offer first, a sale the best bid', () => {
  const prices = bestPrices(ticks, both)
  expect([plain(bestFor('buy', prices)), plain(bestFor('sell', prices))]).toEqual(['1.52', '1.51'])
})
