import type { SignedInCall } from '../../../platform/broker/call.ts'
import type { Handlers } from '../../../platform/contract/operations.ts'
import { isRejection, type Rejection } from '../../../platform/rejection/rejection.ts'
import {
  readNewShares,
  readPlacements,
  readProducts,
  readRealised,
  readRebates,
  type RecordsRequest,
} from '../lists.ts'
import { readHoldings } from '../holdings.ts'
import { showLists } from './show.ts'
import { currencyOf } from './wire.ts'

/** Reads a list in the requested currency, and converts it for the contract. */
const list = async <Rows, Shown>(
  type: string | undefined,
  { broker, customer }: SignedInCall,
  read: (request: RecordsRequest) => Promise<Rows>,
  show: (rows: Rows) => Shown,
): Promise<Shown | Rejection<'invalid-parameters'>> => {
  const currency = currencyOf(type)
  return isRejection(currency) ? currency : show(await read({ db: broker.db, customerId: customer.id, currency }))
}

/**
 * The lists from which the account centre is calculated. `/trade/funds` uses the same rows. Source: RULES.md, wealth.
 */
export const recordHandlers = {
  '/trade/usernewstocklist': ({ type }, call) => list(type, call, readNewShares, showLists.newShares),
  '/trade/userproductlist': ({ type }, call) => list(type, call, readProducts, showLists.products),
  '/trade/ustockslist': ({ type }, call) => list(type, call, readPlacements, showLists.credits),
  '/trade/urnjylist': ({ buy_type, type }, call) =>
    list(type, call, (request) => readRebates(request, Number.parseInt(buy_type, 10)), showLists.credits),
  '/trade/userstocklist': ({ type }, call) =>
    list(type, call, (request) => readHoldings(call.broker, request, call.now), showLists.holdings),
  '/trade/userstocklists': ({ type }, call) => list(type, call, readRealised, showLists.realised),
} satisfies Partial<Handlers>
