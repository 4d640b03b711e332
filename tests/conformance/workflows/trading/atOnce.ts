import { figure, formatDecimal, isSame, plus } from '../../contract/amounts.ts'
import { writing } from '../../workflow.ts'
import { tradables } from './tradable.ts'

/** As often as an impatient finger or a retrying client sends one request while the first is under way. */
const TIMES = 20

/** One request, many times at the same moment: one order, one reservation. */
export const atOnce = writing(
  'one order, sent many times at once',
  [
    '/market/list',
    '/market/movers',
    '/quotes/info',
    '/funds/wallets',
    '/trade/order',
    '/trade/pendinglist',
    '/trade/cancelorder',
  ],
  async ({ ask, holds, need, takeBack, id }) => {
    const { code, book, rules, currency } = need(
      (await tradables({ ask }))[0],
      'no market is open with an instrument that somebody bids for',
    )
    const price = String(need(book.bids.at(-1), `nobody bids for ${code}`).price)
    const quantity = String(rules.lot)
    const form = {
      code,
      direction: 'long',
      action: 'open',
      ordertype: 'limit',
      price,
      quantity,
      clientorderid: id(),
    } as const
    const frozen = async () => figure((await ask('/funds/wallets')).find((one) => one.currency === currency)?.frozen)
    const before = await frozen()
    let placed: string | undefined
    takeBack('an order', '/trade/cancelorder', () =>
      placed === undefined ? undefined : { orderid: placed, requestid: id() },
    )
    const all = await Promise.all(Array.from({ length: TIMES }, () => ask('/trade/order', form)))
    placed = all[0]?.id
    const ids = [...new Set(all.map((order) => order.id))]
    holds('/trade/order', '/data/id', 'one order, however often it is sent at once', ids, ids.length === 1)
    const { list } = await ask('/trade/pendinglist', { code, limit: '100' })
    const mine = list.filter(({ clientorderid }) => clientorderid === form.clientorderid)
    holds('/trade/pendinglist', '/data/list', 'the order once at most', mine.length, mine.length <= 1)
    if (mine[0] === undefined) return
    const due = figure(mine[0].held)
    const held = await frozen()
    const isOnce = isSame(held, plus(before, due))
    holds(
      '/funds/wallets',
      '/data/frozen',
      `${formatDecimal(due)} more than ${formatDecimal(before)}`,
      formatDecimal(held),
      isOnce,
    )
  },
)
