/** What moves money in, out and between wallets. Source: RULES.md, records. */
export const FUNDING_KINDS = [
  'deposit',
  'withdrawal',
  'withdrawal-paid',
  'withdrawal-returned',
  'exchange',
  'fee',
  'reward',
  'adjustment',
  'practice-money',
] as const

/** What trading, and the offers that work like it, moves. */
export const TRADING_KINDS = [
  'order',
  'order-released',
  'buy',
  'sell',
  'trade-fee',
  'margin',
  'dividend',
  'subscription',
  'subscription-refund',
  'block-trade',
  'follow',
  'lending',
  'credit',
  'day-trade',
] as const

export type FundingKind = (typeof FUNDING_KINDS)[number]
export type TradingKind = (typeof TRADING_KINDS)[number]
/** `other` is a value of a newer server that this app does not know. */
export type MovementKind = FundingKind | TradingKind | 'other'
