/** How well an instrument matches a keyword; the lower the better. Source: RULES.md, screens. */
export type Rank = 0 | 1 | 2 | 3

/** Shorter keywords are within one error of too many names. */
const SHORTEST_WITH_ERROR = 4

/** Letters that Arabic writers use for one another, without hamza, and the form of the end of a word. */
const ARABIC: Readonly<Record<string, string>> = { ٱ: 'ا', ى: 'ي', ة: 'ه' }

/**
 * A text for comparisons: lower case, half-width, single spaces, without accents, Arabic vowel signs, hamza and tatweel. Hangul
 * is taken apart into its letters, so that a syllable that is still being typed begins the one that is meant.
 * Source: RULES.md, screens.
 */
export const foldLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{Diacritic}\p{Mn}\u0640ء]/gu, '')
    .toLowerCase()
    .replaceAll(/[ٱىة]/g, (letter) => ARABIC[letter] ?? letter)
    .replaceAll(/\s+/g, ' ')
    .trim()

/** The consonants with which the syllables of a folded Hangul text begin; empty where it has none. */
export const initialConsonants = (folded: string): string => folded.replaceAll(/[^\u1100-\u1112]/g, '')

/** A code without the signs that some write between its parts: EUR/USD, BTC-P. */
const bareCode = (text: string): string => text.replaceAll(/[/.-]/g, '')

/** Whether two texts differ by at most one letter: another, one more, one less, or two neighbours swapped. */
export const isOneErrorApart = (a: string, b: string): boolean => {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  if (long.length > short.length) return short.slice(at) === long.slice(at + 1)
  if (short.slice(at + 1) === long.slice(at + 1)) return true
  return short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2)
}

/** Whether a text begins with a keyword in which one letter is wrong. */
const beginsNearly = (text: string, keyword: string): boolean =>
  [-1, 0, 1].some((more) => {
    const length = keyword.length + more
    return length <= text.length && isOneErrorApart(text.slice(0, length), keyword)
  })

/** An instrument with all its search keys, folded. */
export interface SearchKeys {
  readonly code: string
  readonly names: ReadonlyArray<string>
  /** Initials and whole pinyin of a Chinese name, without spaces. */
  readonly sounds: ReadonlyArray<string>
}

/**
 * The rank of an instrument: 0 the exact code; 1 code, name or sound begin with the keyword, also by initial consonants; 2 a
 * name contains it; 3 a word of a name begins with it but for one typing error. Undefined where it does not match.
 * `keyword` is folded. Source: RULES.md, screens.
 */
export const rankOf = ({ code, names, sounds }: SearchKeys, keyword: string): Rank | undefined => {
  if (keyword === '') return undefined
  const [bare, own] = [bareCode(keyword), bareCode(code)]
  if (own === bare) return 0
  const sound = keyword.replaceAll(/[ '’]/g, '')
  if ((bare !== '' && own.startsWith(bare)) || names.some((name) => name.startsWith(keyword))) return 1
  if (sound !== '' && sounds.some((text) => text.startsWith(sound))) return 1
  const consonants = initialConsonants(sound)
  if (consonants !== '' && consonants === sound) {
    const initials = names.map(initialConsonants)
    if (initials.some((text) => text.startsWith(sound))) return 1
    if (initials.some((text) => text.includes(sound))) return 2
  }
  if (names.some((name) => name.includes(keyword))) return 2
  if (keyword.length < SHORTEST_WITH_ERROR || !/^[\p{L} ]+$/u.test(keyword)) return undefined
  const words = names.flatMap((name) => [name, ...name.split(' ')])
  return [...words, ...sounds].some((text) => beginsNearly(text, keyword)) ? 3 : undefined
}
