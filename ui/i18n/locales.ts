import type { Locales } from './i18n-types.ts'

/** One language the app speaks. `tag` is its BCP 47 tag, `name` what its speakers call it, `offer` offers it to them. */
export interface LocaleRow {
  readonly code: Locales
  readonly tag: string
  readonly dir: 'ltr' | 'rtl'
  readonly name: string
  readonly offer: string
}

/** All eight, in the order of the full picker; the first is what a visitor who never chose a language sees. Source: RULES.md, languages. */
export const LOCALES: readonly [LocaleRow, ...LocaleRow[]] = [
  { code: 'es', tag: 'es', dir: 'ltr', name: 'Español', offer: 'Continuar en español' },
  { code: 'us', tag: 'en-GB', dir: 'ltr', name: 'English', offer: 'Continue in English' },
  { code: 'cn', tag: 'zh-Hans', dir: 'ltr', name: '简体中文', offer: '使用简体中文继续' },
  { code: 'tw', tag: 'zh-Hant', dir: 'ltr', name: '繁體中文', offer: '以繁體中文繼續' },
  { code: 'my', tag: 'ms', dir: 'ltr', name: 'Bahasa Melayu', offer: 'Teruskan dalam Bahasa Melayu' },
  { code: 'it', tag: 'it', dir: 'ltr', name: 'Italiano', offer: 'Continua in italiano' },
  { code: 'kr', tag: 'ko', dir: 'ltr', name: '한국어', offer: '한국어로 계속하기' },
  { code: 'ar', tag: 'ar', dir: 'rtl', name: 'العربية', offer: 'المتابعة بالعربية' },
]

/** The row of a stored code; anything unknown means the default language. */
export const localeRow = (code: string | null): LocaleRow => LOCALES.find((row) => row.code === code) ?? LOCALES[0]

/** Whether a browser's tag asks for a language of the app. Chinese is written in two ways, by script or else by place. */
const asksFor = (tag: string, { code, tag: own }: LocaleRow): boolean => {
  const [language = '', ...parts] = tag.toLowerCase().split('-')
  if (language !== own.toLowerCase().split('-')[0]) return false
  if (language !== 'zh') return true
  const isTraditional =
    parts.includes('hant') || (!parts.includes('hans') && ['tw', 'hk', 'mo'].some((one) => parts.includes(one)))
  return (code === 'tw') === isTraditional
}

/** The language that a browser asks for first among those of the app; null where it asks for none. */
export const localeAsked = (tags: ReadonlyArray<string>): LocaleRow | null => {
  for (const tag of tags) {
    const row = LOCALES.find((one) => asksFor(tag, one))
    if (row) return row
  }
  return null
}
