import { figure, minus, plus, sumOf, times, zero, total as sum } from '../../contract/amounts.ts'
import { chargesOf } from '../../promises/fees.ts'
import { writing } from '../../workflow.ts'
import { fillsOf, lotsOf, priceAt } from './trading.ts'
import { type Market, startTrip, TRIP } from './trip.ts'

/** A short sale that is closed in two parts on the next day: what it brought, less every fee once, is what all calls tell. */
export const shortOverNight = (market: Market) =>
  writing(
    `a short sale over a night in ${market}`,
    [
      ...TRIP,
      '/trade/order',
      '/trade/orderinfo',
      '/trade/positioninfo',
      '/trade/fills',
      '/trade/funds',
      '/records/position',
      '/records/transaction',
    ],
    async (steps) => {
      const { ask, comesTo, need } = steps
      const trip = await startTrip(steps)
      await trip.toOpening(market)
      const info = await trip.share(market, 1)
      const { code, currency, quote, rules } = info
      need(rules.shorting || undefined, `${market} has no short sales`)
      const start = await trip.wallet(currency)
      const trade = fillsOf(steps, trip, info)
      const opened = await trade({ direction: 'short', action: 'open', quantity: lotsOf(info, 4) })
      const { positionid } = opened
      await trip.trade(info, priceAt(info, quote.nowprice, '0.96'))
      await trip.toOpening(market)
      const close = { direction: 'short', action: 'close', positionid } as const
      const first = await trade({ ...close, quantity: lotsOf(info, 1) })
      await trip.trade(info, priceAt(info, quote.nowprice, '0.95'))
      await trip.wait(1)
      const second = await trade({ ...close, quantity: lotsOf(info, 3) })

      const orders = [opened, first, second]
      for (const [nth, order] of orders.entries()) {
        const due = chargesOf(rules, nth === 0 ? 'sell' : 'buy', figure(order.amount), currency).total
        comesTo('/trade/orderinfo', '/data/fees', due, order.fees, 'what the published fees come to')
      }
      const bought = plus(figure(first.amount), figure(second.amount))
      const fees = sumOf(orders.map((one) => figure(one.fees)))
      const gain = minus(minus(figure(opened.amount), bought), fees)
      const is = (
        path: '/trade/fills' | '/trade/positioninfo' | '/trade/funds' | '/records/position' | '/funds/wallets',
        at: string,
        got: unknown,
      ): void => {
        comesTo(path, at, gain, got, 'what it was sold for, less what it was bought back for and all fees')
      }
      const fills = (await ask('/trade/fills', { positionid, limit: '100' }, trip.as())).list
      is('/trade/fills', '/data/list/profit', sum(fills, 'profit'))
      const closed = await ask('/trade/positioninfo', { positionid }, trip.as())
      is('/trade/positioninfo', '/data/realised', closed.realised)
      comesTo('/trade/positioninfo', '/data/fees', fees, closed.fees, 'the fees of its three orders')
      const closings = (await ask('/records/position', { limit: '100' }, trip.as())).list.filter(
        (row) => row.code === code,
      )
      is('/records/position', '/data/list/yingkui', sum(closings, 'yingkui'))
      is('/records/position', '/data/list/total', closings[0]?.total)
      const inClosings = 'the fees of its three orders, in the closings'
      comesTo('/records/position', '/data/list/fee', fees, sum(closings, 'fee'), inClosings)
      const funds = (await ask('/trade/funds', undefined, trip.as())).find((one) => one.currency === currency)
      is('/trade/funds', `/data/${currency}/realised`, funds?.realised)
      const wallet = await trip.wallet(currency)
      is('/funds/wallets', `/data/${currency}/total`, minus(figure(wallet.total), figure(start.total)))
      const { list } = await ask('/records/transaction', { type: currency, limit: '100' }, trip.as())
      const booked = list.filter(({ kind, orderid }) => kind === 'tradefee' && orders.some((one) => one.id === orderid))
      const taken = minus(zero, plus(sum(booked, 'money'), sum(booked, 'frozenmoney')))
      comesTo('/records/transaction', '/data/list/tradefee', fees, taken, 'all of tradefee for its three orders')
      const quantity = times(figure(rules.lot), figure('4'))
      comesTo('/records/position', '/data/list/stock_num', quantity, sum(closings, 'stock_num'), 'all that was sold')
    },
  )
