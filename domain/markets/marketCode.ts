/** All listing groups, in the order of display. Source: RULES.md, markets. */
export const MARKET_CODES = ['MY', 'TW', 'CN', 'US', 'JP', 'IT', 'ES', 'FUND', 'FUT', 'CRYPTO', 'FX', 'INDEX'] as const

export type MarketCode = (typeof MARKET_CODES)[number]

/** The groups with hours of their own: each index keeps those of its home market. */
export type HomeMarketCode = Exclude<MarketCode, 'INDEX'>

export const isMarketCode = (text: string): text is MarketCode => MARKET_CODES.some((code) => code === text)
