import { type Context, Effect, Layer } from 'effect'
import { ServerClock } from '../adapters/clock/serverClock.ts'
import { makeAccountFreeze } from '../adapters/http/account/accountFreeze.ts'
import { type Call, connect, type Connection } from '../adapters/http/client.ts'
import { serverConfig } from '../adapters/http/config/serverConfig.ts'
import { BrowserPlatform } from '../adapters/platform/browser.ts'
import { StoredCredentials } from '../adapters/storage/credentials.ts'
import {
  capacitorPreferences,
  inNativeShell,
  LocalStorage,
  NativePreferences,
} from '../adapters/storage/keyValueStore.ts'
import { AccountFreeze, Avatar, Security, BrokerSession, CustomerAccount } from '../ports/Account.ts'
import { AccountRecords, Funds } from '../ports/Wealth.ts'
import { Activities } from '../ports/Rewards.ts'
import { AppClock } from '../ports/device/AppClock.ts'
import type { AppPorts } from '../ports/AppPorts.ts'
import { Articles } from '../ports/Articles.ts'
import { Credit } from '../ports/Credit.ts'
import { Lending } from '../ports/Lending.ts'
import { BlockTrades } from '../ports/Block.ts'
import { Complaints, Messages } from '../ports/Messages.ts'
import { Identity } from '../ports/Identity.ts'
import { Invitation } from '../ports/Invitation.ts'
import { Credentials } from '../ports/device/Credentials.ts'
import { ServerConfig } from '../ports/ServerConfig.ts'
import { InstrumentDetail, Quotes } from '../ports/Quotes.ts'
import { Markets } from '../ports/Markets.ts'
import { News, Notices } from '../ports/News.ts'
import { Offers } from '../ports/Offers.ts'
import { Orders } from '../ports/Orders.ts'
import { Positions } from '../ports/Positions.ts'
import { Watchlist } from '../ports/Watchlist.ts'
import { DayTrading } from '../ports/Daytrade.ts'
import { Deposits } from '../ports/Deposits.ts'
import { Dividends } from '../ports/Dividends.ts'
import { Exchange } from '../ports/Exchange.ts'
import { Following } from '../ports/Copytrading.ts'
import { Movements } from '../ports/Records.ts'
import { Payees } from '../ports/Payees.ts'
import { Uploads } from '../ports/Uploads.ts'
import { Withdrawals } from '../ports/Withdrawals.ts'
import { Offline } from '../ports/failure.ts'

const device = Layer.mergeAll(
  inNativeShell() ? NativePreferences(capacitorPreferences) : LocalStorage(),
  ServerClock(),
  BrowserPlatform,
)

type Member = (...args: readonly unknown[]) => Effect.Effect<unknown, unknown>

/**
 * A port whose adapter is downloaded on first use, so that no screen downloads the calls of another. Every member of
 * such a port is a function that returns an Effect. For the caller a failed download is a lost connection; the next
 * call retries it.
 */
export const lazyPort = <I, S extends object>(port: Context.Key<I, S>, load: () => Promise<S>): Layer.Layer<I> => {
  let loading: Promise<S> | null = null
  const adapter = Effect.tryPromise({
    try: () => (loading ??= load()),
    catch: () => {
      loading = null
      return new Offline()
    },
  })
  const member =
    (name: string): Member =>
    (...args) =>
      Effect.flatMap(adapter, (service) => {
        const members: object = service
        const call: Member = Reflect.get(members, name)
        return call(...args)
      })
  // Without `then`: an await of the service would treat it as a promise that never settles.
  return Layer.succeed(
    port,
    new Proxy({} as S, { get: (_, name) => (name === 'then' ? undefined : member(String(name))) }),
  )
}

