import { MARKET_CODES, type MarketCode } from '../contract/enumerations.ts'

/** All listing groups, in the order of display. Source: RULES.md, markets. */
export { MARKET_CODES, type MarketCode } from '../contract/enumerations.ts'

/** The groups with hours of their own: each index keeps those of its home market. */
export type HomeMarketCode = Exclude<MarketCode, 'INDEX'>

/** Whether a text is the code of a market. */
export const isMarketCode = (text: string): text is MarketCode => MARKET_CODES.some((code) => code === text)
