import type { TranslationFunctions } from '../i18n/i18n-types.ts'

export type Sentences = Readonly<Record<string, (() => string) | undefined>>

/** The server's message of a code in the language in use; "Error" for one that is not known. Needs the words `server`. */
export const sentence = (words: TranslationFunctions, code: string): string =>
  (words.server as unknown as Sentences)[code]?.() || words.error()
