import type { TranslationFunctions } from '../../../ui/i18n/i18n-types.ts'

/** The languages of the main flows. */
export const LANGUAGES = ['es', 'tw', 'ar'] as const
export type Language = 'us' | 'tw' | 'es' | 'cn' | 'my' | 'it' | 'kr' | 'ar'

type Words<T> = { readonly [K in keyof T]: T[K] extends (...args: never) => unknown ? string : Words<T[K]> }

const read = async (path: string): Promise<object> => ((await import(path)) as { default: object }).default

/** The app's words, so that a test uses the visible text of that language. */
export const wordsOf = async (
  language: Language,
  ...areas: readonly string[]
): Promise<Words<TranslationFunctions>> => {
  const folder = `../../../ui/i18n/${language}`
  const shell = await read(`${folder}/index.ts`)
  const namespaces = await Promise.all(areas.map(async (area) => [area, await read(`${folder}/${area}/index.ts`)]))
  return { ...shell, ...Object.fromEntries(namespaces) } as Words<TranslationFunctions>
}
