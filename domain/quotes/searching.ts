/** How well an instrument matches a keyword; the lower the better. Source: RULES.md, screens. */
export type Rank = 0 | 1 | 2 | 3 | 4

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
  if (a === b) return true
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  let at = 0
  while (short[at] === long[at]) at += 1
  if (long.length > short.length) return short.slice(at) === long.slice(at + 1)
  if (short.slice(at + 1) === long.slice(at + 1)) return true
  return short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2)
}

/** Whether a text begins with a keyword in which one letter is wrong. */
const beginsNearly = (text: string, keyword: string): boolean =>
  [keyword.length - 1, keyword.length, keyword.length + 1].some((length) =>
    isOneErrorApart(text.slice(0, length), keyword),
  )

/** An instrument with all its search keys, folded. */
export interface SearchKeys {
  readonly code: string
  readonly names: ReadonlyArray<string>
  /** Initials and whole pinyin of a Chinese name, without spaces. */
  readonly sounds: ReadonlyArray<string>
}

/**
 * The rank of an instrument: 0 the exact code; 1 code, name or sound begin with the keyword, also by initial consonants; 2 a
 * later word of a name begins with it; 3 a name contains it; 4 a word of a name begins with it but for one typing error, or a sound
 * does for who does not read Chinese. Undefined where it does not match. `keyword` is folded. Source: RULES.md, screens.
 */
export const rankOf = ({ code, names, sounds }: SearchKeys, keyword: string, readsChinese = true): Rank | undefined => {
  if (keyword === '') return undefined
  const [bare, own] = [bareCode(keyword), bareCode(code)]
  const beginsCode = bare !== '' && own.startsWith(bare)
  if (beginsCode && own === bare) return 0
  if (beginsCode || names.some((name) => name.startsWith(keyword))) return 1
  const sound = keyword.replaceAll(/[ '’]/g, '')
  const soundsSo = sound !== '' && sounds.some((text) => text.startsWith(sound))
  if (soundsSo && readsChinese) return 1
  const consonants = initialConsonants(sound)
  if (consonants !== '' && consonants === sound) {
    const initials = names.map(initialConsonants)
    if (initials.some((text) => text.startsWith(sound))) return 1
    if (initials.some((text) => text.includes(sound))) return 3
  }
  if (names.some((name) => name.includes(` ${keyword}`))) return 2
  if (names.some((name) => name.includes(keyword))) return 3
  if (soundsSo) return 4
  if (keyword.length < SHORTEST_WITH_ERROR || !/^[\p{L} ]+$/u.test(keyword)) return undefined
  const words = names.flatMap((name) => [name, ...name.split(' ')])
  return [...words, ...sounds].some((text) => beginsNearly(text, keyword)) ? 4 : undefined
}

/** The words of a keyword that are long enough to be searched for by themselves: "change password" finds "password". */
const longWords = (keyword: string): ReadonlyArray<string> =>
  keyword.split(' ').filter((word) => word.length >= SHORTEST_WITH_ERROR)

/**
 * What the app itself knows and a keyword finds, best first and otherwise in its order: the customer's own holdings, what can be done. Where
 * `byWords`, what matches one of the keyword's words comes after what matches it whole. Source: RULES.md, screens.
 */
export const findOwn = <T>(
  all: ReadonlyArray<T>,
  textsOf: (one: T) => { readonly code: string; readonly names: ReadonlyArray<string> },
  text: string,
  byWords = false,
): ReadonlyArray<T> => {
  const keyword = foldLetters(text)
  const found = all.flatMap((one): ReadonlyArray<{ readonly one: T; readonly rank: number }> => {
    const { code, names } = textsOf(one)
    const keys = { code: foldLetters(code), names: names.map(foldLetters), sounds: [] }
    const rank = rankOf(keys, keyword)
    if (rank !== undefined) return [{ one, rank }]
    const isPart = byWords && longWords(keyword).some((word) => rankOf(keys, word) !== undefined)
    return isPart ? [{ one, rank: Number.MAX_SAFE_INTEGER }] : []
  })
  return found.toSorted((a, b) => a.rank - b.rank).map(({ one }) => one)
}

/** Whether a name is why an instrument was found, not its code or another name. */
export const isFoundBy = (name: string, text: string): boolean =>
  findOwn([name], (one) => ({ code: '', names: [one] }), text).length > 0
