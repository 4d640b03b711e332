import { expect, it } from 'vitest'
import { LOCALES, localeRow } from './locales.ts'

it('a visitor who never chose a language, or has an unknown one stored, sees Spanish', () => {
  expect([null, '', 'de'].map((stored) => localeRow(stored).code)).toEqual(['es', 'es', 'es'])
  for (const row of LOCALES) expect(localeRow(row.code)).toBe(row)
})
