import { Cause, Effect, Exit, Layer, ManagedRuntime } from 'effect'
import { CustomerAccount, Avatar, BrokerSession, Security, AccountFreeze } from '../../ports/Account.ts'
import { Passkeys } from '../../ports/Account.passkeys.ts'
import { Reports } from '../../ports/Wealth.reports.ts'
import { AccountRecords, Funds } from '../../ports/Wealth.ts'
import { Activities } from '../../ports/Rewards.ts'
import { AppClock } from '../../ports/device/AppClock.ts'
import type { AppPorts } from '../../ports/AppPorts.ts'
import { Alerts } from '../../ports/Alerts.ts'
import { Articles } from '../../ports/Articles.ts'
import { Credit } from '../../ports/Credit.ts'
import { Live } from '../../ports/Live.ts'
import { Lending } from '../../ports/Lending.ts'
import { BlockTrades } from '../../ports/Block.ts'
import { Messages, Complaints } from '../../ports/Messages.ts'
import { Identity } from '../../ports/Identity.ts'
import { Invitation } from '../../ports/Invitation.ts'
import { Credentials } from '../../ports/device/Credentials.ts'
import type { Failure } from '../../ports/failure.ts'
import { KeyValueStore } from '../../ports/device/KeyValueStore.ts'
import { PasskeyDevice } from '../../ports/device/PasskeyDevice.ts'
import { Platform } from '../../ports/device/Platform.ts'
import { ServerConfig } from '../../ports/ServerConfig.ts'
import { Push } from '../../ports/Push.ts'
import { SystemNotifications } from '../../ports/device/SystemNotifications.ts'
import { Quotes, InstrumentDetail } from '../../ports/Quotes.ts'
import { Markets } from '../../ports/Markets.ts'
import { News, Notices } from '../../ports/News.ts'
import { Offers } from '../../ports/Offers.ts'
import { Orders } from '../../ports/Orders.ts'
import { Positions } from '../../ports/Positions.ts'
import { Watchlist } from '../../ports/Watchlist.ts'
import { DayTrading } from '../../ports/Daytrade.ts'
import { Deposits } from '../../ports/Deposits.ts'
import { Dividends } from '../../ports/Dividends.ts'
import { Exchange } from '../../ports/Exchange.ts'
import { Following } from '../../ports/Copytrading.ts'
import { Movements } from '../../ports/Records.ts'
import { Payees } from '../../ports/Payees.ts'
import { Savings } from '../../ports/Savings.ts'
import { Uploads } from '../../ports/Uploads.ts'
import { Withdrawals } from '../../ports/Withdrawals.ts'
import { makeToaster } from '../kit/feedback/toaster.ts'
import type { App } from '../data/app/app.ts'
import { failureOf } from '../data/app/failureOf.ts'
import { showRefusedLoad } from '../app/failures/failures.ts'
import { makeSessionModel } from '../app/session/session.model.ts'

/**
 * The ports that a test passes in. In an app of one screen every other port, and every missing member, fails the test
 * when it is used. The device never changes.
 */
