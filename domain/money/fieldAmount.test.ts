import { expect, it } from 'vitest'
import { parseDecimal, zero } from './decimal.ts'
import { formatFieldAmount, withoutCurrency } from './fieldAmount.ts'

it.each([
  ['1500', 'USD', '1.500,00'],
  ['1500', 'JPY', '1.500'],
  ['0.5', 'EUR', '0,50'],
] as const)('%s %s is written into a field as %s', (amount, currency, text) => {
  expect(formatFieldAmount(parseDecimal(amount) ?? zero, currency)).toBe(text)
})

it.each([
  ['1 000,50 €', 'EUR', '1 000,50'],
  ['€1,000.50', 'EUR', '1,000.50'],
  [' 50 eur', 'EUR', '50'],
  [' € 50 ', 'EUR', '50'],
  ['50 XYZ', 'XYZ', '50'],
  ['RM 50', 'MYR', '50'],
  ['NT$500', 'TWD', '500'],
  ['500元', 'CNY', '500'],
  ['¥5000', 'JPY', '5000'],
  ['100 USDT', 'USDT', '100'],
  // Of another currency, or none.
  ['50 USD', 'EUR', '50 USD'],
  ['100 USD', 'USDT', '100 USD'],
  ['HK$50', 'USD', 'HK$50'],
  ['50 ', 'EUR', '50 '],
])('%s in a field of %s is %s', (text, currency, left) => {
  expect(withoutCurrency(text, currency)).toBe(left)
})

it.each([
  ['EUR', ['€']],
  ['USD', ['US$', '$']],
  ['USDT', ['₮']],
  ['MYR', ['RM']],
  ['CNY', ['RMB', 'CN¥', '¥', '￥', '元']],
  ['TWD', ['NT$', '元']],
  ['JPY', ['¥', '￥', '円']],
  ['HKD', ['HK$']],
  ['THB', ['฿']],
  ['VND', ['₫']],
  ['KRW', ['₩', '원']],
])('in a field of %s the signs %j are left out, before and behind', (currency, signs) => {
  for (const sign of [currency, ...signs])
    expect([withoutCurrency(`${sign}50`, currency), withoutCurrency(`50 ${sign}`, currency)]).toEqual(['50', '50'])
})
