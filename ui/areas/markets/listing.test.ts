import { describe, expect, it } from 'vitest'
import { decimal, formatDecimal } from '../../../domain/money/decimal.ts'
import { changeOf, conditionOf, nameIn, priceStep } from './listing.ts'
import { eventTime } from '../../data/clock/event.ts'
import { clockTime } from '../../data/clock/format.ts'

const price = decimal('1.54')

describe('the state label of a row', () => {
  it.each([
    ['open', { state: 'open', price, atLimit: null }],
    ['limitUp', { state: 'open', price, atLimit: 'up' }],
    ['limitDown', { state: 'open', price, atLimit: 'down' }],
    ['noPrice', { state: 'open', price: null, atLimit: null }],
    ['noPrice', { state: 'closed', price: null, atLimit: null }],
    ['halted', { state: 'halted', price: null, atLimit: 'up' }],
    ['closed', { state: 'closed', price, atLimit: 'up' }],
    ['break', { state: 'break', price, atLimit: 'down' }],
  ] as const)('%s', (word, quote) => expect(conditionOf(quote)).toBe(word))
})

describe('the change of a quote', () => {
  it('is the price less the previous close, in per cent of that close', () => {
    const { amount, percent } = changeOf({ price, previousClose: decimal('1.52') })
    expect([amount, percent].map((figure) => figure && formatDecimal(figure))).toEqual(['0.02', '1.32'])
  })

  it.each([
    [null, decimal('1')],
    [decimal('1'), null],
    [decimal('1'), decimal('0')],
  ])('is unknown where a figure is missing (%#)', (now, previousClose) => {
    expect(changeOf({ price: now, previousClose })).toEqual({ amount: null, percent: null })
  })
})

it('an instrument has its Chinese name for readers of Chinese, where there is one', () => {
  const tiger = { name: 'Harimau Foods', chineseName: '虎牌食品' }
  expect(['us', 'es', 'cn', 'tw'].map((language) => nameIn(tiger, language))).toEqual([
    'Harimau Foods',
    'Harimau Foods',
    '虎牌食品',
    '虎牌食品',
  ])
  expect(nameIn({ ...tiger, chineseName: '' }, 'cn')).toBe('Harimau Foods')
})

it('prices step by their last decimal', () => {
  expect([0, 2, 3].map((decimals) => formatDecimal(priceStep(decimals)))).toEqual(['1', '0.01', '0.001'])
})

it('times are in their zone, which is named', () => {
  const at = Date.UTC(2026, 0, 5, 2, 32, 5)
  expect(clockTime(at, 'en-GB', 'Asia/Kuala_Lumpur')).toBe('10:32:05 GMT+8')
  expect(eventTime(at, 'en-GB', 'Asia/Kuala_Lumpur')).toBe('5 Jan 2026, 10:32 GMT+8')
})
