import { expect, it } from 'vitest'
import { monogramOf } from './Monogram.tsx'

it.each([
  ['Pengda Biotech', 'PB'],
  ['KLCI', 'KL'],
  ['EUR/USD', 'EU'],
  ['Área Norte S.A.', 'ÁN'],
  ['7 Mares', '7M'],
  ['鹏达生物', '鹏'],
  ['삼화전자', '삼'],
  ['  ', ''],
])('%s has the monogram %s', (name, signs) => {
  expect(monogramOf(name)).toBe(signs)
})
