import { figure, formatDecimal, isSame, known, minus, plus, zero } from '../../contract/amounts.ts'
import { writing } from '../../workflow.ts'
import { closing, opening, received, REFUSALS } from './opening.ts'

/** A day trade: it may be closed at once, so a whole trade is seen from its first order to its profit. */
export const dayTrade = writing(
  'a day trade, opened and closed',
  [
    '/daytrade/state',
    '/daytrade/list',
    '/market/list',
    '/quotes/info',
    '/trade/order',
    '/trade/orderinfo',
    '/trade/positioninfo',
    '/trade/fills',
    '/trade/funds',
    '/records/position',
    '/daytrade/positions',
    '/daytrade/orders',
    '/trade/cancelorder',
  ],
  async ({ ask, change, need, holds, takeBack, leaves, id }) => {
    const { status } = await ask('/daytrade/state')
    if (Number(status) !== 2) return need(undefined, 'day trading is not approved for the account')
    const markets = (await ask('/market/list')).filter(({ tradable, state }) => tradable && state === 'open')
    const eligible: Array<string> = []
    for (const { code: market } of markets)
      eligible.push(
        ...(await ask('/daytrade/list', { market })).filter(({ open }) => Number(open) === 1).map(({ code }) => code),
      )
    const code = need(eligible[0], 'nothing can be day traded now')
    const { rules, book } = await ask('/quotes/info', { code })
    need(book.asks[0], `nobody offers ${code}`)
    const form = {
      code,
      direction: 'long',
      action: 'open',
      ordertype: 'market',
      quantity: String(rules.lot),
      daytrade: '1',
    } as const
    const opened = await change(
      '/trade/order',
      { ...form, clientorderid: id() },
      {
        moves: opening,
        own: ({ positionid }) => [positionid],
        altered: { quantity: formatDecimal(plus(figure(rules.lot), figure(rules.lot))) },
        isLive: true,
        unless: REFUSALS,
      },
    )
    takeBack('the rest of a market order', '/trade/cancelorder', () =>
      opened.state === 'filled' ? undefined : { orderid: opened.id, requestid: id() },
    )
    holds(
      '/trade/order',
      '/data/squareofftime',
      'the time of its square-off',
      opened.squareofftime,
      known(opened.squareofftime) !== undefined,
    )
    const today = (await ask('/daytrade/orders', {})).list
    holds(
      '/daytrade/orders',
      '/data/list',
      `the order ${opened.id}`,
      today.map((row) => row.id),
      today.some((row) => row.id === opened.id),
    )
    if (opened.state !== 'filled') return need(undefined, `the order of ${code} was not filled at once`)
    const position = await ask('/trade/positioninfo', { positionid: opened.positionid })
    holds(
      '/trade/positioninfo',
      '/data/quantity',
      String(opened.filled),
      position.quantity,
      isSame(figure(position.quantity), figure(opened.filled)),
    )
    holds(
      '/trade/positioninfo',
      '/data/cost',
      String(opened.amount),
      position.cost,
      isSame(figure(position.cost), figure(opened.amount)),
    )
    holds(
      '/trade/positioninfo',
      '/data/fees',
      String(opened.fees),
      position.fees,
      isSame(figure(position.fees), figure(opened.fees)),
    )
    holds(
      '/trade/positioninfo',
      '/data/closable',
      'all of it: a day trade has no waiting time',
      position.closable,
      isSame(figure(position.closable), figure(position.quantity)),
    )
    const held = (await ask('/daytrade/positions', { which: 'held' })).list.map((row) => row.position.id)
    holds('/daytrade/positions', '/data/list', `the position ${position.id}`, held, held.includes(position.id))
    const before = (await ask('/trade/funds')).find(({ currency }) => currency === position.currency)
    const profit = async () =>
      (await ask('/trade/fills', { positionid: position.id, limit: '100' })).list
        .map((fill) => figure(fill.profit))
        .reduce(plus, zero)
    const closed = await change(
      '/trade/order',
      { ...closing(position), clientorderid: id() },
      {
        moves: received,
        own: () => [position.id, opened.id],
        isLive: true,
        unless: REFUSALS,
      },
    )
    if (closed.state !== 'filled') return leaves(`the day trade ${position.id}, until its square-off`)
    const gain = minus(
      minus(figure(closed.amount), figure(closed.fees)),
      plus(figure(opened.amount), figure(opened.fees)),
    )
    const realised = await profit()
    holds(
      '/trade/fills',
      '/data/list/profit',
      `${formatDecimal(gain)}: what the sale brought less what the purchase cost`,
      formatDecimal(realised),
      isSame(realised, gain),
    )
    const after = (await ask('/trade/funds')).find(({ currency }) => currency === position.currency)
    const grown = minus(figure(after?.realised), figure(before?.realised))
    holds('/trade/funds', '/data/realised', `${formatDecimal(gain)} more`, formatDecimal(grown), isSame(grown, gain))
    const over = await ask('/trade/positioninfo', { positionid: position.id })
    holds('/trade/positioninfo', '/data/state', '"closed"', over.state, over.state === 'closed')
    holds(
      '/trade/positioninfo',
      '/data/realised',
      formatDecimal(gain),
      over.realised,
      isSame(figure(over.realised), gain),
    )
    const record = (await ask('/records/position', { limit: '5' })).list.find((row) => row.orderid === closed.id)
    holds(
      '/records/position',
      '/data/list/yingkui',
      formatDecimal(gain),
      record?.yingkui,
      isSame(figure(record?.yingkui), gain),
    )
    const total = figure(after?.realised)
    holds(
      '/records/position',
      '/data/list/total',
      `${formatDecimal(total)}, as /trade/funds says`,
      record?.total,
      isSame(figure(record?.total), total),
    )
  },
)
