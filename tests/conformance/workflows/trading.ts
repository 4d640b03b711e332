import { reading, writing } from '../workflow.ts'

export const records = reading(
  'orders and positions',
  [
    '/trade/funds',
    '/trade/pendinglist',
    '/trade/orderhistory',
    '/trade/orderinfo',
    '/trade/fills',
    '/trade/positionlist',
    '/trade/positioninfo',
  ],
  async ({ ask, need, holds }) => {
    await ask('/trade/funds')
    await ask('/trade/pendinglist', {})
    await ask('/trade/fills', {})
    await ask('/trade/positionlist', { which: 'past' })
    const { list: positions } = await ask('/trade/positionlist', { which: 'held' })
    const { list: orders } = await ask('/trade/orderhistory', {})
    const { id: orderid } = need(orders[0], 'the account has no orders')
    const order = await ask('/trade/orderinfo', { orderid })
    holds('/trade/orderinfo', '/data/id', orderid, order.id, order.id === orderid)
    const { id: positionid } = need(positions[0], 'the account holds nothing')
    const position = await ask('/trade/positioninfo', { positionid })
    holds('/trade/positioninfo', '/data/id', positionid, position.id, position.id === positionid)
  },
)

export const order = writing(
  'preview, order, pending, cancel',
  [
    '/market/list',
    '/market/movers',
    '/quotes/info',
    '/trade/orderpreview',
    '/trade/order',
    '/trade/pendinglist',
    '/trade/orderinfo',
    '/trade/cancelorder',
    '/trade/orderhistory',
  ],
  async ({ ask, attempt, refuse, need, holds, id }) => {
    const markets = (await ask('/market/list')).filter(({ tradable, state }) => tradable && state === 'open')
    const { code: market } = need(markets.at(-1), 'no market is open')
    const { list } = await ask('/market/movers', { market, sort: 'gainers' })
    const { code } = need(list[0], `the market ${market} has no instrument`)
    const { book, rules } = await ask('/quotes/info', { code })
    // The lowest price that somebody bids: on the tick ladder, inside the limits, and not filled at once.
    const { price } = need(book.bids.at(-1), `nobody bids for ${code}`)
    const form = {
      code,
      direction: 'long',
      action: 'open',
      ordertype: 'limit',
      price: String(price),
      quantity: String(rules.lot),
    } as const
    const preview = await ask('/trade/orderpreview', form)
    holds('/trade/orderpreview', '/data/code', code, preview.code, preview.code === code)
    const clientorderid = id()
    const placed = await attempt('/trade/order', { ...form, clientorderid })
    const again = await ask('/trade/order', { ...form, clientorderid })
    holds(
      '/trade/order',
      '/data/id',
      `${placed.id}: the same client order id, the same order`,
      again.id,
      again.id === placed.id,
    )
    await refuse('/trade/order', { ...form, clientorderid, price: String(book.bids[0]?.price ?? price), leverage: '9' })
    const found = await ask('/trade/orderinfo', { clientorderid })
    holds('/trade/orderinfo', '/data/id', placed.id, found.id, found.id === placed.id)
    if (found.state === 'pending') {
      const pending = (await ask('/trade/pendinglist', { code })).list.map((row) => row.id)
      holds('/trade/pendinglist', '/data/list', `the order ${placed.id}`, pending, pending.includes(placed.id))
    }
    const cancelled = await attempt('/trade/cancelorder', { orderid: placed.id, requestid: id() })
    holds('/trade/cancelorder', '/data/state', '"cancelled"', cancelled.state, cancelled.state === 'cancelled')
    await refuse('/trade/cancelorder', { orderid: placed.id, requestid: id() })
    const history = (await ask('/trade/orderhistory', { code })).list.find((row) => row.id === placed.id)
    holds(
      '/trade/orderhistory',
      '/data/list',
      `the order ${placed.id}, cancelled`,
      history?.state,
      history?.state === 'cancelled',
    )
  },
)

export const watchlist = writing(
  'watchlist add, list, remove',
  ['/quotes/recommend', '/quotes/watchadd', '/quotes/watchlist', '/quotes/watchorder', '/quotes/watchremove'],
  async ({ ask, attempt, need, holds, id }) => {
    const { list } = await ask('/quotes/recommend', {})
    // Recommended, so not watched yet: removing it again leaves the watchlist as it was.
    const { code: codes } = need(list[0], 'nothing is recommended')
    const requestid = id()
    const added = (await attempt('/quotes/watchadd', { codes, requestid })).codes
    holds('/quotes/watchadd', '/data/codes', codes, added, added.includes(codes))
    const again = (await ask('/quotes/watchadd', { codes, requestid })).codes
    holds('/quotes/watchadd', '/data/codes', 'the first answer again', again, again.join() === added.join())
    const watched = (await ask('/quotes/watchlist')).map(({ code }) => code)
    holds('/quotes/watchlist', '/data', codes, watched, watched.includes(codes))
    const ordered = (await ask('/quotes/watchorder', { codes, requestid: id() })).codes
    holds('/quotes/watchorder', '/data/codes/0', codes, ordered[0], ordered[0] === codes)
    const left = (await ask('/quotes/watchremove', { codes, requestid: id() })).codes
    holds('/quotes/watchremove', '/data/codes', `no ${codes}`, left, !left.includes(codes))
    const rest = (await ask('/quotes/watchlist')).map(({ code }) => code)
    holds('/quotes/watchlist', '/data', `no ${codes}`, rest, !rest.includes(codes))
  },
)
