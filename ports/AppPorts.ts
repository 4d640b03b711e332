import type { AccountFreeze } from './AccountFreeze.ts'
import type { AppClock } from './device/AppClock.ts'
import type { Credit } from './Credit.ts'
import type { Lending } from './Lending.ts'
import type { BlockTrades } from './Block.ts'
import type { Activities } from './Rewards.ts'
import type { Articles } from './Articles.ts'
import type { Avatar } from './Avatar.ts'
import type { Complaints } from './Complaints.ts'
import type { Identity } from './Identity.ts'
import type { Invitation } from './Invitation.ts'
import type { Messages } from './Messages.ts'
import type { Security } from './Security.ts'
import type { BrokerSession } from './BrokerSession.ts'
import type { Credentials } from './device/Credentials.ts'
import type { CustomerAccount } from './CustomerAccount.ts'
import type { KeyValueStore } from './device/KeyValueStore.ts'
import type { Platform } from './device/Platform.ts'
import type { AccountRecords } from './Wealth.ts'
import type { ServerConfig } from './ServerConfig.ts'
import type { Funds } from './Transfers.ts'
import type { InstrumentDetail } from './InstrumentDetail.ts'
import type { Markets } from './Markets.ts'
import type { News } from './News.ts'
import type { Notices } from './Notices.ts'
import type { Offers } from './Offers.ts'
import type { Orders } from './Orders.ts'
import type { Positions } from './Positions.ts'
import type { Quotes } from './Quotes.ts'
import type { Watchlist } from './Watchlist.ts'
import type { DayTrading } from './Daytrade.ts'
import type { Deposits } from './Deposits.ts'
import type { Dividends } from './Dividends.ts'
import type { Exchange } from './Exchange.ts'
import type { Following } from './Copytrading.ts'
import type { Movements } from './Records.ts'
import type { Payees } from './Payees.ts'
import type { Uploads } from './Uploads.ts'
import type { Withdrawals } from './Withdrawals.ts'

/** Everything the app needs from the world; the composition root provides it, tests provide fakes. */
export type AppPorts =
  | AccountFreeze
  | AccountRecords
  | Activities
  | Dividends
  | AppClock
  | Articles
  | Avatar
  | BlockTrades
  | Credit
  | Lending
  | Complaints
  | Identity
  | Invitation
  | Messages
  | Security
  | BrokerSession
  | Credentials
  | CustomerAccount
  | KeyValueStore
  | Platform
  | ServerConfig
  | Funds
  | InstrumentDetail
  | Markets
  | News
  | Notices
  | Offers
  | Orders
  | Positions
  | Quotes
  | Watchlist
  | DayTrading
  | Deposits
  | Exchange
  | Following
  | Movements
  | Payees
  | Uploads
  | Withdrawals
