import type { Call, Connection } from '../adapters/http/client.ts'

/**
 * Where the adapter of each port lies. Who only logs in needs none of them, so this table is downloaded when the first
 * is used, and ahead for a customer who is signed in (`ahead.ts`).
 */
export const remotePorts = (call: Call, connection: Connection) => ({
  customerAccount: async () => (await import('../adapters/http/account/customerAccount.ts')).customerAccount(call),
  accountRecords: async () => (await import('../adapters/http/wealth/accountRecords.ts')).accountRecords(call),
  activities: async () => (await import('../adapters/http/rewards/activities.ts')).activities(call),
  alerts: async () => (await import('../adapters/http/alerts/alerts.ts')).alerts(call),
  articles: async () => (await import('../adapters/http/articles/articles.ts')).articles(call),
  avatar: async () => (await import('../adapters/http/account/avatar.ts')).avatar(call),
  blockTrades: async () => (await import('../adapters/http/block/blockTrades.ts')).blockTrades(call),
  credit: async () => (await import('../adapters/http/credit/credit.ts')).credit(call),
  live: async () => (await import('../adapters/http/live/live.ts')).live(connection),
  lending: async () => (await import('../adapters/http/lending/lending.ts')).lending(call),
  complaints: async () => (await import('../adapters/http/messages/complaints.ts')).complaints(call),
  identity: async () => (await import('../adapters/http/identity/identity.ts')).identity(call),
  invitation: async () => (await import('../adapters/http/invitation/invitation.ts')).invitation(call),
  messages: async () => (await import('../adapters/http/messages/messages.ts')).messages(call),
  security: async () => (await import('../adapters/http/account/security.ts')).security(call),
  reports: async () => (await import('../adapters/http/wealth/reports.ts')).reports(call),
  funds: async () => (await import('../adapters/http/transfers/funds.ts')).funds(call),
  instrumentDetail: async () => (await import('../adapters/http/quotes/instrumentDetail.ts')).instrumentDetail(call),
  markets: async () => (await import('../adapters/http/markets/markets.ts')).markets(call),
  news: async () => (await import('../adapters/http/news/news.ts')).news(call, connection.base),
  notices: async () => (await import('../adapters/http/messages/notices.ts')).notices(call),
  offers: async () => (await import('../adapters/http/offers/offers.ts')).offers(call, connection.base),
  orders: async () => (await import('../adapters/http/orders/orders.ts')).orders(call),
  positions: async () => (await import('../adapters/http/positions/positions.ts')).positions(call),
  quotes: async () => (await import('../adapters/http/quotes/quotes.ts')).quotes(call),
  watchlist: async () => (await import('../adapters/http/watchlist/watchlist.ts')).watchlist(call),
  dayTrading: async () => (await import('../adapters/http/daytrade/dayTrading.ts')).dayTrading(call),
  deposits: async () => (await import('../adapters/http/deposits/deposits.ts')).deposits(call),
  dividends: async () => (await import('../adapters/http/dividends/dividends.ts')).dividends(call),
  exchange: async () => (await import('../adapters/http/exchange/exchange.ts')).exchange(call),
  following: async () => (await import('../adapters/http/copytrading/following.ts')).following(call),
  movements: async () => (await import('../adapters/http/records/movements.ts')).movements(call),
  payees: async () => (await import('../adapters/http/payees/payees.ts')).payees(call),
  withdrawals: async () => (await import('../adapters/http/withdrawals/withdrawals.ts')).withdrawals(call),
  uploads: async () => {
    const [{ uploads }, { shrinkImage }] = await Promise.all([
      import('../adapters/http/uploads/uploads.ts'),
      import('../adapters/platform/shrinkImage.ts'),
    ])
    return uploads(connection, { shrink: shrinkImage })
  },
})

export type RemotePorts = ReturnType<typeof remotePorts>
