import { describe, expect, it } from 'vitest'
import { decimal, formatDecimal } from '../../../domain/money/decimal.ts'
import type { Call } from '../client.ts'
import { offers as offersAt } from './offers.ts'
import { type CallTable, describeCalls, read } from '../testing/callTable.ts'
import { example } from '../testing/contract.ts'

const ID = '0190a5f0-7c3e-7d61-9b51-2f6f3d0c4a12'
const offers = (call: Call) => offersAt(call, '/api/vue')

/** How the app makes every call about new shares and placements, and the form it sends. */
const CALLS: CallTable = {
  '/offer/list': [
    [(call) => offers(call).list({ kind: 'new-share', tab: 'to-be-listed' }, {}), 'kind=newshare&tab=tobelisted'],
    [
      (call) => offers(call).list({ kind: 'placement', tab: 'open', market: 'CN' }, { cursor: 'abc', limit: 20 }),
      'kind=placement&tab=open&market=CN&cursor=abc&limit=20',
    ],
  ],
  '/offer/info': [[(call) => offers(call).find('MY-210'), 'id=MY-210']],
  '/offer/subscribe': [
    [
      (call) => offers(call).subscribe({ offerId: 'MY-210', quantity: decimal('1000') }, ID),
      `id=MY-210&quantity=1000&requestid=${ID}`,
    ],
    [
      (call) => offers(call).subscribe({ offerId: 'CN-1210', quantity: decimal('1000'), bid: decimal('25.10') }, ID),
      `id=CN-1210&quantity=1000&bid=25.10&requestid=${ID}`,
    ],
    [
      (call) => offers(call).subscribe({ offerId: 'CN-1210', quantity: decimal('1000'), bid: 'cut-off' }, ID),
      `id=CN-1210&quantity=1000&requestid=${ID}`,
    ],
  ],
  '/offer/pay': [[(call) => offers(call).pay('7', ID), `id=7&requestid=${ID}`]],
  '/offer/cancel': [[(call) => offers(call).cancel('7', ID), `id=7&requestid=${ID}`]],
  '/offer/subscriptions': [[(call) => offers(call).subscriptions('placement', {}), 'kind=placement']],
}

describe('the calls about offers', () => {
  describeCalls({ tags: ['offer'] }, CALLS)
})

describe('the decoded answers', () => {
  it('have offers at every stage, with and without a market price', async () => {
    const { list } = await read(
      (call) => offers(call).list({ kind: 'new-share', tab: 'open' }, {}),
      example('/offer/list'),
    )
    expect(list.map(({ kind, stage, terms }) => [kind, stage, terms.payment])).toEqual([
      ['new-share', 'open', 'up-front'],
      ['new-share', 'upcoming', 'after-winning'],
      ['new-share', 'listed', 'up-front'],
      ['placement', 'to-be-listed', 'after-winning'],
      ['new-share', 'open', 'up-front'],
      ['placement', 'open', 'up-front'],
    ])
    expect(list.map(({ terms: { band } }) => band && [band.low, band.high, band.step].map(formatDecimal))).toEqual([
      ...Array.from({ length: 4 }, () => undefined),
      ['22.00', '26.40', '0.01'],
      ['60.00', '63.00', '0.10'],
    ])
    expect(list.map(({ premium }) => premium && formatDecimal(premium.difference))).toEqual([
      null,
      null,
      '2.62',
      '0.36',
      null,
      '1.50',
    ])
    expect(list.map(({ prospectus }) => prospectus)).toEqual([
      '/prospectus/MY-210',
      null,
      'https://broker.example.com/prospectus/US-206',
      null,
      '/prospectus/CN-1210',
      '/prospectus/TW-p105',
    ])
  })

  it('have the customer’s subscription, before its result and after', async () => {
    const { mine } = await read((call) => offers(call).find('MY-210'), example('/offer/info'))
    expect(mine).toMatchObject({ state: 'waiting', allotted: null, paidAt: null, positionId: null })
    const { list } = await read((call) => offers(call).subscriptions('new-share', {}), example('/offer/subscriptions'))
    expect(list.map(({ state }) => state)).toEqual(['waiting', 'payment-due', 'paid', 'waiting', 'won'])
    expect(list.map(({ bid, cutoff }) => [bid, cutoff && formatDecimal(cutoff)])).toEqual([
      [null, null],
      [null, null],
      [null, null],
      ['price', null],
      ['cut-off', '61.50'],
    ])
    expect(list[2]?.positionId).not.toBeNull()
  })
})