export interface FakePorts {
  readonly accountFreeze?: Partial<AccountFreeze['Service']>
  readonly accountRecords?: Partial<AccountRecords['Service']>
  readonly activities?: Partial<Activities['Service']>
  readonly alerts?: Partial<Alerts['Service']>
  readonly articles?: Partial<Articles['Service']>
  readonly avatar?: Partial<Avatar['Service']>
  readonly blockTrades?: Partial<BlockTrades['Service']>
  readonly credit?: Partial<Credit['Service']>
  readonly live?: Partial<Live['Service']>
  readonly lending?: Partial<Lending['Service']>
  readonly complaints?: Partial<Complaints['Service']>
  readonly identity?: Partial<Identity['Service']>
  readonly invitation?: Partial<Invitation['Service']>
  readonly messages?: Partial<Messages['Service']>
  readonly security?: Partial<Security['Service']>
  readonly brokerSession?: Partial<BrokerSession['Service']>
  readonly clock?: Partial<AppClock['Service']>
  readonly credentials?: Partial<Credentials['Service']>
  readonly customerAccount?: Partial<CustomerAccount['Service']>
  readonly platform?: Partial<Platform['Service']>
  readonly serverConfig?: Partial<ServerConfig['Service']>
  readonly funds?: Partial<Funds['Service']>
  readonly reports?: Partial<Reports['Service']>
  readonly instrumentDetail?: Partial<InstrumentDetail['Service']>
  readonly markets?: Partial<Markets['Service']>
  readonly news?: Partial<News['Service']>
  readonly notices?: Partial<Notices['Service']>
  readonly offers?: Partial<Offers['Service']>
  readonly orders?: Partial<Orders['Service']>
  readonly positions?: Partial<Positions['Service']>
  readonly push?: Partial<Push['Service']>
  readonly quotes?: Partial<Quotes['Service']>
  readonly watchlist?: Partial<Watchlist['Service']>
  readonly dayTrading?: Partial<DayTrading['Service']>
  readonly deposits?: Partial<Deposits['Service']>
  readonly dividends?: Partial<Dividends['Service']>
  readonly exchange?: Partial<Exchange['Service']>
  readonly following?: Partial<Following['Service']>
  readonly movements?: Partial<Movements['Service']>
  readonly passkeyDevice?: Partial<PasskeyDevice['Service']>
  readonly passkeys?: Partial<Passkeys['Service']>
  readonly payees?: Partial<Payees['Service']>
  readonly savings?: Partial<Savings['Service']>
  readonly systemNotifications?: Partial<SystemNotifications['Service']>
  readonly uploads?: Partial<Uploads['Service']>
  readonly withdrawals?: Partial<Withdrawals['Service']>
}

/** Stands for a member of a port that the test does not pass in, as `Quotes.list`. */
type Missing = (name: string) => unknown

const failTest: Missing = (name) => {
  throw new Error(`the test gives no ${name}`)
}

/** A device that stays online and visible, has no passkeys, and asks for no language. */
const STEADY: Partial<Platform['Service']> = {
  watchOnline: () => () => undefined,
  watchVisible: () => () => undefined,
  passkeyHost: Effect.succeed(null),
  languages: Effect.succeed([]),
}

const memoryStore = (kept: Map<string, string>): KeyValueStore['Service'] => ({
  get: (key) => Effect.sync(() => kept.get(key) ?? null),
  set: (key, value) => Effect.sync(() => void kept.set(key, value)),
  remove: (key) => Effect.sync(() => void kept.delete(key)),
  keys: (beginning) => Effect.sync(() => [...kept.keys()].filter((key) => key.startsWith(beginning))),
})

