import type { Decimal } from '../../../../domain/money/decimal.ts'
import { compare, figure, formatDecimal, isSame, known, minus, plus, zero } from '../../contract/amounts.ts'
import { tickAt } from '../../promises/market.ts'
import { writing } from '../../workflow.ts'
import { NOTHING, NOWHERE } from '../nowhere.ts'
import { REFUSALS } from './opening.ts'
import { amendEdges, orderProtectionEdges, protectEdges } from './protectionEdges.ts'
import { tradables } from './tradable.ts'

const less = (amount: unknown) => minus(zero, figure(amount))

/** An order with a protection that waits: both are changed, and everything is cancelled. */
export const protection = writing(
  'an order with a protection, changed and cancelled with all others',
  [
    '/common/config',
    '/market/list',
    '/market/movers',
    '/quotes/info',
    '/trade/order',
    '/trade/orderinfo',
    '/trade/protect',
    '/trade/amendorder',
    '/trade/cancelorders',
    '/trade/closepositions',
    '/trade/cancelorder',
  ],
  async ({ ask, change, refuse, refuseForm, need, holds, takeBack, id }) => {
    const features = (await ask('/common/config', { type: 'all' })).find(({ name }) => name === 'orderfeatures')
    const offered = String(features?.value ?? '').split(' ')
    const isOffered = ['timeinforce', 'protection', 'amend', 'cancelall', 'closeall'].every((name) =>
      offered.includes(name),
    )
    need(isOffered ? true : undefined, 'the server does not offer all of what orders can do')
    const info = need(
      (await tradables({ ask }))[0],
      'no open market takes orders for an instrument that somebody bids for',
    )
    const { code, book, rules } = info
    const bid = need(book.bids.at(-1), `nobody bids for ${code}`).price
    const step = (price: Decimal) => minus(price, tickAt(rules, formatDecimal(price)))
    const limit = known(rules.lowerlimit)
    const lower = step(figure(bid))
    const price = limit !== undefined && compare(lower, limit) < 0 ? figure(bid) : lower
    const stop = formatDecimal(step(price))
    const twoLots = formatDecimal(plus(figure(rules.lot), figure(rules.lot)))
    const form = {
      code,
      direction: 'long',
      action: 'open',
      ordertype: 'limit',
      price: formatDecimal(price),
      quantity: twoLots,
      timeinforce: 'gtc',
      stoploss: stop,
    } as const
    let open: string | undefined
    takeBack('an order', '/trade/cancelorder', () =>
      open === undefined ? undefined : { orderid: open, requestid: id() },
    )
    const { stoploss: _, ...unprotected } = form
    const prices = { price: form.price, stop }
    await orderProtectionEdges(refuseForm, info, unprotected, prices, id)
    const placed = await change(
      '/trade/order',
      { ...form, clientorderid: id() },
      {
        moves: ({ held, currency }) => ({ [currency]: { free: less(held), frozen: figure(held) } }),
        altered: { timeinforce: 'day' },
        isLive: true,
        unless: REFUSALS,
      },
    )
    open = placed.id
    await protectEdges(refuseForm, info, placed.id, prices, id)
    await amendEdges(refuseForm, info, placed.id, prices, id)
    holds('/trade/order', '/data/timeinforce', '"gtc"', placed.timeinforce, placed.timeinforce === 'gtc')
    const found = (await ask('/trade/orderinfo', { orderid: placed.id })).protection
    const isKept = found?.state === 'waiting' && isSame(figure(found.stoploss), figure(stop))
    holds('/trade/orderinfo', '/data/protection', `waiting, a stop at ${stop}`, found, isKept)
    const trailing = { positionid: placed.id, trailpercent: '5' } as const
    const next = await change('/trade/protect', { ...trailing, requestid: id() }, { altered: { trailpercent: '6' } })
    const trail = figure(next.protection?.trailpercent)
    holds('/trade/protect', '/data/protection/trailpercent', '5', formatDecimal(trail), formatDecimal(trail) === '5')
    const smaller = await change(
      '/trade/amendorder',
      { orderid: placed.id, quantity: String(rules.lot), requestid: id() },
      {
        moves: ({ held, currency }) => {
          const freed = minus(figure(placed.held), figure(held))
          return { [currency]: { free: freed, frozen: minus(zero, freed) } }
        },
        own: () => [placed.id],
        altered: { quantity: twoLots },
      },
    )
    const isSmaller = isSame(figure(smaller.quantity), figure(rules.lot))
    holds('/trade/amendorder', '/data/quantity', String(rules.lot), smaller.quantity, isSmaller)
    const { changes } = await ask('/trade/orderinfo', { orderid: placed.id })
    const last = changes?.at(-1)
    const isTold =
      last !== undefined &&
      isSame(figure(last.oldquantity), figure(twoLots)) &&
      isSame(figure(last.quantity), figure(rules.lot))
    // Optional: a server that records none leaves it out.
    if (changes !== undefined)
      holds('/trade/orderinfo', '/data/changes', `from ${twoLots} to ${rules.lot}`, changes, isTold)
    const lost = { positionids: NOWHERE, requestid: id() }
    const closed = (await ask('/trade/closepositions', lost)).map(({ problem }) => problem)
    holds(
      '/trade/closepositions',
      '/data/problem',
      'position-not-found',
      closed,
      closed.join() === 'position-not-found',
    )
    const cancelled = await change(
      '/trade/cancelorders',
      { code, requestid: id() },
      {
        moves: () => ({ [placed.currency]: { free: figure(smaller.held), frozen: less(smaller.held) } }),
        own: () => [placed.id],
        altered: { code: NOTHING },
      },
    )
    open = undefined
    const ids = cancelled.map((row) => row.id)
    holds('/trade/cancelorders', '/data', `the order ${placed.id}`, ids, ids.includes(placed.id))
    await refuse('/trade/amendorder', { orderid: placed.id, quantity: twoLots, requestid: id() }, 'order-not-pending')
    await refuse('/trade/protect', { ...trailing, requestid: id() }, 'position-not-found')
  },
)
