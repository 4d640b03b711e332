import { figure, formatDecimal, isSame, minus, plus, sumOf, times, zero, total as sum } from '../../contract/amounts.ts'
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
      const { ask, holds, need } = steps
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
        const why = `${formatDecimal(due)}, what the published fees come to`
        holds('/trade/orderinfo', '/data/fees', why, order.fees, isSame(figure(order.fees), due))
      }
      const bought = plus(figure(first.amount), figure(second.amount))
      const fees = sumOf(orders.map((one) => figure(one.fees)))
      const gain = minus(minus(figure(opened.amount), bought), fees)
      const is = (
        path: '/trade/fills' | '/trade/positioninfo' | '/trade/funds' | '/records/position' | '/funds/wallets',
        at: string,
        got: unknown,
      ): void => {
        const said = `${formatDecimal(gain)}: what it was sold for, less what it was bought back for and all fees`
        holds(path, at, said, got, isSame(figure(got), gain))
      }
      const fills = (await ask('/trade/fills', { positionid, limit: '100' }, trip.as())).list
      is('/trade/fills', '/data/list/profit', formatDecimal(sum(fills, 'profit')))
      const closed = await ask('/trade/positioninfo', { positionid }, trip.as())
      is('/trade/positioninfo', '/data/realised', closed.realised)
      const paid = `${formatDecimal(fees)}, the fees of its three orders`
      holds('/trade/positioninfo', '/data/fees', paid, closed.fees, isSame(figure(closed.fees), fees))
      const closings = (await ask('/records/position', { limit: '100' }, trip.as())).list.filter(
        (row) => row.code === code,
      )
      is('/records/position', '/data/list/yingkui', formatDecimal(sum(closings, 'yingkui')))
      is('/records/position', '/data/list/total', closings[0]?.total)
      const charged = `${formatDecimal(fees)}, the fees of its three orders, in the closings`
      const inClosings = sum(closings, 'fee')
      holds('/records/position', '/data/list/fee', charged, formatDecimal(inClosings), isSame(inClosings, fees))
      const funds = (await ask('/trade/funds', undefined, trip.as())).find((one) => one.currency === currency)
      is('/trade/funds', `/data/${currency}/realised`, funds?.realised)
      const wallet = await trip.wallet(currency)
      is('/funds/wallets', `/data/${currency}/total`, formatDecimal(minus(figure(wallet.total), figure(start.total))))
      const { list } = await ask('/records/transaction', { type: currency, limit: '100' }, trip.as())
      const booked = list.filter(({ kind, orderid }) => kind === 'tradefee' && orders.some((one) => one.id === orderid))
      const taken = minus(zero, plus(sum(booked, 'money'), sum(booked, 'frozenmoney')))
      const once = `${formatDecimal(fees)} of tradefee for its three orders, in all`
      holds('/records/transaction', '/data/list/tradefee', once, formatDecimal(taken), isSame(taken, fees))
      const quantity = times(figure(rules.lot), figure('4'))
      const whole = sum(closings, 'stock_num')
      const all = `${formatDecimal(quantity)}, all that was sold`
      holds('/records/position', '/data/list/stock_num', all, formatDecimal(whole), isSame(whole, quantity))
    },
  )
