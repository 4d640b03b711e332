import type { SignedInCall } from '../../platform/broker/call.ts'
import { isRejection, reject, type Rejection } from '../../platform/rejection/rejection.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { intentOf } from '../../platform/idempotency/once.ts'
import { onceInTurn } from '../../platform/idempotency/onceInTurn.ts'
import { findListing } from '../../market/listing/listings.ts'
import { codesOf } from '../quotes/list.ts'
import { watchedBy } from '../quotes/watched.ts'

/** The largest number of instruments in a watchlist. Source: RULES.md, markets. */
const MOST = 200

type Codes = ReadonlyArray<string>

/** Adds the new codes on top, in their order; codes that are watched already stay in place. All of them or none. */
export const added = (watched: Codes, codes: Codes): Codes | Rejection<'product-not-found' | 'watchlist-full'> => {
  if (codes.some((code) => findListing(code) === undefined)) return reject('product-not-found', '/codes')
  const fresh = codes.filter((code) => !watched.includes(code))
  return fresh.length + watched.length > MOST ? reject('watchlist-full', '/codes') : [...fresh, ...watched]
}

/** The list without some codes; a code that is not in it is ignored. */
export const removed = (watched: Codes, codes: Codes): Codes => watched.filter((code) => !codes.includes(code))

/** The named codes first, in their order, then the others as they were. */
export const reordered = (watched: Codes, codes: Codes): Codes => [
  ...codes.filter((code) => watched.includes(code)),
  ...watched.filter((code) => !codes.includes(code)),
]

/** Writes a customer's list. */
export const write = async (tx: Tx, customerId: string, codes: Codes): Promise<void> => {
  await tx
    .insertInto('watchlists')
    .values({ customer_id: customerId, codes })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet({ codes }))
    .execute()
}

interface Request {
  readonly codes: string
  readonly requestid: string
}

/**
 * Changes the list of a customer once per request id and returns its new content. Simultaneous changes happen one after the
 * other, each on the result of the one before.
 */
export const changeWatchlist = <Code extends 'product-not-found' | 'watchlist-full'>(
  operation: '/quotes/watchadd' | '/quotes/watchremove' | '/quotes/watchorder',
  { codes, requestid }: Request,
  { broker, customer, now }: SignedInCall,
  change: (watched: Codes, codes: Codes) => Codes | Rejection<Code>,
): Promise<{ codes: Array<string> } | Rejection<Code | 'request-id-reused'>> => {
  const intent = intentOf(operation, { codes, requestid }, { customer, now })
  return onceInTurn(broker.db, intent, async (tx) => {
    const after = change(await watchedBy(tx, customer.id), codesOf(codes))
    if (isRejection(after)) return after
    await write(tx, customer.id, after)
    return { codes: [...after] }
  })
}
