import type { Locales } from './i18n-types.ts'

/** One language the app speaks. `tag` is its BCP 47 tag, `name` what its speakers call it. */
export interface LocaleRow {
  readonly code: Locales
  readonly tag: string
  readonly dir: 'ltr' | 'rtl'
  readonly name: string
}

/** All eight, in the order of the full picker; the first is what a visitor who never chose a language sees. Source: RULES.md, languages. */
export const LOCALES: readonly [LocaleRow, ...LocaleRow[]] = [
  { code: 'es', tag: 'es', dir: 'ltr', name: 'Español' },
  { code: 'us', tag: 'en-GB', dir: 'ltr', name: 'English' },
  { code: 'cn', tag: 'zh-Hans', dir: 'ltr', name: '简体中文' },
  { code: 'tw', tag: 'zh-Hant', dir: 'ltr', name: '繁體中文' },
  { code: 'my', tag: 'ms', dir: 'ltr', name: 'Bahasa Melayu' },
  { code: 'it', tag: 'it', dir: 'ltr', name: 'Italiano' },
  { code: 'kr', tag: 'ko', dir: 'ltr', name: '한국어' },
  { code: 'ar', tag: 'ar', dir: 'rtl', name: 'العربية' },
]

/** The row of a stored code; anything unknown means the default language. */
export const localeRow = (code: string | null): LocaleRow => LOCALES.find((row) => row.code === code) ?? LOCALES[0]
