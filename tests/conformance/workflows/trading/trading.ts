import {
  decimal,
  times,
  compare,
  figure,
  formatDecimal,
  isSame,
  known,
  minus,
  plus,
  zero,
} from '../../contract/amounts.ts'
import { chargesOf } from '../../promises/fees.ts'
import { halfwayOrder } from '../../promises/halfway.ts'
import { tickAt } from '../../promises/market.ts'
import { reading, writing } from '../../workflow.ts'
import { NOWHERE } from '../nowhere.ts'
import { tradables } from './tradable.ts'

const less = (amount: unknown) => minus(zero, figure(amount))

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
    const pending = (await ask('/trade/pendinglist', {})).list.map(({ id }) => id)
    const { list: past } = await ask('/trade/positionlist', { which: 'past' })
    const { list: positions } = await ask('/trade/positionlist', { which: 'held' })
    const { list: orders } = await ask('/trade/orderhistory', {})
    const both = orders.find(({ id }) => pending.includes(id))
    holds('/trade/orderhistory', '/data/list', 'no order of the pending list', both?.id, both === undefined)
    const filled = orders.find(({ filled }) => compare(figure(filled), zero) > 0)
    if (filled !== undefined) {
      const { list } = await ask('/trade/fills', { orderid: filled.id, limit: '100' })
      const sum = (name: 'quantity' | 'amount' | 'fees') => list.map((fill) => figure(fill[name])).reduce(plus, zero)
      for (const [mine, its] of [
        ['filled', 'quantity'],
        ['amount', 'amount'],
        ['fees', 'fees'],
      ] as const)
        holds(
          '/trade/orderhistory',
          `/data/list/${mine}`,
          `${formatDecimal(sum(its))}, the sum of its fills`,
          filled[mine],
          isSame(figure(filled[mine]), sum(its)),
        )
    }
    for (const position of [...positions, ...past]
      .filter(({ realised }) => !isSame(figure(realised), zero))
      .slice(0, 3)) {
      const { list } = await ask('/trade/fills', { positionid: position.id, limit: '100' })
      const profit = list.map((fill) => figure(fill.profit)).reduce(plus, zero)
      holds(
        '/trade/positionlist',
        '/data/list/realised',
        `${formatDecimal(profit)}, the profit of its closing fills`,
        position.realised,
        isSame(figure(position.realised), profit),
      )
      const fees = list.map((fill) => figure(fill.fees)).reduce(plus, zero)
      holds(
        '/trade/positionlist',
        '/data/list/fees',
        `${formatDecimal(fees)}, the fees of its fills`,
        position.fees,
        isSame(figure(position.fees), fees),
      )
    }
    const { id: orderid } = need(orders[0], 'the account has no orders')
    await ask('/trade/orderinfo', { orderid })
    const { id: positionid } = need(positions[0], 'the account holds nothing')
    await ask('/trade/positioninfo', { positionid })
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
    '/trade/urnjylist',
    '/trade/orderinfo',
    '/trade/cancelorder',
    '/trade/orderhistory',
  ],
  async ({ ask, change, refuse, need, holds, takeBack, id }) => {
    const { code, book, rules } = need(
      (await tradables({ ask }))[0],
      'no open market takes orders for an instrument that somebody bids for',
    )
    // Below what is bid: on the tick ladder, inside the limits, and not filled at once.
    const bid = need(book.bids.at(-1), `nobody bids for ${code}`).price
    const lower = minus(figure(bid), tickAt(rules, bid))
    const limit = known(rules.lowerlimit)
    const price = formatDecimal(limit !== undefined && compare(lower, limit) < 0 ? figure(bid) : lower)
    const form = {
      code,
      direction: 'long',
      action: 'open',
      ordertype: 'limit',
      price,
      quantity: String(rules.lot),
    } as const
    const preview = await ask('/trade/orderpreview', form)
    const errors = preview.problems.filter(({ severity }) => severity === 'error')
    holds('/trade/orderpreview', '/data/problems', 'no error of a right order', errors, errors.length === 0)
    let open: string | undefined
    takeBack('an order', '/trade/cancelorder', () =>
      open === undefined ? undefined : { orderid: open, requestid: id() },
    )
    const asked = { ...form, clientorderid: id() }
    const placed = await change('/trade/order', asked, {
      moves: ({ held, currency }) => ({ [currency]: { free: less(held), frozen: figure(held) } }),
      altered: { price: String(bid) },
      isLive: true,
      unless: ['insufficient-available-balance', 'identity-not-verified', 'non-trading-time', 'trading-halted'],
    })
    open = placed.id
    holds(
      '/trade/order',
      '/data/held',
      `${String(preview.held)}, as previewed`,
      placed.held,
      isSame(figure(placed.held), figure(preview.held)),
    )
    const found = await ask('/trade/orderinfo', { clientorderid: asked.clientorderid })
    holds('/trade/orderinfo', '/data/id', placed.id, found.id, found.id === placed.id)
    const { list: pending } = await ask('/trade/pendinglist', { code })
    holds(
      '/trade/pendinglist',
      '/data/list',
      `the order ${placed.id}, once`,
      pending.map((row) => row.id),
      pending.filter((row) => row.id === placed.id).length === 1,
    )
    const cancelled = await change(
      '/trade/cancelorder',
      { orderid: placed.id, requestid: id() },
      {
        moves: ({ currency }) => ({ [currency]: { free: figure(placed.held), frozen: less(placed.held) } }),
        altered: { orderid: NOWHERE },
      },
    )
    open = undefined
    holds('/trade/cancelorder', '/data/state', '"cancelled"', cancelled.state, cancelled.state === 'cancelled')
    await refuse('/trade/cancelorder', { orderid: placed.id, requestid: id() }, 'order-not-pending')
    const history = (await ask('/trade/orderhistory', { code })).list.find((row) => row.id === placed.id)
    holds(
      '/trade/orderhistory',
      '/data/list',
      `the order ${placed.id}, cancelled`,
      history?.state,
      history?.state === 'cancelled',
    )
    const left = (await ask('/trade/pendinglist', { code })).list.map((row) => row.id)
    holds('/trade/pendinglist', '/data/list', `no ${placed.id}`, left, !left.includes(placed.id))
  },
)

