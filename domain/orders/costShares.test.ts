import { expect, it } from 'vitest'
import { decimal, formatDecimal } from '../money/decimal.ts'
import { costShares, drawCosts, spreadCost } from './costShares.ts'

const charges = [
  { name: 'brokerage', amount: decimal('3.20') },
  { name: 'clearing-fee', amount: decimal('0.80') },
  { name: 'stamp-duty', amount: decimal('1.00') },
  { name: 'other-fee', amount: decimal('0') },
] as const

const plain = (costs: ReturnType<typeof costShares>) => costs.map(({ kind, amount }) => [kind, formatDecimal(amount)])

it('puts what goes to the state with the taxes, everything else with the fees', () => {
  expect(plain(costShares(charges, decimal('2.50')))).toEqual([
    ['fees', '4.00'],
    ['taxes', '1.00'],
    ['spread', '2.50'],
  ])
})

it('counts the tax on a transaction among the taxes', () => {
  const charged = [
    { name: 'brokerage', amount: decimal('2.00') },
    { name: 'transaction-tax', amount: decimal('3.00') },
  ] as const
  expect(plain(costShares(charged, undefined))).toEqual([
    ['fees', '2.00'],
    ['taxes', '3.00'],
  ])
})

it('rounds half a gap half up to two decimals', () => {
  const spread = spreadCost('buy', { limit: null, quantity: decimal('101') }, decimal('10.00'), decimal('10.01'))
  expect(spread && formatDecimal(spread)).toBe('0.51')
})

it('leaves out what is not known and what is zero', () => {
  expect(plain(costShares([charges[2]], undefined))).toEqual([['taxes', '1.00']])
  expect(costShares([charges[3]], decimal('0'))).toEqual([])
})

it.each([
  ['a market order', 'buy', null, '50.00'],
  ['a limit at the best ask', 'buy', '10.10', '50.00'],
  ['a limit below the best ask', 'buy', '10.05', undefined],
  ['a limit at the best bid', 'sell', '10.00', '50.00'],
  ['a limit above the best bid', 'sell', '10.05', undefined],
] as const)('%s to %s costs half the gap where it is filled at once', (_, side, limit, cost) => {
  const order = { limit: limit === null ? null : decimal(limit), quantity: decimal('1000') }
  const spread = spreadCost(side, order, decimal('10.00'), decimal('10.10'))
  expect(spread && formatDecimal(spread)).toBe(cost)
})

it('has no spread without both prices, nor where they cross', () => {
  const order = { limit: null, quantity: decimal('1000') }
  expect(spreadCost('buy', order, undefined, decimal('10'))).toBeUndefined()
  expect(spreadCost('buy', order, decimal('10'), undefined)).toBeUndefined()
  expect(spreadCost('buy', order, decimal('10'), decimal('10'))).toBeUndefined()
})

it('draws every cost to one scale, the smallest that has room for all', () => {
  const drawn = drawCosts(decimal('1000'), costShares(charges, decimal('2.50')))
  expect(drawn && [formatDecimal(drawn.total), formatDecimal(drawn.percent), formatDecimal(drawn.scale)]).toEqual([
    '7.50',
    '0.7500',
    '1',
  ])
  // The bar stands for 10.00.
  expect(drawn?.shares.map(({ length }) => formatDecimal(length))).toEqual(['40.000', '10.000', '25.000'])
})

it.each([
  ['300', '2.00', '0.6667', '1', '66.667'],
  // A bar that is filled to its end.
  ['1000', '10.00', '1.0000', '1', '100.000'],
  ['1000', '10.01', '1.0010', '2', '50.050'],
])('draws of a value of %s a cost of %s: %s per cent, on a bar of %s', (value, amount, percent, scale, length) => {
  const drawn = drawCosts(decimal(value), [{ kind: 'fees', amount: decimal(amount) }])
  const [share] = drawn?.shares ?? []
  expect(drawn && share && [drawn.percent, drawn.scale, share.length].map(formatDecimal)).toEqual([
    percent,
    scale,
    length,
  ])
})

it('draws nothing without a value or a cost, and nothing that no bar has room for', () => {
  const some = costShares(charges, undefined)
  expect(drawCosts(decimal('0'), some)).toBeNull()
  expect(drawCosts(decimal('1000'), [])).toBeNull()
  expect(drawCosts(decimal('0.10'), some)).toBeNull()
  expect(drawCosts(decimal('5'), some)).not.toBeNull()
})
