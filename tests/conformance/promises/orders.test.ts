import { describe, expect, it } from 'vitest'
import { Memory } from '../memory.ts'
import { previewPromises } from './orders.ts'

const CODE = '97277'
const memory = new Memory()
const rules = { ticks: [{ from: '0', tick: '0.01' }], fees: [] }
Array.from(memory.recall('/quotes/info', { code: CODE, rules, quote: { code: CODE } }))

/** What is said of the amount of a preview of 3,000 shares in JPY. */
const ofAmount = (ordertype: 'limit' | 'market', estimateprice: string, amount: string) => {
  const preview = {
    code: CODE,
    currency: 'JPY',
    estimateprice,
    amount,
    fees: [],
    feetotal: '0',
    problems: [],
    margin: amount,
    cost: amount,
    held: amount,
    buyingpower: '9000000',
    buyingpowerafter: '0',
  }
  const form = { code: CODE, ordertype, direction: 'long', action: 'open', quantity: '3000', price: estimateprice }
  const claims = [...previewPromises(preview, '/data', { path: '/trade/orderpreview', form, data: preview, memory })]
  return claims.filter((claim) => claim?.at === '/data/amount').map((claim) => claim?.got)
}

describe('the amount of a preview', () => {
  it.each([
    ['that of a mean price before it was rounded', 'market', '677.3333', '2032000'],
    ['that of a mean price that ends in zeros', 'market', '677.3', '2031903'],
    ['that of the limit', 'limit', '677.3', '2031900'],
  ] as const)('may be %s', (_, ordertype, price, amount) => {
    expect(ofAmount(ordertype, price, amount)).toEqual([])
  })

  it.each([
    ['beyond what a mean price loses', 'market', '677.3333', '2032001'],
    ['beyond a half of a tick of each share', 'market', '677.3', '2031916'],
    ['other than the limit, by one unit', 'limit', '677.3', '2031901'],
  ] as const)('may not be %s', (_, ordertype, price, amount) => {
    expect(ofAmount(ordertype, price, amount)).toEqual([`"${amount}"`])
  })
})
