import { accountHandlers } from '../account/handlers.ts'
import { activityHandlers } from '../activities/handlers.ts'
import { articleHandlers } from '../articles/handlers.ts'
import { bankingHandlers } from '../banking/handlers.ts'
import { blockHandlers } from '../block/handlers.ts'
import { creditHandlers } from '../credit/handlers.ts'
import { lendingHandlers } from '../lending/handlers.ts'
import { configHandlers } from '../config/handlers.ts'
import type { Handlers } from '../contract/operations.ts'
import { dividendHandlers } from '../dividends/handlers.ts'
import { exchangeHandlers } from '../exchange/handlers.ts'
import { dayTradeHandlers } from '../daytrade/handlers.ts'
import { followHandlers } from '../follow/handlers.ts'
import { fundHandlers } from '../funds/handlers.ts'
import { messageHandlers } from '../messages/handlers.ts'
import { movementHandlers } from '../movements/handlers.ts'
import { quoteHandlers } from '../quotes/handlers.ts'
import { offerHandlers } from '../offers/handlers.ts'
import { recordHandlers } from '../records/handlers.ts'
import { watchlistHandlers } from '../watchlist/handlers.ts'
import { newsHandlers } from '../news/handlers.ts'
import { tradingHandlers } from '../trading/handlers.ts'
import { uploadHandlers } from '../uploads/handlers.ts'
import { identityHandlers } from '../identity/handlers.ts'
import { securityHandlers } from '../security/handlers.ts'
import { invitationHandlers } from '../invitation/handlers.ts'

/** The handlers of every area. An operation of the contract that no area handles does not compile here. */
export const handlers: Handlers = {
  ...accountHandlers,
  ...activityHandlers,
  ...articleHandlers,
  ...bankingHandlers,
  ...blockHandlers,
  ...creditHandlers,
  ...lendingHandlers,
  ...configHandlers,
  ...dividendHandlers,
  ...exchangeHandlers,
  ...dayTradeHandlers,
  ...followHandlers,
  ...fundHandlers,
  ...messageHandlers,
  ...movementHandlers,
  ...newsHandlers,
  ...quoteHandlers,
  ...offerHandlers,
  ...recordHandlers,
  ...tradingHandlers,
  ...uploadHandlers,
  ...watchlistHandlers,
  ...identityHandlers,
  ...securityHandlers,
  ...invitationHandlers,
}
