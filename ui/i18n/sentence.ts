import type { TranslationFunctions } from './i18n-types.ts'

/**
 * What a group of words says under a name that comes from outside: a code of the server, a reason. Undefined for a name
 * that the group lacks, and for a group whose words are not loaded.
 */
export const saying = (group: object | undefined, name: string): string | undefined => {
  const say = (group as Readonly<Record<string, (() => string) | undefined>> | undefined)?.[name]
  return say?.() || undefined
}

/** The server's message of a code in the language in use; "Error" for one that is not known. Needs the words `server`. */
export const sentence = (words: TranslationFunctions, code: string): string =>
  saying(words.server, code) ?? words.error()
