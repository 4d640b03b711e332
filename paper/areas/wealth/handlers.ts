import type { Handlers } from '../../platform/contract/operations.ts'
import { recordHandlers } from './records/handlers.ts'
import { walletFunds } from './walletFunds.ts'
import { worth } from './worth.ts'
import { performance } from './performance/performance.ts'
import { wallets } from './wallets.ts'

export const wealthHandlers = {
  ...recordHandlers,
  '/funds/wallets': wallets,
  '/trade/funds': walletFunds,
  '/trade/performance': performance,
  '/trade/worth': worth,
} satisfies Partial<Handlers>
