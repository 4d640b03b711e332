import type { Handlers } from '../../platform/contract/operations.ts'
import { recordHandlers } from './records/handlers.ts'
import { walletFunds } from './walletFunds.ts'
import { worth } from './worth.ts'
import { wallets } from './wallets.ts'

export const wealthHandlers = {
  ...recordHandlers,
  '/funds/wallets': wallets,
  '/trade/funds': walletFunds,
  '/trade/worth': worth,
} satisfies Partial<Handlers>
