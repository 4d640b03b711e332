import type { Trade } from '../../../market/companies/trades.ts'

/** What a company does, in a sentence of one language, by its trade. */
export type Businesses = Readonly<Record<Trade, string>>
