import { Context } from 'effect'
import type { CustomerAccount, Avatar, BrokerSession, Security, AccountFreeze } from './Account.ts'
import type { Passkeys } from './Account.passkeys.ts'
import type { AppClock } from './device/AppClock.ts'
import type { Credit } from './Credit.ts'
import type { Live } from './Live.ts'
import type { Lending } from './Lending.ts'
import type { BlockTrades } from './Block.ts'
import type { Activities } from './Rewards.ts'
import type { Alerts } from './Alerts.ts'
import type { Articles } from './Articles.ts'
import type { Messages, Complaints } from './Messages.ts'
import type { Identity } from './Identity.ts'
import type { Invitation } from './Invitation.ts'
import type { Credentials } from './device/Credentials.ts'
import type { KeyValueStore } from './device/KeyValueStore.ts'
import type { PasskeyDevice } from './device/PasskeyDevice.ts'
import type { Platform } from './device/Platform.ts'
import type { Reports } from './Wealth.reports.ts'
import type { AccountRecords, Funds } from './Wealth.ts'
import type { ServerConfig } from './ServerConfig.ts'
import type { Push } from './Push.ts'
import type { SystemNotifications } from './device/SystemNotifications.ts'
import type { Quotes, InstrumentDetail } from './Quotes.ts'
import type { Markets } from './Markets.ts'
import type { News, Notices } from './News.ts'
import type { Offers } from './Offers.ts'
import type { Orders } from './Orders.ts'
import type { Positions } from './Positions.ts'
import type { Watchlist } from './Watchlist.ts'
import type { DayTrading } from './Daytrade.ts'
import type { Deposits } from './Deposits.ts'
import type { Dividends } from './Dividends.ts'
import type { Exchange } from './Exchange.ts'
import type { Following } from './Copytrading.ts'
import type { Movements } from './Records.ts'
import type { Payees } from './Payees.ts'
import type { Savings } from './Savings.ts'
import type { Uploads } from './Uploads.ts'
import type { Withdrawals } from './Withdrawals.ts'

/** All external services of the app. */
export type AppPorts =
  | AccountFreeze
  | AccountRecords
  | Activities
  | Alerts
  | Dividends
  | AppClock
  | Articles
  | Avatar
  | BlockTrades
  | Credit
  | Lending
  | Live
  | Complaints
  | Identity
  | Invitation
  | Messages
  | Security
  | BrokerSession
  | Credentials
  | CustomerAccount
  | KeyValueStore
  | PasskeyDevice
  | Passkeys
  | Platform
  | ServerConfig
  | Funds
  | Reports
  | InstrumentDetail
  | Markets
  | News
  | Notices
  | Offers
  | Orders
  | Positions
  | Push
  | SystemNotifications
  | Quotes
  | Watchlist
  | DayTrading
  | Deposits
  | Exchange
  | Following
  | Movements
  | Payees
  | Savings
  | Uploads
  | Withdrawals

/** What each port gives, by its key. */
export type PortServices = { readonly [P in AppPorts as P['key']]: P['Service'] }

const KEYS = [
  'ports/AccountFreeze',
  'ports/AccountRecords',
  'ports/Activities',
  'ports/Alerts',
  'ports/AppClock',
  'ports/Articles',
  'ports/Avatar',
  'ports/BlockTrades',
  'ports/BrokerSession',
  'ports/Complaints',
  'ports/Credentials',
  'ports/Credit',
  'ports/CustomerAccount',
  'ports/DayTrading',
  'ports/Deposits',
  'ports/Dividends',
  'ports/Exchange',
  'ports/Following',
  'ports/Funds',
  'ports/Identity',
  'ports/InstrumentDetail',
  'ports/Invitation',
  'ports/KeyValueStore',
  'ports/Lending',
  'ports/Live',
  'ports/Markets',
  'ports/Messages',
  'ports/Movements',
  'ports/News',
  'ports/Notices',
  'ports/Offers',
  'ports/Orders',
  'ports/PasskeyDevice',
  'ports/Passkeys',
  'ports/Payees',
  'ports/Platform',
  'ports/Positions',
  'ports/Push',
  'ports/Quotes',
  'ports/Reports',
  'ports/Savings',
  'ports/Security',
  'ports/ServerConfig',
  'ports/SystemNotifications',
  'ports/Uploads',
  'ports/Watchlist',
  'ports/Withdrawals',
] as const satisfies ReadonlyArray<AppPorts['key']>
type Key = (typeof KEYS)[number]

/**
 * All ports: those that are `given`, and of every other key what `otherwise` makes. The composition root gives adapters, tests
 * give fakes. A port without a line in `KEYS` does not compile where the ports are used.
 */
export const allPorts = <Given extends Partial<PortServices>>(
  given: Given,
  otherwise: (key: Exclude<Key, keyof Given>) => object,
): Context.Context<Exclude<AppPorts['key'], Key> extends never ? AppPorts : never> => {
  const isGiven = (key: Key): key is Key & keyof Given => key in given
  return Context.makeUnsafe(
    new Map(KEYS.map((key) => [key, isGiven(key) ? given[key] : otherwise(key as Exclude<Key, keyof Given>)])),
  )
}
