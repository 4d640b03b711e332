import { longRuns } from '../../../paper/testing/longRuns.ts'
import type { TranslationFunctions } from '../../../ui/i18n/i18n-types.ts'

/**
 * The languages that the walk of a flow is made in, always in one of them: each screen in both is a matter of component
 * tests and of the walk through every screen.
 *
 * @param language the one of every run; the long runs walk in Spanish and in Arabic
 */
export const walkedIn = (language: 'es' | 'ar') => longRuns([language], ['es', 'ar'] as const)

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
