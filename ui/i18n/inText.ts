import { locale } from './words.ts'

/** A figure for the middle of a sentence: read from right to left, it stays together and left-to-right. */
export const inText = (figure: string): string => (locale.peek().dir === 'rtl' ? `\u2066${figure}\u2069` : figure)