/** The calls of the contract, each area's adapter downloaded when it is first used. */
const broker = (call: Call, connection: Connection) =>
  Layer.mergeAll(
    // Needed before the first render.
    Layer.succeed(ServerConfig, serverConfig(call, __APP_VERSION__)),
    lazyPort(BrokerSession, async () =>
      (await import('../adapters/http/account/brokerSession.ts')).brokerSession(call),
    ),
    lazyPort(CustomerAccount, async () =>
      (await import('../adapters/http/account/customerAccount.ts')).customerAccount(call),
    ),
    lazyPort(AccountRecords, async () =>
      (await import('../adapters/http/wealth/accountRecords.ts')).accountRecords(call),
    ),
    lazyPort(Activities, async () => (await import('../adapters/http/rewards/activities.ts')).activities(call)),
    lazyPort(Articles, async () => (await import('../adapters/http/articles/articles.ts')).articles(call)),
    lazyPort(Avatar, async () => (await import('../adapters/http/account/avatar.ts')).avatar(call)),
    lazyPort(BlockTrades, async () => (await import('../adapters/http/block/blockTrades.ts')).blockTrades(call)),
    lazyPort(Credit, async () => (await import('../adapters/http/credit/credit.ts')).credit(call)),
    lazyPort(Lending, async () => (await import('../adapters/http/lending/lending.ts')).lending(call)),
    lazyPort(Complaints, async () => (await import('../adapters/http/messages/complaints.ts')).complaints(call)),
    lazyPort(Identity, async () => (await import('../adapters/http/identity/identity.ts')).identity(call)),
    lazyPort(Invitation, async () => (await import('../adapters/http/invitation/invitation.ts')).invitation(call)),
    lazyPort(Messages, async () => (await import('../adapters/http/messages/messages.ts')).messages(call)),
    lazyPort(Security, async () => (await import('../adapters/http/account/security.ts')).security(call)),
    lazyPort(Funds, async () => (await import('../adapters/http/transfers/funds.ts')).funds(call)),
    lazyPort(InstrumentDetail, async () =>
      (await import('../adapters/http/quotes/instrumentDetail.ts')).instrumentDetail(call),
    ),
    lazyPort(Markets, async () => (await import('../adapters/http/markets/markets.ts')).markets(call)),
    lazyPort(News, async () => (await import('../adapters/http/news/news.ts')).news(call, connection.base)),
    lazyPort(Notices, async () =>
      (await import('../adapters/http/messages/notices.ts')).notices(call, connection.base),
    ),
    lazyPort(Offers, async () => (await import('../adapters/http/offers/offers.ts')).offers(call, connection.base)),
    lazyPort(Orders, async () => (await import('../adapters/http/orders/orders.ts')).orders(call)),
    lazyPort(Positions, async () => (await import('../adapters/http/positions/positions.ts')).positions(call)),
    lazyPort(Quotes, async () => (await import('../adapters/http/quotes/quotes.ts')).quotes(call)),
    lazyPort(Watchlist, async () => (await import('../adapters/http/watchlist/watchlist.ts')).watchlist(call)),
    lazyPort(DayTrading, async () => (await import('../adapters/http/daytrade/dayTrading.ts')).dayTrading(call)),
    lazyPort(Deposits, async () => (await import('../adapters/http/deposits/deposits.ts')).deposits(call)),
    lazyPort(Dividends, async () => (await import('../adapters/http/dividends/dividends.ts')).dividends(call)),
    lazyPort(Exchange, async () => (await import('../adapters/http/exchange/exchange.ts')).exchange(call)),
    lazyPort(Following, async () => (await import('../adapters/http/copytrading/following.ts')).following(call)),
    lazyPort(Movements, async () => (await import('../adapters/http/records/movements.ts')).movements(call)),
    lazyPort(Payees, async () => (await import('../adapters/http/payees/payees.ts')).payees(call)),
    lazyPort(Withdrawals, async () => (await import('../adapters/http/withdrawals/withdrawals.ts')).withdrawals(call)),
    lazyPort(Uploads, async () => {
      const [{ uploads }, { shrinkImage }] = await Promise.all([
        import('../adapters/http/uploads/uploads.ts'),
        import('../adapters/platform/shrinkImage.ts'),
      ])
      return uploads(connection, { shrink: shrinkImage })
    }),
  )

/** Every port of the app, with its real adapter. `base` is the address of the API, `send` the `fetch` of all calls. */
export const layers = (base: string, send: typeof fetch): Layer.Layer<AppPorts> => {
  const kept = StoredCredentials.pipe(Layer.provideMerge(device))
  const connected = Layer.unwrap(
    Effect.gen(function* () {
      const credentials = yield* Credentials
      const clock = yield* AppClock
      const { learn, watch } = makeAccountFreeze()
      const connection: Connection = {
        base,
        credentials: credentials.current,
        learnTime: clock.learn,
        learnOutcome: learn,
        fetch: send,
      }
      return Layer.merge(Layer.succeed(AccountFreeze, { watch }), broker(connect(connection), connection))
    }),
  )
  return connected.pipe(Layer.provideMerge(kept))
}
