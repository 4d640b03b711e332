import type { TranslationFunctions } from './i18n-types.ts'

/**
 * The words that a group has under a name from outside (a code of the server, a reason), with the figures that they may
 * contain. Undefined for a name that the group lacks, and for a group whose words are not loaded.
 */
export const lookupMessage = (
  group: object | undefined,
  name: string,
  figures?: Readonly<Record<string, string>>,
): string | undefined => {
  const format: unknown = group && Reflect.get(group, name)
  return typeof format === 'function' ? format(figures) || undefined : undefined
}

/** The server's message of a code in the language in use; "Error" for one that is not known. Needs the words `server`. */
export const serverMessage = (words: TranslationFunctions, code: string): string =>
  lookupMessage(words.server, code) ?? words.error()

/** What a server said that refuses: `text` are its own words, where the catalogue lacks them. */
export interface Said {
  readonly code: string
  readonly text?: string
}

/** The server's own words, where there are some, isolated: they may run in another direction than the language in use. */
export const ownWords = ({ text }: Said): string | undefined => (text === undefined ? undefined : `\u2068${text}\u2069`)

/** Why the server refused, in its own words where the catalogue lacks them. Needs the words `server`. */
export const refusalMessage = (words: TranslationFunctions, said: Said): string =>
  ownWords(said) ?? serverMessage(words, said.code)
