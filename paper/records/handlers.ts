import { floatingOf, holdingValueOf, realisedOf, type TiedRecord } from '../../domain/wealth/wealth.ts'
import type { SignedInCall } from '../contract/call.ts'
import type { Handlers } from '../contract/operations.ts'
import { isRejection, type Rejection } from '../contract/rejection.ts'
import { overridesFor } from '../trading/overrides.ts'
import type { Asked } from '../wealth/asked.ts'
import { holdingRecord, readPositions } from '../wealth/holdings.ts'
import { readNewShares, readPlacements, readProducts, readRebates } from '../wealth/lists.ts'
import { readWrittenHoldings } from '../wealth/written.ts'
import { currencyOf, figure, numbered } from './wire.ts'

/** Reads a list in the currency that was asked for. */
const inCurrency = async <Rows>(
  type: string | undefined,
  { broker, customer }: SignedInCall,
  read: (asked: Asked) => Promise<Rows>,
): Promise<Rows | Rejection<'invalid-parameters'>> => {
  const currency = currencyOf(type)
  return isRejection(currency) ? currency : read({ db: broker.db, customerId: customer.id, currency })
}

const credits = (rows: ReadonlyArray<TiedRecord>) =>
  rows.map(({ amount, status }) => ({ credit: figure(amount), status }))

/** The lists that the account centre counts with. `/trade/funds` is made of the same rows. Source: RULES.md, wealth. */
export const recordHandlers = {
  '/trade/usernewstocklist': async ({ type }, call) => {
    const rows = await inCurrency(type, call, readNewShares)
    return isRejection(rows) ? rows : rows.map(({ amount, status }) => ({ rjmoney: figure(amount), status }))
  },
  '/trade/userproductlist': async ({ type }, call) => {
    const rows = await inCurrency(type, call, readProducts)
    return isRejection(rows) ? rows : rows.map(({ amount, status }) => ({ money: figure(amount), status }))
  },
  '/trade/ustockslist': async ({ type }, call) => {
    const rows = await inCurrency(type, call, readPlacements)
    return isRejection(rows) ? rows : credits(rows)
  },
  '/trade/urnjylist': async ({ buy_type, type }, call) => {
    const rows = await inCurrency(type, call, (asked) => readRebates(asked, Number.parseInt(buy_type, 10)))
    return isRejection(rows) ? rows : credits(rows)
  },
  '/trade/userstocklist': async ({ type }, call) => {
    const { broker, now } = call
    const rows = await inCurrency(type, call, async (asked) => {
      const [written, positions, overrides] = await Promise.all([
        readWrittenHoldings(asked),
        readPositions(asked, 'all'),
        overridesFor(broker.db),
      ])
      return [...written, ...positions.map((row) => holdingRecord(row, { market: broker.market, overrides, now }))]
    })
    if (isRejection(rows)) return rows
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
  '/trade/userstocklists': async ({ type }, call) => {
    const rows = await inCurrency(type, call, ({ currency = 'EUR', customerId, db }) =>
      db
        .selectFrom('realised_profits')
        .select('profit')
        .where('customer_id', '=', customerId)
        .where('currency', '=', currency)
        .orderBy('id')
        .execute(),
    )
    if (isRejection(rows)) return rows
    return {
      ...numbered(rows.map(({ profit }) => ({ yingkui: figure(profit) }))),
      lsyk: figure(realisedOf(rows)),
    }
  },
} satisfies Partial<Handlers>
