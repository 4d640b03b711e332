import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { connect } from './client.ts'
import { movements } from './movements.ts'

const answering = (data: unknown) =>
  connect({
    base: 'http://broker.test/api/vue',
    credentials: () => null,
    learnTime: () => undefined,
    fetch: async () => new Response(JSON.stringify({ status: 1, data })),
  })

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
  })
})
