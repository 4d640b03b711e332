import type { Operation } from '../platform/contract/operations.ts'

/**
 * Calls that a replica may answer. They only read, and what they show may be some seconds old, except what the customer did or was
 * told of. What a ticket shows (funds, held positions, waiting orders) is not among them, nor are calls that read nothing of the
 * database but their session: quotes, charts, markets, news. Source: RULES.md, replicas.
 */
export const REPLICA_READS: ReadonlySet<Operation> = new Set([
  '/block/mine',
  '/credit/loans',
  '/daytrade/orders',
  '/dividend/paid',
  '/dividend/upcoming',
  '/exchange/list',
  '/follow/info',
  '/follow/list',
  '/follow/orders',
  '/follow/record',
  '/funds/depositlist',
  '/invitation/friends',
  '/invitation/info',
  '/lending/loans',
  '/message/info',
  '/message/list',
  '/message/unread',
  '/offer/subscriptions',
  '/plan/info',
  '/plan/list',
  '/records/funding',
  '/records/position',
  '/records/transaction',
  '/trade/fills',
  '/trade/orderhistory',
  '/trade/performance',
  '/trade/statement',
  '/trade/urnjylist',
  '/trade/usernewstocklist',
  '/trade/userproductlist',
  '/trade/userstocklists',
  '/trade/ustockslist',
  '/trade/worth',
  '/user/withdrawallist',
])

/**
 * Calls of every opened app that only read, by statements that take a moment whatever the customer has: one row, a page, or sums that
 * the database keeps. Their statements and those for sessions share a connection. One that reads thousands of rows would make
 * all others wait.
 */
export const QUICK_READS: ReadonlySet<Operation> = new Set([
  '/common/config',
  '/market/indices',
  '/market/list',
  '/market/movers',
  '/news/list',
  '/quotes/depth',
  '/quotes/info',
  '/quotes/timeshare',
  '/quotes/watchlist',
  '/trade/funds',
  '/trade/pendinglist',
  '/trade/positionlist',
  '/user/getUserinfo',
])
