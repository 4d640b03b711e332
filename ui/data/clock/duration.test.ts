import { expect, it } from 'vitest'
import { LOCALES } from '../../i18n/locales.ts'
import { duration } from './duration.ts'

const HOUR = 3_600_000

it.each([
  [76 * HOUR + 59_000, '3 days, 4 hours'],
  [24 * HOUR, '1 day'],
  [HOUR + 60_000, '1 hour, 1 minute'],
  [20_000, '1 minute'],
  [0, '1 minute'],
  [24 * HOUR + 60_000, '1 day'],
])('says %s ms as %s', (millis, text) => {
  expect(duration(millis, 'en-GB')).toBe(text)
})

it.each(LOCALES)('has Western digits in $name', ({ tag }) => {
  expect(duration(76 * HOUR, tag)).toMatch(/3.*4/)
})

it('says one and two in Arabic by the form of the word', () => {
  expect(duration(50 * HOUR, 'ar')).toContain('يومان')
})
