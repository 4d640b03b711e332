import { signal } from '@preact/signals-react'
import { i18nObject } from 'typesafe-i18n'
import { useValue } from '../kit/useValue.ts'
import type { Namespaces, TranslationFunctions } from './i18n-types.ts'
import { localeRow, type LocaleRow } from './locales.ts'

type Dictionary = Record<string, unknown>
type Loader<M> = () => Promise<{ default: M }>
type Areas = Record<string, Loader<Dictionary>>

// Vite makes each of these its own chunk: a visitor downloads one language, and an area's words with its screen.
// Where an area's words lie is known to its language alone, so that no visitor downloads the addresses of all.
const shells = import.meta.glob('./*/index.ts') as Record<string, Loader<Dictionary>>
const areaLists = import.meta.glob('./*/areas.ts') as Record<string, Loader<Areas>>

const load = async <M>(loaders: Record<string, Loader<M>>, path: string): Promise<M> => {
  const loader = loaders[path]
  if (!loader) throw new Error(`no words at ${path}`)
  return (await loader()).default
}

const makeWords = (row: LocaleRow, dictionary: Dictionary): TranslationFunctions =>
  // The tag, not our code, decides plural forms. The generated types know what the loaded files hold.
  i18nObject(row.tag, dictionary as never, {} as never)

/** The language in use. It never changes while the app runs: choosing another one stores it and reloads the page. */
export const locale = signal<LocaleRow>(localeRow(null))
const words = signal<TranslationFunctions>({} as TranslationFunctions)
let dictionary: Dictionary = {}
let areas: Areas = {}
let pending = new Map<Namespaces, Promise<void>>()

/** Loads the shell's words of a language and makes it the one in use. */
export const startWords = async (code: string | null): Promise<void> => {
  const row = localeRow(code)
  const [shell, list] = await Promise.all([
    load(shells, `./${row.code}/index.ts`),
    load(areaLists, `./${row.code}/areas.ts`),
  ])
  dictionary = { ...shell }
  areas = list
  pending = new Map()
  locale.value = row
  words.value = makeWords(row, dictionary)
}

/** Loads an area's words in the language in use; asks once, however many screens want them. */
export const loadNamespace = (name: Namespaces): Promise<void> => {
  const known = pending.get(name)
  if (known) return known
  const row = locale.peek()
  const fetchArea = async (): Promise<void> => {
    try {
      const area = await load(areas, `./${name}/index.ts`)
      dictionary = { ...dictionary, [name]: area }
      words.value = makeWords(row, dictionary)
    } catch (cause) {
      // A failed download is asked for again when the screen is opened again.
      pending.delete(name)
      throw cause
    }
  }
  const loading = fetchArea()
  pending.set(name, loading)
  return loading
}

/** The words in use, for code that is not a component (toasts, document title). */
export const currentWords = (): TranslationFunctions => words.peek()

/** The words in use. `useWords().login.title()` is a string; parameters and plurals are checked by the compiler. */
export const useWords = (): TranslationFunctions => useValue(words)