export const previews = reading(
  'what orders would cost',
  ['/market/list', '/market/movers', '/quotes/info', '/trade/orderpreview'],
  async ({ ask, holds, need }) => {
    const infos = await tradables({ ask })
    need(infos[0], 'no open market takes orders for an instrument that somebody bids for')
    for (const { code, book, rules, currency } of infos) {
      const ask_ = String(book.asks[0]?.price)
      const bid = String(book.bids[0]?.price)
      const quantity = formatDecimal(plus(figure(rules.lot), plus(figure(rules.lot), figure(rules.lot))))
      const base = { code, direction: 'long', action: 'open', quantity } as const
      await ask('/trade/orderpreview', { ...base, ordertype: 'limit', price: bid })
      const market = await ask('/trade/orderpreview', { ...base, ordertype: 'market' })
      const isFair =
        known(market.estimateprice) === undefined ||
        compare(figure(market.estimateprice), times(figure(bid), decimal('0.97'))) >= 0
      holds(
        '/trade/orderpreview',
        '/data/estimateprice',
        `not far below the bid ${bid}: a purchase pays what is asked`,
        market.estimateprice,
        isFair,
      )
      const halfway = halfwayOrder(rules, currency, bid)
      if (halfway !== undefined) await ask('/trade/orderpreview', { ...base, ...halfway, ordertype: 'limit' })
      const top = Number(rules.leverages.at(-1))
      if (top > 1) await ask('/trade/orderpreview', { ...base, ordertype: 'limit', price: ask_, leverage: String(top) })
      if (rules.shorting)
        await ask('/trade/orderpreview', { ...base, direction: 'short', ordertype: 'limit', price: ask_ })
      const due = chargesOf(rules, 'buy', figure(market.amount), currency).total
      const isDue = market.problems.some(({ severity }) => severity === 'error') || isSame(figure(market.feetotal), due)
      holds(
        '/trade/orderpreview',
        '/data/feetotal',
        `${formatDecimal(due)}, by the published fees`,
        market.feetotal,
        isDue,
      )
    }
  },
)

