import type { Listing } from '../../../ports/quote.ts'

/**
 * The language that a name is read in: a name in Chinese characters is traditional where the instrument is Taiwan's, and
 * simplified elsewhere. Undefined for a Latin name, which is read as the page is. Source: RULES.md, languages.
 */
export const scriptOf = (name: string, market: Listing['market']): 'zh-Hant' | 'zh-Hans' | undefined => {
  if (!/\p{Script=Han}/u.test(name)) return undefined
  return market === 'TW' ? 'zh-Hant' : 'zh-Hans'
}
