/** The fees that exist, by the name a contract note gives them; `other-fee` for an unknown one. Source: RULES.md, fees. */
export const FEE_NAMES = [
  'brokerage',
  'clearing-fee',
  'stamp-duty',
  'transfer-fee',
  'exchange-fee',
  'regulatory-fee',
  'transaction-tax',
  'other-fee',
] as const
export type FeeName = (typeof FEE_NAMES)[number]
