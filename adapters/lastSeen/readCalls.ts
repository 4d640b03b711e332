/**
 * The calls whose last answers are kept on the device: they only read, and what they answer a customer may look at
 * without a connection. Missing on purpose: passwords and identity documents, payees and deposit accounts, previews and
 * rates that lead to a request, searches, and the lookup of an order by its id, which decides about a request.
 */
export const READ_CALLS: ReadonlySet<string> = new Set([
  '/activity/info',
  '/activity/list',
  '/alert/list',
  '/block/info',
  '/block/list',
  '/block/mine',
  '/common/article',
  '/common/config',
  '/credit/loans',
  '/credit/terms',
  '/daytrade/list',
  '/daytrade/orders',
  '/daytrade/positions',
  '/daytrade/state',
  '/dividend/paid',
  '/dividend/upcoming',
  '/exchange/list',
  '/exchange/pairs',
  '/follow/info',
  '/follow/list',
  '/follow/orders',
  '/follow/record',
  '/funds/depositlist',
  '/funds/wallets',
  '/invitation/friends',
  '/invitation/info',
  '/lending/holdings',
  '/lending/loans',
  '/lending/offers',
  '/market/indices',
  '/market/list',
  '/market/movers',
  '/message/info',
  '/message/list',
  '/message/unread',
  '/news/categories',
  '/news/info',
  '/news/list',
  '/notice/banners',
  '/notice/list',
  '/offer/info',
  '/offer/list',
  '/offer/subscriptions',
  '/plan/info',
  '/plan/list',
  '/quotes/candles',
  '/quotes/depth',
  '/quotes/info',
  '/quotes/list',
  '/quotes/recommend',
  '/quotes/timeshare',
  '/quotes/watchlist',
  '/records/funding',
  '/records/position',
  '/records/transaction',
  '/trade/fills',
  '/trade/funds',
  '/trade/orderhistory',
  '/trade/pendinglist',
  '/trade/performance',
  '/trade/positioninfo',
  '/trade/positionlist',
  '/trade/urnjylist',
  '/trade/usernewstocklist',
  '/trade/userproductlist',
  '/trade/userstocklist',
  '/trade/userstocklists',
  '/trade/ustockslist',
  '/trade/worth',
  '/user/getUserinfo',
  '/user/withdrawallist',
])

/** Fields that are not figures: an old value of them needs no mark. */
const UNMARKED: ReadonlySet<string> = new Set(['/common/config', '/common/article'])

/** A question that may be answered from the device. */
export interface Question {
  /** The same for the same question. */
  readonly key: string
  /** Whether the screen must say how old its answer is. */
  readonly isMarked: boolean
}

const pathOf = (pathname: string): string => pathname.match(/\/[^/]+\/[^/]+$/)?.[0] ?? ''

/** Whether the answers of a call may be kept, as far as its address tells. */
export const isReadCall = (address: string): boolean => READ_CALLS.has(pathOf(new URL(address).pathname))

/** The question of a call; null where its answer is never kept. */
export const questionOf = (address: string, body: string): Question | null => {
  const { origin, pathname } = new URL(address)
  // A list that is asked for one request tells whether that request was carried out: only the server knows.
  if (!isReadCall(address) || new URLSearchParams(body).has('requestid')) return null
  // With the whole address: another server has other figures for the same customer.
  return { key: `${origin}${pathname}?${body}`, isMarked: !UNMARKED.has(pathOf(pathname)) }
}
