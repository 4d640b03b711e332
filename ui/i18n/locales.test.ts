import { expect, it } from 'vitest'
import { LOCALES, localeAsked, localeRow } from './locales.ts'

it('a visitor who never chose a language, or has an unknown one stored, sees Spanish', () => {
  expect([null, '', 'de'].map((stored) => localeRow(stored).code)).toEqual(['es', 'es', 'es'])
  for (const row of LOCALES) expect(localeRow(row.code)).toBe(row)
})

it.each([
  [['ko-KR', 'en-US'], 'kr'],
  [['fr-FR', 'it'], 'it'],
  [['en'], 'us'],
  [['ms-MY'], 'my'],
  [['ar-EG'], 'ar'],
  [['zh-CN'], 'cn'],
  [['zh'], 'cn'],
  [['zh-TW'], 'tw'],
  [['zh-HK'], 'tw'],
  [['zh-Hant-MO'], 'tw'],
  [['zh-Hans-HK'], 'cn'],
  [['fr', 'de'], undefined],
  [[], undefined],
])('a browser that asks for %j is offered %s', (tags, code) => {
  expect(localeAsked(tags)?.code).toBe(code)
})
