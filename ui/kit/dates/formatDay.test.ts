import { expect, it } from 'vitest'
import { formatDay } from './formatDay.ts'

it.each([
  ['en-GB', '10 Jun 2026'],
  ['es', '10 jun 2026'],
  ['it', '10 giu 2026'],
  ['ms', '10 Jun 2026'],
  ['ko', '2026년 6월 10일'],
  ['zh-Hant', '2026年6月10日'],
  ['zh-Hans', '2026年6月10日'],
  // The short styles of Arabic write figures alone.
  ['ar', '\u206810 يونيو 2026\u2069'],
])('a day names its month (%s)', (tag, text) => {
  expect(formatDay({ year: 2026, month: 6, day: 10 }, tag)).toBe(text)
})
