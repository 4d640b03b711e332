import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { movements } from './movements.ts'
import { answering } from '../testing/contract.ts'

describe('closed positions', () => {
  it('of older records may lack figures, which are unknown and not zero', async () => {
    const row = {
      id: '1',
      orderid: '2',
      code: 'C1',
      name: 'Closed',
      currency: 'USD',
      direction: 'long',
      leverage: '1',
      stock_num: '-',
      buyprice: '-',
      sellprice: '',
      margin: '-',
      fee: '-',
      yingkui: '-42.30',
      total: '107.70',
      balance: '-',
      buytime: 1792611195301,
      selltime: '1792611195301',
    }
    const filter = { currency: null, direction: null, from: null, until: null }
    const call = answering({ list: [row], next: '' })
    const page = await Effect.runPromise(movements(call).closed(filter, {}))
    expect(page.list[0]).toMatchObject({ quantity: null, openPrice: null, closePrice: null, fees: null, balance: null })
    expect(page.next).toBeNull()
    expect(page.list[0]?.zone).toBeNull()
  })
})
