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

/** Each text with its key behind it, for whoever translates it. */
export const withKeys = (words: object, above: string): Dictionary =>
  Object.fromEntries(
    Object.entries<unknown>({ ...words }).map(([name, value]): [string, Dictionary | string] => {
      const key = `${above}${name}`
      return [name, typeof value === 'string' ? `${value} [${key}]` : withKeys(Object(value), `${key}.`)]
    }),
  )

/** Whether texts are shown with their keys: `npm run dev -- --keys`. A build knows nothing of it. */
const SHOWS_KEYS = import.meta.env.DEV && import.meta.env['VITE_KEYS'] === '1'

/** Downloads once, and again where that failed: an `import()` of a file that is there still visits every file that it imports. */
const load = async <M>(loaders: Record<string, () => Promise<M>>, path: string): Promise<M> => {
  const loader = loaders[path]
  if (!loader) throw new Error(`no words at ${path}`)
  const loading = loader()
  loaders[path] = () => loading
  loading.catch(() => (loaders[path] = loader))
  return loading
}

/** Downloads the shell's words of a language, the list of where its areas' words lie, and its formatters. */
export const loadLanguage = async (code: string): Promise<[shell: Dictionary, areas: AreaList]> => {
  const [{ default: shell }, areas] = await Promise.all([
    load(shells, `./${code}/index.ts`),
    load(areaLists, `./${code}/areas.ts`),
  ])
  return [SHOWS_KEYS ? withKeys(shell, '') : shell, areas]
}

/** Downloads the words of an area. */
export const loadArea = async (areas: Areas, name: Namespaces): Promise<Dictionary> => {
  const { default: words } = await load(areas, `./${name}/index.ts`)
  return SHOWS_KEYS ? withKeys(words, `${name}.`) : words
}

/** Downloads a language and some of its areas before anybody asks for them. A failure shows when they are asked for. */
export const loadWordsAhead = async (stored: string | null, names: readonly Namespaces[]): Promise<void> => {
  const [, { default: areas }] = await loadLanguage(localeRow(stored).code)
  await Promise.all(names.map((name) => loadArea(areas, name)))
}
