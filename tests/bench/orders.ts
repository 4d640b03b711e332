import { randomUUID } from 'node:crypto'
import autocannon from 'autocannon'
import { call } from '../demoCustomer.ts'
import { tradersOn } from './customers.ts'
import { tell } from './measure.ts'

const CODE = '96115'
const CLIENTS = 32

/** Orders per second through HTTP: 32 customers, each sending limit orders below the market one after another. */
export const benchOrders = async (url: string): Promise<void> => {
  const customers = await tradersOn(url, CLIENTS)
  const headersOf = ({ token, account }: { token: string; account: string }) => ({ token, account })
  const depth = (await call(url, '/quotes/depth', { code: CODE }, headersOf(customers[0]!))) as {
    book: { bids: { price: string }[] }
  }
  const price = (Number(depth.book.bids.at(-1)!.price) - 0.1).toFixed(2)
  const bodyOf = () =>
    new URLSearchParams({
      code: CODE,
      direction: 'long',
      action: 'open',
      ordertype: 'limit',
      price,
      quantity: '100',
      leverage: '1',
      clientorderid: randomUUID(),
    }).toString()
  let next = 0
  let accepted = 0
  const result = await autocannon({
    url: `${url}/api/vue/trade/order`,
    connections: CLIENTS,
    duration: 10,
    setupClient: (client) => {
      const customer = customers[next % CLIENTS]!
      next += 1
      const headers = { ...headersOf(customer), 'content-type': 'application/x-www-form-urlencoded' }
      client.setRequests([
        {
          method: 'POST',
          headers,
          setupRequest: (request) => ({ ...request, body: bodyOf() }),
          onResponse: (_status, body) => {
            if (body.startsWith('{"status":1')) accepted += 1
          },
        },
      ])
    },
  })
  tell('orders accepted, 32 clients', accepted / result.duration, '/s', { min: 300 })
  tell('orders, 99th percentile', result.latency.p99, 'ms')
}
