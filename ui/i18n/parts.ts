import type { BaseTranslation } from 'typesafe-i18n'
import type { Namespaces } from './i18n-types.ts'
import { localeRow } from './locales.ts'

export type Dictionary = Exclude<BaseTranslation, ReadonlyArray<unknown>>
type Loader<M> = () => Promise<{ readonly default: M }>
export type Areas = Record<string, Loader<Dictionary>>

// Vite makes each of these its own chunk: a visitor downloads one language, and an area's words with its screen.
// Where an area's words lie is known to its language alone, so that no visitor downloads the addresses of all.
const shells = import.meta.glob<{ default: Dictionary }>('./*/index.ts')
const areaLists = import.meta.glob<{ default: Areas }>('./*/areas.ts')

const load = async <M>(loaders: Record<string, Loader<M>>, path: string): Promise<M> => {
  const loader = loaders[path]
  if (!loader) throw new Error(`no words at ${path}`)
  return (await loader()).default
}

/** Downloads the shell's words of a language and the list of where its areas' words lie. */
export const loadLanguage = (code: string): Promise<[shell: Dictionary, areas: Areas]> =>
  Promise.all([load(shells, `./${code}/index.ts`), load(areaLists, `./${code}/areas.ts`)])

/** Downloads the words of an area. */
export const loadArea = (areas: Areas, name: Namespaces): Promise<Dictionary> => load(areas, `./${name}/index.ts`)

/** Downloads a language and some of its areas before anybody asks for them. A failure shows when they are asked for. */
export const loadWordsAhead = async (stored: string | null, names: readonly Namespaces[]): Promise<void> => {
  const [, areas] = await loadLanguage(localeRow(stored).code)
  await Promise.all(names.map((name) => loadArea(areas, name)))
}
