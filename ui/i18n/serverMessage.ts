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
