/** The number of stored searches. */
export const MOST_RECENT = 20
/** The longest keyword that the server accepts. */
export const LONGEST_KEYWORD = 40

/** A typed keyword as it is sent: trimmed, and cut to the length that the server accepts. */
export const tidyKeyword = (typed: string): string => typed.trim().slice(0, LONGEST_KEYWORD).trim()

const isKeyword = (entry: unknown): entry is string => typeof entry === 'string' && tidyKeyword(entry) !== ''

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

/** Adds a keyword at the front: newest first, without duplicates in other case, at most twenty. */
export const remember = (recent: ReadonlyArray<string>, keyword: string): ReadonlyArray<string> => {
  const tidy = tidyKeyword(keyword)
  return tidy === '' ? recent : [tidy, ...recent.filter((other) => !same(other, tidy))].slice(0, MOST_RECENT)
}

/** The searches stored under `searchList`: a JSON array of texts, newest first. Anything else in it is ignored. */
export const readRecent = (kept: string | null): ReadonlyArray<string> => {
  if (kept === null) return []
  try {
    const list: unknown = JSON.parse(kept)
    if (!Array.isArray(list)) return []
    return list.filter(isKeyword).reduceRight<ReadonlyArray<string>>((recent, entry) => remember(recent, entry), [])
  } catch {
    return []
  }
}
