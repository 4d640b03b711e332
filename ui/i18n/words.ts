import { signal } from '@preact/signals-react'
import { i18nObject } from 'typesafe-i18n'
import { useValue } from '../kit/useValue.ts'
import type { Namespaces, TranslationFunctions } from './i18n-types.ts'
import { localeRow, type LocaleRow } from './locales.ts'
import { type Areas, type Dictionary, type Formatters, loadArea, loadLanguage } from './namespaces.ts'

/** The generated types know what the loaded files hold. The tag, not our code, decides plural forms. */
const makeWords = (row: LocaleRow, dictionary: Dictionary, formatters: Formatters) =>
  i18nObject<string, Dictionary, TranslationFunctions, Formatters>(row.tag, dictionary, formatters)

/** The language in use. It never changes while the app runs: choosing another one stores it and reloads the page. */
export const locale = signal<LocaleRow>(localeRow(null))
const words = signal(makeWords(localeRow(null), {}, {}))
let areas: Areas = {}
let pending = new Map<Namespaces, Promise<void>>()

/** Loads the shell's words of a language and makes it the one in use. */
export const startWords = async (code: string | null): Promise<void> => {
  const row = localeRow(code)
  const [shell, list] = await loadLanguage(row.code)
  areas = list.default
  pending = new Map()
  locale.value = row
  words.value = makeWords(row, shell, list.formatters ?? {})
}

/** Loads an area's words in the language in use; asks once, however many screens want them. */
export const loadNamespace = (name: Namespaces): Promise<void> => {
  const known = pending.get(name)
  if (known) return known
  const into = words.peek()
  const loading = loadArea(areas, name).then(
    // Into the words in use: new ones would render every component again that has a text.
    (area) => void Object.assign(into, { [name]: area }),
    (cause: unknown) => {
      // A failed download is asked for again when the screen is opened again.
      pending.delete(name)
      throw cause
    },
  )
  pending.set(name, loading)
  return loading
}

/** The words in use, for code that is not a component (toasts, document title). */
export const currentWords = (): TranslationFunctions => words.peek()

/** The words in use. `useWords().login.title()` is a string; parameters and plurals are checked by the compiler. */
export const useWords = (): TranslationFunctions => useValue(words)
