import { accountHandlers } from '../areas/account/handlers.ts'
import { activityHandlers } from '../areas/rewards/handlers.ts'
import { alertHandlers } from '../areas/alerts/handlers.ts'
import { articleHandlers } from '../areas/articles/handlers.ts'
import { bankingHandlers } from '../areas/payees/handlers.ts'
import { blockHandlers } from '../areas/block/handlers.ts'
import { creditHandlers } from '../areas/credit/handlers.ts'
import { lendingHandlers } from '../areas/lending/handlers.ts'
import { configHandlers } from '../areas/config/handlers.ts'
import type { Handlers } from '../platform/contract/operations.ts'
import { dividendHandlers } from '../areas/dividends/handlers.ts'
import { exchangeHandlers } from '../areas/exchange/handlers.ts'
import { dayTradeHandlers } from '../areas/daytrade/handlers.ts'
import { followHandlers } from '../areas/copytrading/handlers.ts'
import { depositHandlers } from '../areas/deposits/handlers.ts'
import { messageHandlers } from '../areas/messages/handlers.ts'
import { movementHandlers } from '../areas/records/handlers.ts'
import { pushHandlers } from '../areas/push/handlers.ts'
import { marketHandlers } from '../areas/markets/markets.ts'
import { positionHandlers } from '../areas/positions/handlers.ts'
import { withdrawalHandlers } from '../areas/withdrawals/handlers.ts'
import { quoteHandlers } from '../areas/quotes/handlers.ts'
import { offerHandlers } from '../areas/offers/handlers.ts'
import { wealthHandlers } from '../areas/wealth/handlers.ts'
import { watchlistHandlers } from '../areas/watchlist/handlers.ts'
import { newsHandlers } from '../areas/news/handlers.ts'
import { tradingHandlers } from '../areas/orders/handlers.ts'
import { savingsHandlers } from '../areas/savings/handlers.ts'
import { uploadHandlers } from '../areas/uploads/handlers.ts'
import { identityHandlers } from '../areas/identity/handlers.ts'
import { securityHandlers } from '../areas/account/security/handlers.ts'
import { invitationHandlers } from '../areas/invitation/handlers.ts'

/** The handlers of every area. An operation of the contract that no area handles does not compile here. */
export const handlers: Handlers = {
  ...accountHandlers,
  ...activityHandlers,
  ...alertHandlers,
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
  ...depositHandlers,
  ...messageHandlers,
  ...movementHandlers,
  ...newsHandlers,
  ...marketHandlers,
  ...positionHandlers,
  ...pushHandlers,
  ...quoteHandlers,
  ...offerHandlers,
  ...savingsHandlers,
  ...wealthHandlers,
  ...tradingHandlers,
  ...uploadHandlers,
  ...watchlistHandlers,
  ...withdrawalHandlers,
  ...identityHandlers,
  ...securityHandlers,
  ...invitationHandlers,
}
