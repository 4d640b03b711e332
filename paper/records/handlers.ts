import { floatingOf, holdingValueOf, realisedOf } from '../../domain/wealth/wealth.ts'
import type { SignedInCall } from '../contract/call.ts'
import type { Handlers } from '../contract/operations.ts'
import { isRejection } from '../contract/rejection.ts'
import { countedSubscriptions } from '../offers/counted.ts'
import { tiedByDayTrades } from '../daytrade/tied.ts'
import { countedHoldings } from '../trading/holdings.ts'
import type { TiedList } from './insert.ts'
import { currencyOf, figure, numbered } from './wire.ts'

/** Amounts and states of one list, oldest first. */
const readTied = async (
  list: TiedList,
  type: string | undefined,
  { broker, customer }: SignedInCall,
  buyType?: number,
) => {
  const currency = currencyOf(type)
  if (isRejection(currency)) return currency
  const rows = broker.db
    .selectFrom(list)
    .select(['amount', 'status'])
    .where('customer_id', '=', customer.id)
    .where('currency', '=', currency)
    .$if(buyType !== undefined, (query) => query.where('rebate_items.buy_type', '=', buyType ?? 0))
    .orderBy('id')
  return rows.execute()
}

export const recordHandlers = {
  '/trade/usernewstocklist': async ({ type }, call) => {
    const rows = await readTied('ipo_subscriptions', type, call)
    if (isRejection(rows)) return rows
    const all = [...rows, ...(await countedSubscriptions('new-share', type, call))]
    return all.map(({ amount, status }) => ({ rjmoney: figure(amount), status }))
  },
  '/trade/userproductlist': async ({ type }, call) => {
    const rows = await readTied('product_orders', type, call)
    return isRejection(rows) ? rows : rows.map(({ amount, status }) => ({ money: figure(amount), status }))
  },
  '/trade/ustockslist': async ({ type }, call) => {
    const rows = await readTied('stock_subscriptions', type, call)
    if (isRejection(rows)) return rows
    const all = [...rows, ...(await countedSubscriptions('placement', type, call))]
    return all.map(({ amount, status }) => ({ credit: figure(amount), status }))
  },
  '/trade/urnjylist': async ({ buy_type, type }, call) => {
    const currency = currencyOf(type)
    if (isRejection(currency)) return currency
    const kind = Number.parseInt(buy_type, 10)
    const rows = await readTied('rebate_items', type, call, kind)
    if (isRejection(rows)) return rows
    const traded = kind === 0 ? await tiedByDayTrades(call.broker.db, call.customer.id, currency) : []
    return [...rows, ...traded].map(({ amount, status }) => ({ credit: figure(amount), status }))
  },
  '/trade/userstocklist': async ({ type }, { broker, customer, now }) => {
    const currency = currencyOf(type)
    if (isRejection(currency)) return currency
    const [written, traded] = await Promise.all([
      broker.db
        .selectFrom('holdings')
        .select(['last_price as price', 'quantity', 'profit', 'status'])
        .where('customer_id', '=', customer.id)
        .where('currency', '=', currency)
        .orderBy('id')
        .execute(),
      countedHoldings(broker, customer.id, currency, now),
    ])
    const rows = [...written, ...traded]
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
