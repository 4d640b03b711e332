import { expect, it } from 'vitest'
import { decimal } from '../../../domain/money/decimal.ts'
import { plain } from '../../../domain/orders/testing/samples.ts'
import { funds, position } from '../orders/ticket/testing/sample.ts'
import { worthByCurrency, worthByMarket } from './inOneCurrency.ts'

const held = [
  position({ id: '1', market: 'IT', currency: 'EUR', marketValue: decimal('100') }),
  position({ id: '2', market: 'ES', currency: 'EUR', marketValue: decimal('50') }),
  position({ id: '3', market: 'IT', currency: 'EUR', marketValue: decimal('25.5') }),
  position({ id: '4', market: 'ES', currency: 'EUR', marketValue: null }),
  position({ id: '5', market: 'MY', currency: 'MYR', marketValue: decimal('999') }),
  position({ id: '6', market: 'FUND', currency: 'JPY', marketValue: decimal('0') }),
]

it('holdings in all currencies are compared market by market, at their value in the chosen currency', () => {
  const worths = worthByMarket(held, 'EUR', new Map([['MYR', decimal('0.2169932097')]]))
  expect(worths?.map(({ market, amount }) => [market, plain(amount)])).toEqual([
    ['IT', '125.5'],
    ['ES', '50'],
    ['MY', '216.78'],
  ])
})

it('a rate that is missing leaves no markets to compare', () => {
  expect(worthByMarket(held, 'EUR', new Map())).toBeNull()
})

const wallets = [
  { ...funds('100'), currency: 'EUR' as const },
  { ...funds('1000') },
  { ...funds('0'), currency: 'JPY' as const },
  { ...funds('5'), currency: 'THB' as const, totalAssets: null },
]

it('currencies are compared at their value in the chosen one; unknown and zero amounts are left out', () => {
  const worths = worthByCurrency(wallets, 'EUR', new Map([['MYR', decimal('0.2169932097')]]))
  expect(worths?.map(({ currency, amount }) => [currency, plain(amount)])).toEqual([
    ['EUR', '100'],
    ['MYR', '216.99'],
  ])
})

it('a rate that is missing leaves nothing to compare', () => {
  expect(worthByCurrency(wallets, 'EUR', new Map())).toBeNull()
})
