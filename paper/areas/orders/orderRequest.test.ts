import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isRejection } from '../../platform/rejection/rejection.ts'
import { isOrderFingerprint, type OrderForm, orderFingerprint, readOrder } from './orderRequest.ts'

const FORM: OrderForm = {
  code: 'MY0101',
  direction: 'long',
  action: 'open',
  ordertype: 'limit',
  price: '1.5',
  quantity: '500',
  stoploss: '1.2',
}

const requestOf = (form: object) => {
  const request = readOrder({ ...FORM, ...form })
  if (isRejection(request)) throw new Error(`refused: ${request.field}`)
  return request
}
const made = (form: object = {}) => orderFingerprint(requestOf(form))

describe('the fingerprint of an order', () => {
  it('does not depend on the order of fields or the spelling of decimals', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 6 }), fc.nat(6), (whole, zeros) => {
        const spelled = `${whole}.5${'0'.repeat(zeros)}`
        const turned = Object.fromEntries(Object.entries({ ...FORM, quantity: spelled, price: spelled }).toReversed())
        expect(made(turned)).toBe(made({ quantity: `${whole}.5`, price: `${whole}.5` }))
      }),
    )
  })

  it('takes a default for the field that is left out', () =>
    expect(made({ leverage: '1', timeinforce: 'day', daytrade: '0' })).toBe(made()))

  it.each([
    { code: 'MY0102' },
    { direction: 'short' },
    { ordertype: 'market', price: undefined },
    { price: '1.51' },
    { quantity: '501' },
    { timeinforce: 'gtc' },
    { timeinforce: 'gtd', gooduntil: '2026-01-30' },
    { stoploss: '1.21' },
    { stoplimit: '1.1' },
    { takeprofit: '2' },
    { stoploss: undefined, trailamount: '0.1' },
    { stoploss: undefined, trailpercent: '0.1' },
    { leverage: '2' },
    { daytrade: '1' },
    { action: 'close', positionid: '7', stoploss: undefined },
  ])('differs with %o', (form) => expect(made(form)).not.toBe(made()))

  it('of an order that was made before there were versions is still that of the same order', () => {
    const kept = 'MY0101 long open limit 1.5 500 1  gtd 2026-01-30 1.2////'
    const same = requestOf({ price: '1.50', timeinforce: 'gtd', gooduntil: '2026-01-30' })
    expect(isOrderFingerprint(kept, same)).toBe(true)
    expect(isOrderFingerprint(kept, requestOf({ quantity: '501' }))).toBe(false)
    expect(isOrderFingerprint(orderFingerprint(same), same)).toBe(true)
  })
})
