import { describe, expect, it } from 'vitest'
import { decimal, formatDecimal } from '../../../domain/money/decimal.ts'
import { following } from './following.ts'
import { type CallTable, describeCalls, read } from '../testing/callTable.ts'
import { example } from '../testing/contract.ts'

const ID = '0190a5f0-7c3e-7d61-9b51-2f6f3d0c4a12'
const page = { cursor: 'abc', limit: 20 }

/** How the app makes every call about copy trading, and the form it sends. */
const CALLS: CallTable = {
  '/follow/list': [
    [(call) => following(call).products(null, {}), ''],
    [(call) => following(call).products('open', page), 'state=open&cursor=abc&limit=20'],
  ],
  '/follow/info': [[(call) => following(call).product('AUR-27'), 'code=AUR-27']],
  '/follow/record': [[(call) => following(call).record('AUR-27', 90), 'code=AUR-27&days=90']],
  '/follow/buy': [
    [
      (call) => following(call).buy({ code: 'AUR-27', amount: decimal('1000.00') }, ID),
      `code=AUR-27&money=1000.00&requestid=${ID}`,
    ],
  ],
  '/follow/orders': [
    [(call) => following(call).orders(null, {}), ''],
    [(call) => following(call).orders('following', page), 'state=following&cursor=abc&limit=20'],
  ],
  '/follow/redeem': [[(call) => following(call).redeem('9', ID), `id=9&requestid=${ID}`]],
}

describeCalls({ tags: ['follow'] }, CALLS)

describe('copy trading', () => {
  it('reads a product, with the loss of its strategist', async () => {
    const found = await read((call) => following(call).product('OBS-14'), example('/follow/info', 'lossy'))
    expect(found).toMatchObject({ code: 'OBS-14', risk: 5, lockDays: 30, state: 'closed', stopsAt: 1766134800000 })
    expect(formatDecimal(found.yearReturn)).toBe('-9.60')
  })

  it('reads an unknown style as the general one', async () => {
    const odd = { ...(example('/follow/info') as object), style: 'astrology' }
    expect((await read((call) => following(call).product('AUR-27'), odd)).style).toBe('other')
  })

  it('leaves unknown fields of an order that was written from outside undefined or null', async () => {
    const { list } = await read((call) => following(call).orders(null, {}), example('/follow/orders'))
    expect(list[2]).toMatchObject({ amount: null, value: null, unlocksAt: null, endedBy: null, state: 'ended' })
    expect(list[1]).toMatchObject({ endedBy: 'redeemed', endedAt: 1766000400000 })
  })
})
