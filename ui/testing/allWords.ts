import type { Namespaces } from '../i18n/i18n-types.ts'
import { loadLanguage } from '../i18n/namespaces.ts'
import { loadNamespace, startWords } from '../i18n/words.ts'

/**
 * Starts a language with the words of every area. Parts that are loaded later ask for their words once in a page, so
 * where files of tests share one, a file that loads only its own areas would lack theirs.
 */
export const startAllWords = async (code: string): Promise<void> => {
  await startWords(code)
  const [, { default: areas }] = await loadLanguage(code)
  const names = Object.keys(areas).map((path) => path.replace(/^\.\/|\/index\.ts$/g, ''))
  await Promise.all(names.map((name) => loadNamespace(name as Namespaces)))
}
