import type { Currency } from '../../../../domain/money/money.ts'

/** Currencies of bank transfers. */
export type BankCurrency = Exclude<Currency, 'USDT'>

/** The texts of deposit channels in one language. */
export interface ChannelWords {
  /** Name of the bank transfer in each currency. */
  readonly bank: Readonly<Record<BankCurrency, string>>
  /** Name of the transfer of USDT on a network. */
  readonly wallet: (network: string) => string
  /** What to know before a bank transfer. */
  readonly aboutBank: string
  /** What to know before a transfer on a network. */
  readonly aboutWallet: (network: string) => string
  /** Why the channel is closed. */
  readonly closed: string
}
