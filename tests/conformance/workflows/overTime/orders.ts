import {
  compare,
  decimal,
  decimalsOf,
  divideTo,
  figure,
  formatDecimal,
  minus,
  plus,
  sumOf,
  times,
  zero,
} from '../../contract/amounts.ts'
import { chargesOf } from '../../promises/fees.ts'
import { writing } from '../../workflow.ts'
import type { Info } from '../trading/tradable.ts'
import { lotsOf, priceAt } from './trading.ts'
import { type Market, startTrip, TRIP } from './trip.ts'

/** Orders that wait over a night: each ends when its time in force says so, and the money follows. */
export const ordersOverDays = (market: Market) =>
  writing(
    `orders that wait over a night in ${market}`,
    [
      ...TRIP,
      '/trade/order',
      '/trade/orderinfo',
      '/trade/pendinglist',
      '/trade/orderhistory',
      '/trade/cancelorder',
      '/trade/cancelorders',
      '/records/transaction',
    ],
    async (steps) => {
      const { ask, comesTo, holds, id, refuseTo } = steps
      const trip = await startTrip(steps)
      await trip.toOpening(market)
      const info = await trip.share(market, 0)
      const { code, currency, quote, rules, book } = info
      const start = await trip.wallet(currency)
      const low = priceAt(info, quote.nowprice, '0.96')
      const base = { code, direction: 'long', action: 'open', ordertype: 'limit', quantity: lotsOf(info, 2) } as const
      const place = (more: object) => ask('/trade/order', { ...base, ...more, clientorderid: id() }, trip.as())
      const look = (orderid: string) => ask('/trade/orderinfo', { orderid }, trip.as())
      const money = async (at: 'balance' | 'frozen', expected: typeof zero, why: string): Promise<void> => {
        const is = (await trip.wallet(currency))[at]
        comesTo('/funds/wallets', `/data/${currency}/${at}`, expected, is, why)
      }

      const forms = [
        { price: low, timeinforce: 'ioc' },
        { price: low, timeinforce: 'fok' },
        { quantity: more(info, book.asks.slice(0, 2)), price: String(book.asks[1]?.price), timeinforce: 'ioc' },
        ...(rules.shorting
          ? [{ direction: 'short', price: priceAt(info, quote.nowprice, '1.04'), timeinforce: 'ioc' }]
          : []),
      ]
      const atOnce = []
      for (const form of forms) atOnce.push(await place(form))
      const until = await place({ price: low, timeinforce: 'gtc' })
      const today = await place({ price: low, timeinforce: 'day' })
      await trip.decide('/trading/sweep', {})
      const ended = []
      for (const { id: one } of atOnce) ended.push(await look(one))
      for (const order of ended) {
        const isOver = order.state === 'cancelled' || order.state === 'filled'
        const due = `cancelled, or filled: ${String(order.timeinforce)} leaves nothing waiting`
        holds('/trade/orderinfo', '/data/state', due, order.state, isOver)
      }
      const waiting = (await ask('/trade/pendinglist', { code }, trip.as())).list.map((row) => row.id)
      const expected = [today.id, until.id].toSorted().join()
      const both = 'the order for the day and the one until cancelled alone'
      holds('/trade/pendinglist', '/data/list', both, waiting, waiting.toSorted().join() === expected)
      const spent = sumOf(ended.map((one) => plus(marginOf(one), figure(one.fees))))
      const held = plus(figure(until.held), figure(today.held))
      await money('frozen', held, 'what the two waiting orders reserve')
      await money('balance', minus(figure(start.balance), plus(spent, held)), 'less what was bought and is reserved')

      await trip.toClose(market)
      const over = await look(today.id)
      holds('/trade/orderinfo', '/data/state', 'expired: its day is over', over.state, over.state === 'expired')
      const night = await look(until.id)
      holds(
        '/trade/orderinfo',
        '/data/state',
        'pending: it waits until cancelled',
        night.state,
        night.state === 'pending',
      )
      const listed = (await ask('/trade/pendinglist', { code }, trip.as())).list.map((row) => row.id)
      holds('/trade/pendinglist', '/data/list', `${until.id} alone, over night`, listed, listed.join() === until.id)
      await money('frozen', figure(until.held), 'what the order until cancelled reserves over night')

      await trip.toOpening(market)
      const morning = await look(until.id)
      const still = 'pending: a new day ends no order until cancelled'
      holds('/trade/orderinfo', '/data/state', still, morning.state, morning.state === 'pending')
      await trip.trade(info, priceAt(info, low, '0.98'))
      await trip.wait(1)
      const filled = await look(until.id)
      holds(
        '/trade/orderinfo',
        '/data/state',
        'filled: the price fell below it',
        filled.state,
        filled.state === 'filled',
      )
      const due = chargesOf(rules, 'buy', figure(filled.amount), currency).total
      comesTo('/trade/orderinfo', '/data/fees', due, filled.fees, 'what the published fees come to')
      const { list } = await ask('/records/transaction', { type: currency, limit: '100' }, trip.as())
      const fees = list.filter(({ kind, orderid }) => kind === 'tradefee' && orderid === until.id)
      const charged = minus(zero, sumOf(fees.map((row) => plus(figure(row.money), figure(row.frozenmoney)))))
      comesTo('/records/transaction', '/data/list/tradefee', due, charged, `all of tradefee for the order ${until.id}`)
      const left = minus(figure(start.balance), plus(spent, plus(marginOf(filled), figure(filled.fees))))
      await money('balance', left, 'less what was bought and its fees, once')
      await money('frozen', zero, 'no order is left')
      await refuseTo(trip.as(), '/trade/cancelorder', { orderid: until.id, requestid: id() }, 'order-not-pending')
      const none = await ask('/trade/cancelorders', { code, requestid: id() }, trip.as())
      holds('/trade/cancelorders', '/data', 'no order: all are over', none, none.length === 0)
      await money('balance', left, 'a filled order that is cancelled pays nothing back')
      const past = (await ask('/trade/orderhistory', { code }, trip.as())).list.find((row) => row.id === until.id)
      holds('/trade/orderhistory', '/data/list', 'filled, and it stays so', past?.state, past?.state === 'filled')

      function marginOf(one: { readonly amount: unknown; readonly leverage: unknown }) {
        return divideTo(figure(one.amount), figure(one.leverage), decimalsOf(currency), 'up')
      }
    },
  )

/** The contract takes no more lots in one order than a hundred thousand. */
const MOST_LOTS = decimal('90000')

/** Some times what these levels of a book have, in whole lots: a book of a later second has more or less. */
const more = ({ rules }: Info, levels: Info['book']['asks']): string => {
  const lot = figure(rules.lot)
  const all = sumOf(levels.map(({ quantity }) => figure(quantity)))
  const lots = plus(times(divideTo(all, lot, 0, 'down'), figure('3')), figure('5'))
  return formatDecimal(times(compare(lots, MOST_LOTS) > 0 ? MOST_LOTS : lots, lot))
}
