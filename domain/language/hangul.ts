/** How a word ends when it is said in Korean: in a vowel, in the consonant ㄹ, or in another one. Source: RULES.md, languages. */
export type Ending = 'vowel' | 'rieul' | 'consonant'

const [FIRST, LAST, FINALS, RIEUL] = [0xac00, 0xd7a3, 28, 8]

/** The endings of the digits: 영 일 이 삼 사 오 육 칠 팔 구. A zero at the end is said 영, 십, 백, 천 or 만: a consonant. */
const DIGITS: ReadonlyArray<Ending> = [
  'consonant',
  'rieul',
  'vowel',
  'consonant',
  'vowel',
  'vowel',
  'consonant',
  'rieul',
  'rieul',
  'vowel',
]

/** What is said letter by letter: codes of currencies and companies, such as EUR or USDT. */
const SPELT = /(?:^|[^\p{L}])[A-Z0-9]*([A-Z])$/u

/** The name of a letter: 엘 and 알 end in ㄹ, 엠 and 엔 in a consonant, all others in a vowel. */
const letterEnding = (letter: string): Ending =>
  /[LR]/.test(letter) ? 'rieul' : /[MN]/.test(letter) ? 'consonant' : 'vowel'

/** A Latin word as Korean writes it: Steel 스틸, Apple 애플; Alpine 알파인, Net 넷; all others end in a vowel (Foods 푸즈). */
const latinEnding = (word: string): Ending => {
  if (/le?$/i.test(word)) return 'rieul'
  return /(?:[mn]e?|ng|(?:^|[^aeiou])[aeiou](?:ck|k|p|t))$/i.test(word) ? 'consonant' : 'vowel'
}

const syllableEnding = (code: number): Ending => {
  const final = (code - FIRST) % FINALS
  if (final === 0) return 'vowel'
  return final === RIEUL ? 'rieul' : 'consonant'
}

/**
 * How a text ends when it is said in Korean: Hangul, digits, Latin letters, percent (퍼센트) and times (배). Brackets,
 * quotation marks, spaces and full stops at its end are not said. Null for another script, whose sound is not known.
 */
export const endingOf = (text: string): Ending | null => {
  const said = text.replace(/[\p{P}\p{Z}\p{Cf}]+$/u, (end) => (end.includes('%') ? '%' : ''))
  const last = said.at(-1)
  if (last === undefined) return null
  if (/[%×]/.test(last)) return 'vowel'
  if (/\d/.test(last)) return DIGITS[Number(last)] ?? null
  const code = last.charCodeAt(0)
  if (code >= FIRST && code <= LAST) return syllableEnding(code)
  const letter = SPELT.exec(said)?.[1]
  if (letter !== undefined) return letterEnding(letter)
  return /[a-z]/i.test(last) ? latinEnding(said) : null
}
