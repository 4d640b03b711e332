import type { Currency } from '../money/money.ts'

/** The currencies of the account centre's tabs, by position. The first is the default stock type. */
export const ACCOUNT_TABS = ['EUR', 'USD', 'USDT'] as const satisfies ReadonlyArray<Currency>

export type AccountCurrency = (typeof ACCOUNT_TABS)[number]
export const DEFAULT_STOCK_TYPE: AccountCurrency = ACCOUNT_TABS[0]

/** The stock type that record lists are asked for: the default type for tab 0, usd otherwise. Source: RULES.md, account. */
export const recordType = (currency: AccountCurrency): 'EUR' | 'usd' => (currency === 'EUR' ? 'EUR' : 'usd')

/** The type that withdrawals are asked for: the chosen currency's own code. Source: RULES.md, account. */
export const withdrawalType = (currency: AccountCurrency): AccountCurrency => currency

/** The name of the balance among a user's fields: the stock type in lower case. */
export const balanceField = (currency: AccountCurrency): 'eur' | 'usd' | 'usdt' =>
  currency.toLowerCase() as Lowercase<AccountCurrency>