export const watchlist = writing(
  'watchlist add, list, remove',
  [
    '/quotes/recommend',
    '/quotes/watchadd',
    '/quotes/watchlist',
    '/quotes/watchorder',
    '/quotes/watchremove',
    '/quotes/search',
    '/quotes/info',
  ],
  async ({ ask, change, refuse, need, holds, takeBack, id }) => {
    const before = (await ask('/quotes/watchlist')).map(({ code }) => code)
    const { list, next } = await ask('/quotes/recommend', {})
    const again = list.find(({ code }) => before.includes(code))
    holds('/quotes/recommend', '/data/list', 'nothing that is watched already', again?.code, again === undefined)
    holds('/quotes/recommend', '/data/list', '12 at most', list.length, list.length <= 12)
    await ask('/quotes/recommend', { batch: next })
    // Recommended, so not watched yet: removing them again leaves the watchlist as it was. Two of them show its order.
    const [first, second] = list.map(({ code }) => code)
    const one = need(first, 'nothing is recommended')
    const both = second === undefined ? [one] : [one, second]
    const codes = both.join()
    const altered = { codes: second ?? 'NONE' }
    takeBack('the watchlist', '/quotes/watchremove', () => ({ codes, requestid: id() }))
    const added = (await change('/quotes/watchadd', { codes, requestid: id() }, { altered })).codes
    holds(
      '/quotes/watchadd',
      '/data/codes',
      `${codes} on top of the others`,
      added,
      added.join() === [...both, ...before].join(),
    )
    const watched = (await ask('/quotes/watchlist')).map(({ code }) => code)
    holds('/quotes/watchlist', '/data', added.join(), watched, watched.join() === added.join())
    holds('/quotes/info', '/data/watched', 'true', '', (await ask('/quotes/info', { code: one })).watched)
    const hit = (await ask('/quotes/search', { keyword: one })).list.find(({ code }) => code === one)
    holds('/quotes/search', '/data/list/watched', 'true', hit?.watched, hit?.watched === true)
    const third = list[2]?.code ?? one
    await refuse('/quotes/watchadd', { codes: `${third},NOSUCHCODE`, requestid: id() }, 'product-not-found')
    const kept = (await ask('/quotes/watchlist')).map(({ code }) => code)
    holds(
      '/quotes/watchlist',
      '/data',
      'the same: with an unknown code nothing is added',
      kept,
      kept.join() === watched.join(),
    )
    const last = watched.at(-1) ?? one
    // The only one of a watchlist is last as well, and its order no other request.
    const isAlone = last === one
    const ordered = (
      await change('/quotes/watchorder', { codes: last, requestid: id() }, isAlone ? {} : { altered: { codes: one } })
    ).codes
    const wanted = [last, ...watched.filter((code) => code !== last)].join()
    holds('/quotes/watchorder', '/data/codes', wanted, ordered, ordered.join() === wanted)
    await change('/quotes/watchorder', { codes: watched.join(), requestid: id() })
    const left = (await change('/quotes/watchremove', { codes, requestid: id() }, { altered })).codes
    holds('/quotes/watchremove', '/data/codes', `no ${codes}`, left, left.join() === before.join())
    const rest = (await ask('/quotes/watchlist')).map(({ code }) => code)
    holds('/quotes/watchlist', '/data', before.join(), rest, rest.join() === before.join())
  },
)
