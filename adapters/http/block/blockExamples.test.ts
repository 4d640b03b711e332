import { describe, expect, it } from 'vitest'
import { decimal, formatDecimal } from '../../../domain/money/decimal.ts'
import { blockTrades } from './blockTrades.ts'
import { type CallTable, describeCalls, read } from '../testing/callTable.ts'
import { example } from '../testing/contract.ts'

const ID = '0190a5f0-7c3e-7d61-9b51-2f6f3d0c4a12'

const CALLS: CallTable = {
  '/block/list': [
    [(call) => blockTrades(call).offers('open', { cursor: 'abc', limit: 20 }), 'which=open&cursor=abc&limit=20'],
    [(call) => blockTrades(call).offers('all', {}), 'which=all'],
  ],
  '/block/info': [[(call) => blockTrades(call).offer('245617-0'), 'id=245617-0']],
  '/block/preview': [[(call) => blockTrades(call).preview('245617-0', decimal('600')), 'id=245617-0&quantity=600']],
  '/block/buy': [
    [
      (call) => blockTrades(call).buy({ blockId: '245617-0', quantity: decimal('600') }, ID),
      `id=245617-0&quantity=600&requestid=${ID}`,
    ],
    [
      (call) => blockTrades(call).buy({ blockId: '1-0', quantity: decimal('600'), channelPassword: 'blue-river' }, ID),
      `id=1-0&quantity=600&channelpassword=blue-river&requestid=${ID}`,
    ],
  ],
  '/block/mine': [[(call) => blockTrades(call).mine({ cursor: 'abc' }), 'cursor=abc']],
}

describe('the calls about block trades', () => {
  describeCalls({ tags: ['block'] }, CALLS)
})

describe('the decoded answers', () => {
  it('have blocks in every state, also with values that are not known yet', async () => {
    const page = await read((call) => blockTrades(call).offers('all', {}), example('/block/list'))
    expect(page).toMatchObject({ channel: { isOpen: true, hasPassword: false }, next: null })
    expect(page.list.map(({ state }) => state)).toEqual(['open', 'sold-out', 'upcoming'])
    expect(page.list[2]).toMatchObject({ price: null, discount: null, closesAt: 1768464000000 })
    const closed = await read((call) => blockTrades(call).offers('all', {}), example('/block/list', 'closed'))
    expect(closed.channel).toEqual({ isOpen: false, hasPassword: true })
  })

  it('have the costs and missing requirements of a purchase', async () => {
    const preview = await read(
      (call) => blockTrades(call).preview('1-0', decimal('1')),
      example('/block/preview', 'short'),
    )
    expect([preview.shortfall, preview.most, preview.total].map(formatDecimal)).toEqual(['587000', '32600', '1287000'])
    expect(preview).toMatchObject({ saleBlock: 'sell-blocked-t1', sellableFrom: 1768527000000, fees: [] })
  })

  it('have the customer’s trades in every state', async () => {
    const { list } = await read((call) => blockTrades(call).mine({}), example('/block/mine'))
    expect(list.map(({ state, profitRate }) => [state, profitRate && formatDecimal(profitRate)])).toEqual([
      ['waiting', '3.05'],
      ['free', null],
      ['sold', '-1.27'],
    ])
  })
})
