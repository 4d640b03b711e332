import { locale } from './words.ts'

/** A figure for the middle of a sentence: read from right to left, it stays together and left-to-right. */
export const inText = (figure: string): string => (locale.peek().dir === 'rtl' ? `\u2066${figure}\u2069` : figure)

/** What stands between two sentences: nothing in Chinese, whose full stop brings its own space. Source: RULES.md, languages. */
export const sentenceGap = (): string => (locale.peek().tag.startsWith('zh') ? '' : ' ')

/** Several sentences as one text of the language in use; what is not said is left out. */
export const joinSentences = (sentences: ReadonlyArray<string | false | null>): string =>
  sentences.filter((one) => one !== null && one !== false && one !== '').join(sentenceGap())
