/** The listing groups of the house, in the order they are shown. Source: RULES.md, markets. */
export const MARKET_CODES = ['MY', 'TW', 'CN', 'US', 'JP', 'IT', 'ES', 'FUND', 'FUT', 'CRYPTO', 'FX', 'INDEX'] as const

export type MarketCode = (typeof MARKET_CODES)[number]

export const isMarketCode = (text: string): text is MarketCode => MARKET_CODES.some((code) => code === text)
