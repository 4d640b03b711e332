import { type Context, Effect, Layer } from 'effect'
import { ServerClock } from '../adapters/clock/serverClock.ts'
import { makeAccountFreeze } from '../adapters/http/account/accountFreeze.ts'
import { type Call, connect, type Connection } from '../adapters/http/client.ts'
import { makeServerAreas } from '../adapters/http/serverAreas.ts'
import { serverConfig } from '../adapters/http/config/serverConfig.ts'
import { BrowserPlatform } from '../adapters/platform/browser.ts'
import { StoredCredentials } from '../adapters/storage/credentials.ts'
import { inNativeShell, LocalStorage } from '../adapters/storage/keyValueStore.ts'
import { AccountFreeze, Avatar, Security, BrokerSession, CustomerAccount } from '../ports/Account.ts'
import { Passkeys } from '../ports/Account.passkeys.ts'
import { Reports } from '../ports/Wealth.reports.ts'
import { AccountRecords, Funds } from '../ports/Wealth.ts'
import { Activities } from '../ports/Rewards.ts'
import { AppClock } from '../ports/device/AppClock.ts'
import type { AppPorts } from '../ports/AppPorts.ts'
import { Alerts } from '../ports/Alerts.ts'
import { Articles } from '../ports/Articles.ts'
import { Credit } from '../ports/Credit.ts'
import { Live } from '../ports/Live.ts'
import { Lending } from '../ports/Lending.ts'
import { BlockTrades } from '../ports/Block.ts'
import { Complaints, Messages } from '../ports/Messages.ts'
import { Identity } from '../ports/Identity.ts'
import { Invitation } from '../ports/Invitation.ts'
import { PasskeyDevice } from '../ports/device/PasskeyDevice.ts'
import { Credentials } from '../ports/device/Credentials.ts'
import { Push } from '../ports/Push.ts'
import { SystemNotifications } from '../ports/device/SystemNotifications.ts'
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
import { Savings } from '../ports/Savings.ts'
import { Uploads } from '../ports/Uploads.ts'
import { Withdrawals } from '../ports/Withdrawals.ts'
import { Offline } from '../ports/failure.ts'
import type { RemotePorts } from './remotePorts.ts'

// An import that is awaited and picked from is bundled with a copy of what it picks: `then` keeps the first load smaller.
const nativeStore = Effect.promise(() => import('./nativeShell.ts').then((native) => native.NativePreferences()))

const device = Layer.mergeAll(
  inNativeShell() ? Layer.unwrap(nativeStore) : LocalStorage(),
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

type Adapters = { readonly [K in keyof RemotePorts]: Awaited<ReturnType<RemotePorts[K]>> }
type Loaders = { readonly [K in keyof Adapters]: () => Promise<Adapters[K]> }

/** The calls of the contract, each area's adapter downloaded when it is first used. */
const broker = (call: Call, connection: Connection, areas: ReturnType<typeof makeServerAreas>) => {
  /** A port whose adapter `remotePorts` has under the key of the port: a name that the first load need not repeat. */
  const later = <K extends keyof Adapters, I>(port: Context.Key<I, Adapters[K]> & { readonly key: K }) =>
    lazyPort(port, () =>
      import('./remotePorts.ts').then((table) => {
        const loaders: Loaders = table.remotePorts(call, connection)
        return loaders[port.key]()
      }),
    )
  return Layer.mergeAll(
    // Needed before the first render.
    Layer.succeed(ServerConfig, serverConfig(call, __APP_VERSION__, areas)),
    // The log-in needs no other.
    lazyPort(BrokerSession, () =>
      import('../adapters/http/account/brokerSession.ts').then((adapter) => adapter.brokerSession(call)),
    ),
    later(CustomerAccount),
    later(AccountRecords),
    later(Activities),
    later(Alerts),
    later(Articles),
    later(Avatar),
    later(BlockTrades),
    later(Credit),
    later(Live),
    later(Lending),
    later(Complaints),
    later(Identity),
    later(Invitation),
    later(Messages),
    later(Security),
    later(Passkeys),
    later(PasskeyDevice),
    later(Funds),
    later(Reports),
    later(InstrumentDetail),
    later(Markets),
    later(News),
    later(Notices),
    later(Offers),
    later(Orders),
    later(Positions),
    later(Push),
    later(SystemNotifications),
    later(Quotes),
    later(Watchlist),
    later(DayTrading),
    later(Deposits),
    later(Dividends),
    later(Exchange),
    later(Following),
    later(Movements),
    later(Payees),
    later(Savings),
    later(Withdrawals),
    later(Uploads),
  )
}

/** Every port of the app, with its real adapter. `base` is the address of the API, `send` the `fetch` of all calls. */
export const layers = (base: string, send: typeof fetch): Layer.Layer<AppPorts> => {
  const kept = StoredCredentials.pipe(Layer.provideMerge(device))
  const connected = Layer.unwrap(
    Effect.gen(function* () {
      const credentials = yield* Credentials
      const clock = yield* AppClock
      const { learn, watch } = makeAccountFreeze()
      const areas = makeServerAreas()
      const connection: Connection = {
        base,
        credentials: credentials.current,
        learnTime: clock.learn,
        learnOutcome: (path, failure) => {
          learn(path, failure)
          areas.learn(path, failure)
        },
        refuse: areas.refuse,
        fetch: send,
      }
      return Layer.merge(Layer.succeed(AccountFreeze, { watch }), broker(connect(connection), connection, areas))
    }),
  )
  return connected.pipe(Layer.provideMerge(kept))
}
