import { inNativeShell } from '../adapters/storage/keyValueStore.ts'
import type { Call, Connection } from '../adapters/http/client.ts'
import type { PortServices } from '../ports/AppPorts.ts'

/**
 * Where the adapter of each port lies. Who only logs in needs none of them, so this table is downloaded when the first
 * is used, or with the first screen of a customer who is signed in.
 */
export const remotePorts = (call: Call, connection: Connection) =>
  ({
    'ports/CustomerAccount': async () =>
      (await import('../adapters/http/account/customerAccount.ts')).customerAccount(call),
    'ports/AccountRecords': async () =>
      (await import('../adapters/http/wealth/accountRecords.ts')).accountRecords(call),
    'ports/Activities': async () => (await import('../adapters/http/rewards/activities.ts')).activities(call),
    'ports/Alerts': async () => (await import('../adapters/http/alerts/alerts.ts')).alerts(call),
    'ports/Articles': async () => (await import('../adapters/http/articles/articles.ts')).articles(call),
    'ports/Avatar': async () => (await import('../adapters/http/account/avatar.ts')).avatar(call),
    'ports/BlockTrades': async () => (await import('../adapters/http/block/blockTrades.ts')).blockTrades(call),
    'ports/Savings': async () => (await import('../adapters/http/savings/savings.ts')).savings(call),
    'ports/Credit': async () => (await import('../adapters/http/credit/credit.ts')).credit(call),
    'ports/Live': async () => (await import('../adapters/http/live/live.ts')).live(connection),
    'ports/Lending': async () => (await import('../adapters/http/lending/lending.ts')).lending(call),
    'ports/Complaints': async () => (await import('../adapters/http/messages/complaints.ts')).complaints(call),
    'ports/Identity': async () => (await import('../adapters/http/identity/identity.ts')).identity(call),
    'ports/Invitation': async () => (await import('../adapters/http/invitation/invitation.ts')).invitation(call),
    'ports/Messages': async () => (await import('../adapters/http/messages/messages.ts')).messages(call),
    'ports/Security': async () => (await import('../adapters/http/account/security.ts')).security(call),
    'ports/PasskeyDevice': async () => (await import('../adapters/platform/passkeyDevice.ts')).passkeyDevice,
    'ports/Passkeys': async () => (await import('../adapters/http/account/passkeys.ts')).passkeys(call),
    'ports/Reports': async () => (await import('../adapters/http/wealth/reports.ts')).reports(call),
    'ports/Funds': async () => (await import('../adapters/http/transfers/funds.ts')).funds(call),
    'ports/InstrumentDetail': async () =>
      (await import('../adapters/http/quotes/instrumentDetail.ts')).instrumentDetail(call),
    'ports/Markets': async () => (await import('../adapters/http/markets/markets.ts')).markets(call),
    'ports/News': async () => (await import('../adapters/http/news/news.ts')).news(call, connection.base),
    'ports/Notices': async () => (await import('../adapters/http/messages/notices.ts')).notices(call),
    'ports/Offers': async () => (await import('../adapters/http/offers/offers.ts')).offers(call, connection.base),
    'ports/Orders': async () => (await import('../adapters/http/orders/orders.ts')).orders(call),
    'ports/Positions': async () => (await import('../adapters/http/positions/positions.ts')).positions(call),
    'ports/Push': async () => (await import('../adapters/http/push/push.ts')).push(call),
    // Of the browser or the native shell, but only a server has something to send.
    'ports/SystemNotifications': async () =>
      inNativeShell()
        ? (await import('../adapters/native-bridge/pushNotifications.ts')).nativeNotifications()
        : (await import('../adapters/worker/webPush.ts')).webPush,
    'ports/Quotes': async () => (await import('../adapters/http/quotes/quotes.ts')).quotes(call),
    'ports/Watchlist': async () => (await import('../adapters/http/watchlist/watchlist.ts')).watchlist(call),
    'ports/DayTrading': async () => (await import('../adapters/http/daytrade/dayTrading.ts')).dayTrading(call),
    'ports/Deposits': async () => (await import('../adapters/http/deposits/deposits.ts')).deposits(call),
    'ports/Dividends': async () => (await import('../adapters/http/dividends/dividends.ts')).dividends(call),
    'ports/Exchange': async () => (await import('../adapters/http/exchange/exchange.ts')).exchange(call),
    'ports/Following': async () => (await import('../adapters/http/copytrading/following.ts')).following(call),
    'ports/Movements': async () => (await import('../adapters/http/records/movements.ts')).movements(call),
    'ports/Payees': async () => (await import('../adapters/http/payees/payees.ts')).payees(call),
    'ports/Withdrawals': async () => (await import('../adapters/http/withdrawals/withdrawals.ts')).withdrawals(call),
    'ports/Uploads': async () => {
      const [{ uploads }, { shrinkImage }] = await Promise.all([
        import('../adapters/http/uploads/uploads.ts'),
        import('../adapters/platform/shrinkImage.ts'),
      ])
      return uploads(connection, { shrink: (file) => shrinkImage(file) })
    },
  }) satisfies { readonly [K in keyof PortServices]?: () => Promise<PortServices[K]> }
