import type { Finding } from '../contract/schema.ts'
import { echoPromises } from './echo.ts'
import { type Kind, kindsOf, thingsIn } from './entities.ts'
import { listPromises, walletOrder } from './lists.ts'
import {
  bookPromises,
  candleLine,
  candlePromises,
  dayPromises,
  marketPromises,
  minuteLine,
  quotePromises,
  rulesPromises,
} from './market.ts'
import {
  borrowingPromises,
  creditPromises,
  depositPromises,
  dividendPromises,
  exchangePromises,
  fundsPromises,
  pairPromises,
  ratePromises,
  shareLoanPromises,
  termsPromises,
  walletPromises,
  withdrawalPromises,
  withdrawPreview,
} from './money.ts'
import { fillPromises, orderPromises, previewPromises } from './orders.ts'
import { closingPromises, positionPromises } from './positions.ts'
import {
  activityPromises,
  blockPreview,
  blockPromises,
  blockTradePromises,
  followOrderPromises,
  offerPromises,
  productPromises,
  subscriptionPromises,
} from './products.ts'
import { planPromises, planPreviewPromises, planPurchasePromises } from './savings.ts'
import type { Claim, Row } from './promise.ts'
import type { PromiseOf, Success } from './success.ts'

/** What each kind of thing promises, wherever it is shown. */
const OF_KINDS: { readonly [K in Kind]?: PromiseOf } = {
  order: orderPromises,
  fill: fillPromises,
  position: positionPromises,
  closing: closingPromises,
  quote: quotePromises,
  book: bookPromises,
  day: dayPromises,
  market: marketPromises,
  candle: candlePromises,
  wallet: walletPromises,
  funds: fundsPromises,
  withdrawal: withdrawalPromises,
  deposit: depositPromises,
  pair: pairPromises,
  rate: ratePromises,
  exchange: exchangePromises,
  credit: creditPromises,
  terms: termsPromises,
  shareloan: shareLoanPromises,
  borrowing: borrowingPromises,
  plan: planPromises,
  planpurchase: planPurchasePromises,
  planpreview: planPreviewPromises,
  dividend: dividendPromises,
  block: blockPromises,
  blocktrade: blockTradePromises,
  offer: offerPromises,
  subscription: subscriptionPromises,
  product: productPromises,
  followorder: followOrderPromises,
  activity: activityPromises,
}

/** What single operations promise of their whole answer. */
const OF_OPERATIONS: Readonly<Record<string, PromiseOf>> = {
  '/trade/orderpreview': previewPromises,
  '/funds/withdrawpreview': withdrawPreview,
  '/block/preview': blockPreview,
  '/quotes/info': rulesPromises,
  '/quotes/candles': candleLine,
  '/quotes/timeshare': minuteLine,
}

function* claims(success: Success, isInOrder: boolean): Iterable<Claim> {
  const { path, data, memory } = success
  yield* echoPromises(success)
  yield* listPromises(success)
  yield* walletOrder(success)
  if (isInOrder) yield* memory.recall(path, data)
  for (const kind of kindsOf(path)) {
    const promised = OF_KINDS[kind]
    if (promised !== undefined) for (const { at, row } of thingsIn(kind, path, data)) yield* promised(row, at, success)
  }
  const promised = OF_OPERATIONS[path]
  if (promised !== undefined) yield* promised(data as Row, '/data', success)
}

/** More than these of one answer say nothing new. */
const MOST = 5

/**
 * Everything in which a success breaks what the contract promises beyond its shape.
 *
 * @param isInOrder whether it is newer than all answers before it; one that was under way beside another one may be older,
 * and is not compared with them
 */
export const brokenPromises = (success: Success, isInOrder = true): ReadonlyArray<Finding> => {
  const broken: Array<Finding> = []
  try {
    for (const claim of claims(success, isInOrder)) if (claim !== undefined) broken.push(claim)
  } catch (cause) {
    // Nothing can be divided by a leverage of 0, and the like.
    broken.push({ at: '/data', expected: 'figures that can be counted with', got: String(cause) })
  }
  return broken.slice(0, MOST)
}
