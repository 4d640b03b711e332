import type { BaseTranslation } from 'typesafe-i18n'
import type { Namespaces } from './i18n-types.ts'
import { localeRow } from './locales.ts'

export type Dictionary = Exclude<BaseTranslation, ReadonlyArray<unknown>>
type Loader<M> = () => Promise<{ readonly default: M }>
export type Areas = Record<string, Loader<Dictionary>>
/** What formats an inserted value together with the word next to it, by the name in the text: `{name|을(를)}`. */
export type Formatters = Readonly<Record<string, (value: unknown) => string>>
interface AreaList {
  readonly default: Areas
  readonly formatters?: Formatters
}

// Vite makes each of these its own chunk: a visitor downloads one language, and an area's words with its screen.
// Where an area's words lie is known to its language alone, so that no visitor downloads the addresses of all.
const shells = import.meta.glob<{ default: Dictionary }>('./*/index.ts')
const areaLists = import.meta.glob<AreaList>('./*/areas.ts')

const load = async <M>(loaders: Record<string, () => Promise<M>>, path: string): Promise<M> => {
  const loader = loaders[path]
  if (!loader) throw new Error(`no words at ${path}`)
  return loader()
}

/** Downloads the shell's words of a language, the list of where its areas' words lie, and its formatters. */
export const loadLanguage = (code: string): Promise<[shell: { default: Dictionary }, areas: AreaList]> =>
  Promise.all([load(shells, `./${code}/index.ts`), load(areaLists, `./${code}/areas.ts`)])

/** Downloads the words of an area. */
export const loadArea = async (areas: Areas, name: Namespaces): Promise<Dictionary> =>
  (await load(areas, `./${name}/index.ts`)).default

/** Downloads a language and some of its areas before anybody asks for them. A failure shows when they are asked for. */
export const loadWordsAhead = async (stored: string | null, names: readonly Namespaces[]): Promise<void> => {
  const [, { default: areas }] = await loadLanguage(localeRow(stored).code)
  await Promise.all(names.map((name) => loadArea(areas, name)))
}