/** The ports of the app: those that a test passes in, and storage in memory. */
export const fakeLayers = (
  ports: FakePorts,
  kept: Map<string, string>,
  missing: Missing = failTest,
): Layer.Layer<AppPorts> => {
  const only = <S extends object>(name: string, members: Partial<S> = {}): S =>
    new Proxy(members as S, {
      get: (service, member) => {
        if (member in service || typeof member === 'symbol') return service[member as keyof S]
        return missing(`${name}.${member}`)
      },
    })
  return Layer.mergeAll(
    Layer.succeed(AccountFreeze, only('AccountFreeze', { watch: () => () => undefined, ...ports.accountFreeze })),
    Layer.succeed(AccountRecords, only('AccountRecords', ports.accountRecords)),
    Layer.succeed(Activities, only('Activities', ports.activities)),
    Layer.succeed(AppClock, only('AppClock', ports.clock)),
    Layer.succeed(Alerts, only('Alerts', ports.alerts)),
    Layer.succeed(Articles, only('Articles', ports.articles)),
    Layer.succeed(Avatar, only('Avatar', ports.avatar)),
    Layer.succeed(Complaints, only('Complaints', ports.complaints)),
    Layer.succeed(Identity, only('Identity', ports.identity)),
    Layer.succeed(Invitation, only('Invitation', ports.invitation)),
    Layer.succeed(Messages, only('Messages', ports.messages)),
    Layer.succeed(Security, only('Security', ports.security)),
    Layer.succeed(BlockTrades, only('BlockTrades', ports.blockTrades)),
    Layer.succeed(Credit, only('Credit', ports.credit)),
    Layer.succeed(Live, only('Live', ports.live)),
    Layer.succeed(Lending, only('Lending', ports.lending)),
    Layer.succeed(BrokerSession, only('BrokerSession', ports.brokerSession)),
    Layer.succeed(Credentials, only('Credentials', ports.credentials)),
    Layer.succeed(CustomerAccount, only('CustomerAccount', ports.customerAccount)),
    Layer.succeed(KeyValueStore, memoryStore(kept)),
    Layer.succeed(Platform, only('Platform', { ...STEADY, ...ports.platform })),
    Layer.succeed(ServerConfig, only('ServerConfig', { watchMissing: () => () => undefined, ...ports.serverConfig })),
    Layer.succeed(Funds, only('Funds', ports.funds)),
    Layer.succeed(Reports, only('Reports', ports.reports)),
    Layer.succeed(InstrumentDetail, only('InstrumentDetail', ports.instrumentDetail)),
    Layer.succeed(Markets, only('Markets', ports.markets)),
    Layer.succeed(News, only('News', ports.news)),
    Layer.succeed(Notices, only('Notices', ports.notices)),
    Layer.succeed(Offers, only('Offers', ports.offers)),
    Layer.succeed(Orders, only('Orders', ports.orders)),
    Layer.succeed(Positions, only('Positions', ports.positions)),
    Layer.succeed(Push, only('Push', ports.push)),
    Layer.succeed(SystemNotifications, only('SystemNotifications', ports.systemNotifications)),
    Layer.succeed(Quotes, only('Quotes', ports.quotes)),
    Layer.succeed(Watchlist, only('Watchlist', ports.watchlist)),
    Layer.succeed(DayTrading, only('DayTrading', ports.dayTrading)),
    Layer.succeed(Deposits, only('Deposits', ports.deposits)),
    Layer.succeed(Dividends, only('Dividends', ports.dividends)),
    Layer.succeed(Exchange, only('Exchange', ports.exchange)),
    Layer.succeed(Following, only('Following', ports.following)),
    Layer.succeed(Movements, only('Movements', ports.movements)),
    Layer.succeed(PasskeyDevice, only('PasskeyDevice', ports.passkeyDevice)),
    Layer.succeed(Passkeys, only('Passkeys', ports.passkeys)),
    Layer.succeed(Payees, only('Payees', ports.payees)),
    Layer.succeed(Savings, only('Savings', ports.savings)),
    Layer.succeed(Uploads, only('Uploads', ports.uploads)),
    Layer.succeed(Withdrawals, only('Withdrawals', ports.withdrawals)),
  )
}

/** An app around one model, with a record of the model's effects on it. */
export const makeFakeApp = (ports: FakePorts, kept = new Map<string, string>()) => {
  const runtime = ManagedRuntime.make(fakeLayers(ports, kept))
  const models = new Map<unknown, unknown>()
  /** Navigations in their order, as `/login/loading?to=…`. */
  const went: string[] = []
  const failures: Failure[] = []
  const toaster = makeToaster()

  const walk = (to: string, search: object = {}) => {
    const query = new URLSearchParams(Object.entries(search).map(([name, value]) => [name, String(value)])).toString()
    went.push(query === '' ? to : `${to}?${query}`)
  }
  const app: App = {
    runtime,
    run: (effect) => runtime.runPromise(effect),
    attempt: async (effect, options) => {
      const exit = await runtime.runPromiseExit(effect)
      // A port that the test does not pass in: it fails the test.
      if (Exit.isFailure(exit) && Cause.hasDies(exit.cause)) throw Cause.squash(exit.cause)
      const failure = failureOf(exit)
      if (failure && ((!options?.quiet && !options?.load) || failure._tag === 'SessionExpired')) failures.push(failure)
      else if (options?.load) app.refusedLoad(failure, false)
      return exit
    },
    fail: (failure) => void failures.push(failure),
    refusedLoad: (failure, inPlace) => void showRefusedLoad(app, failure, inPlace),
    toaster,
    go: (to, search?: object) => walk(to, search),
    replace: (to, search?: object) => walk(to, search),
    back: () => walk('back'),
    goRoot: async () => walk('/'),
    here: () => went.at(-1) ?? '/',
    model: (make) => {
      if (!models.has(make)) models.set(make, make(app))
      return models.get(make) as ReturnType<typeof make>
    },
    // As in the real app, the session stays when the models with data of the customer are dropped.
    forgetModels: () => {
      for (const make of models.keys()) if (make !== makeSessionModel) models.delete(make)
    },
  }
  return { app, kept, went, failures, toaster }
}
