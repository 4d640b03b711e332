import { floatingOf, holdingValueOf, realisedOf } from '../../domain/wealth/wealth.ts'
import type { Handlers } from '../contract/operations.ts'
import { isRejection } from '../contract/rejection.ts'
import { tiedByDayTrades } from '../daytrade/tied.ts'
import { countedSubscriptions } from '../offers/counted.ts'
import { countedHoldings } from '../trading/holdings.ts'
import { currencyOf, figure, numbered } from './wire.ts'

/** The one kind of rebate credits: what day trades tie up. Source: RULES.md, day trading. */
const DAY_TRADES = 0

export const recordHandlers = {
  '/trade/usernewstocklist': async ({ type }, { broker, customer }) => {
    const currency = currencyOf(type)
    if (isRejection(currency)) return currency
    const rows = await countedSubscriptions(broker.db, { customerId: customer.id, kind: 'new-share', currency })
    return rows.map(({ amount, status }) => ({ rjmoney: figure(amount), status }))
  },
  '/trade/userproductlist': async ({ type }, { broker, customer }) => {
    const currency = currencyOf(type)
    if (isRejection(currency)) return currency
    const rows = await broker.db
      .selectFrom('product_orders')
      .select(['amount', 'status'])
      .where('customer_id', '=', customer.id)
      .where('currency', '=', currency)
      .orderBy('id')
      .execute()
    return rows.map(({ amount, status }) => ({ money: figure(amount), status }))
  },
  '/trade/ustockslist': async ({ type }, { broker, customer }) => {
    const currency = currencyOf(type)
    if (isRejection(currency)) return currency
    const rows = await countedSubscriptions(broker.db, { customerId: customer.id, kind: 'placement', currency })
    return rows.map(({ amount, status }) => ({ credit: figure(amount), status }))
  },
  '/trade/urnjylist': async ({ buy_type, type }, { broker, customer }) => {
    const currency = currencyOf(type)
    if (isRejection(currency)) return currency
    if (Number.parseInt(buy_type, 10) !== DAY_TRADES) return []
    const rows = await tiedByDayTrades(broker.db, customer.id, currency)
    return rows.map(({ amount, status }) => ({ credit: figure(amount), status }))
  },
  '/trade/userstocklist': async ({ type }, { broker, customer, now }) => {
    const currency = currencyOf(type)
    if (isRejection(currency)) return currency
    const rows = await countedHoldings(broker, customer.id, currency, now)
    return {
      ...numbered(
        rows.map(({ price, profit, quantity, status }) => ({
          nowprice: figure(price),
          stock_num: figure(quantity),
          yingkui: figure(profit),
          status,
        })),
      ),
      ccsz: figure(holdingValueOf(rows)),
      fdyk: figure(floatingOf(rows)),
    }
  },
  '/trade/userstocklists': async ({ type }, { broker, customer }) => {
    const currency = currencyOf(type)
    if (isRejection(currency)) return currency
    const rows = await broker.db
      .selectFrom('realised_profits')
      .select('profit')
      .where('customer_id', '=', customer.id)
      .where('currency', '=', currency)
      .orderBy('id')
      .execute()
    return {
      ...numbered(rows.map(({ profit }) => ({ yingkui: figure(profit) }))),
      lsyk: figure(realisedOf(rows)),
    }
  },
} satisfies Partial<Handlers>
