import { writing } from '../../workflow.ts'
import { tradables } from '../trading/tradable.ts'
import { openCustomer } from './customer.ts'

/** The most alerts of one instrument that may wait, by the contract. */
const MOST_ALERTS = 20

/** As many price alerts as one instrument may have, and one more: by a customer who is opened for it. */
export const manyAlerts = writing(
  'as many price alerts as there may be, and one more',
  ['/user/login', '/market/list', '/market/movers', '/quotes/info', '/alert/add'],
  async ({ ask, control, id, leaves, need, refuseTo }) => {
    const { code } = need(
      (await tradables({ ask }))[0],
      'no open market takes orders for an instrument that somebody bids for',
    )
    const { as } = await openCustomer({ ask, control, leaves, need })
    // Per cent that no day brings, so that all of them wait.
    const alert = (value: number) => ({ code, kind: 'rise', value: String(value), requestid: id() }) as const
    for (let nth = 0; nth < MOST_ALERTS; nth += 1) await ask('/alert/add', alert(100 - nth), as)
    await refuseTo(as, '/alert/add', alert(100 - MOST_ALERTS), 'alerts-full')
  },
)
