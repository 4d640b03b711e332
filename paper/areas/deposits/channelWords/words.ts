import type { Currency } from '../../../../domain/money/money.ts'

/** Currencies that banks transfer. */
export type BankCurrency = Exclude<Currency, 'USDT'>

/** What a language says of the ways to pay in. */
export interface ChannelWords {
  /** Name of the bank transfer in each currency. */
  readonly bank: Readonly<Record<BankCurrency, string>>
  /** Name of the transfer of USDT on a network. */
  readonly wallet: (network: string) => string
  /** What to know before a bank transfer. */
  readonly aboutBank: string
  /** What to know before a transfer on a network. */
  readonly aboutWallet: (network: string) => string
  /** Why nothing can be paid in. */
  readonly closed: string
}
