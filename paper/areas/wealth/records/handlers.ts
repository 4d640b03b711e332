import type { SignedInCall } from '../../../platform/broker/call.ts'
import type { Handlers } from '../../../platform/contract/operations.ts'
import { isRejection, type Rejection } from '../../../platform/rejection/rejection.ts'
import { readNewShares, readPlacements, readProducts, readRealised, readRebates, type Asked } from '../lists.ts'
import { readHoldings } from '../holdings.ts'
import { showLists } from './show.ts'
import { currencyOf } from './wire.ts'

/** Reads a list in the currency that was asked for, and writes it as the contract does. */
const list = async <Rows, Shown>(
  type: string | undefined,
  { broker, customer }: SignedInCall,
  read: (asked: Asked) => Promise<Rows>,
  show: (rows: Rows) => Shown,
): Promise<Shown | Rejection<'invalid-parameters'>> => {
  const currency = currencyOf(type)
  return isRejection(currency) ? currency : show(await read({ db: broker.db, customerId: customer.id, currency }))
}

/** The lists that the account centre counts with. `/trade/funds` is made of the same rows. Source: RULES.md, wealth. */
export const recordHandlers = {
  '/trade/usernewstocklist': ({ type }, call) => list(type, call, readNewShares, showLists.newShares),
  '/trade/userproductlist': ({ type }, call) => list(type, call, readProducts, showLists.products),
  '/trade/ustockslist': ({ type }, call) => list(type, call, readPlacements, showLists.credits),
  '/trade/urnjylist': ({ buy_type, type }, call) =>
    list(type, call, (asked) => readRebates(asked, Number.parseInt(buy_type, 10)), showLists.credits),
  '/trade/userstocklist': ({ type }, call) =>
    list(type, call, (asked) => readHoldings(call.broker, asked, call.now), showLists.holdings),
  '/trade/userstocklists': ({ type }, call) => list(type, call, readRealised, showLists.realised),
} satisfies Partial<Handlers>
