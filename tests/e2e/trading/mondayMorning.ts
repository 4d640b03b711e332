import { call } from '../../demoCustomer.ts'
import { nextMonday } from '../money/workTime.ts'
import { test as base } from '../support/fixtures.ts'

/** Minutes past midnight in Kuala Lumpur: in the middle of the morning session. */
export const MORNING = 10 * 60 + 30

interface Morning {
  /** Calls the broker as the customer. */
  readonly ask: (path: string, form: Readonly<Record<string, string>>) => Promise<unknown>
}

/** Buys a share at market; returns the filled order. */
export const buyAtMarket = async (ask: Morning['ask'], code: string) =>
  (await ask('/trade/order', {
    code,
    direction: 'long',
    action: 'open',
    ordertype: 'market',
    quantity: '1000',
    clientorderid: crypto.randomUUID(),
  })) as { readonly positionid: string; readonly averageprice: string }

/** Every test begins on a Monday morning: Malaysia's market is open, the clock stands, and the customer has money. */
export const test = base.extend<Morning>({
  ask: [
    async ({ broker, customer, goOnFrom, session, steer }, use) => {
      const { now } = await steer.get('/clock')
      await goOnFrom(nextMonday(now, MORNING))
      await steer.post('/market/open', { calendar: 'MY' })
      await steer.post('/clock', { rate: 0 })
      await steer.post('/credit', { account: customer.account, currency: 'MYR', amount: '500000' })
      const { account, token } = session.now()
      await use((path, form) => call(broker.url, path, { ...form }, { account, token }))
    },
    { auto: true },
  ],
})
