import { expect, it } from 'vitest'
import { toDayNumber } from '../../../domain/calendar/day.ts'
import { fillWords, writtenDay, writtenTime } from './fillWords.ts'

it.each([
  ['us', 'for {days} {{days:day|days}}', { days: '1' }, 'for 1 day'],
  ['us', 'for {days} {{days:day|days}}', { days: '30' }, 'for 30 days'],
  ['us', '{quantity} {{quantity:share|shares}}', { quantity: '1.000' }, '1.000 shares'],
  ['ar', 'لمدة {days} {{days:يوم|يوم|يومين|أيام|يومًا|يوم}}', { days: '7' }, 'لمدة \u20687\u2069 أيام'],
  ['ar', 'لمدة {days} {{days:يوم|يوم|يومين|أيام|يومًا|يوم}}', { days: '30' }, 'لمدة \u206830\u2069 يومًا'],
  ['ar', 'لمدة {days} {{days:يوم|يوم|يومين|أيام|يومًا|يوم}}', { days: '2' }, 'لمدة يومين'],
  ['ar', 'هبوط بنسبة 4%', {}, 'هبوط بنسبة \u20664%\u2069'],
  ['kr', '{money}을(를) 투자했습니다', { money: '5,00\u00a0EUR' }, '5,00\u00a0EUR을 투자했습니다'],
  ['it', 'il {day} non si negozia', { day: '8 dicembre 2026' }, 'l’8 dicembre 2026 non si negozia'],
] as const)('in %s, "%s" follows the inserted value', (language, text, values, written) => {
  expect(fillWords(language, text, values)).toBe(written)
})

it('inserts a value as it is, also one with braces', () => {
  expect(fillWords('us', 'Note: {remark}', { remark: '{a} {{b:c|d}} $&' })).toBe('Note: {a} {{b:c|d}} $&')
})

it('refuses a text whose value is missing', () => {
  expect(() => fillWords('us', 'for {days} days', {})).toThrow('no value for {days}')
  expect(() => fillWords('us', '{{days:day|days}}', {})).toThrow('no value for {days}')
})

it('writes days and times as each country does, in the Gregorian calendar', () => {
  const day = toDayNumber({ year: 2026, month: 12, day: 8 })
  expect(['us', 'es', 'kr', 'tw'].map((language) => writtenDay(language as 'us', day))).toEqual([
    '8 December 2026',
    '8 de diciembre de 2026',
    '2026년 12월 8일',
    '2026年12月8日',
  ])
  expect(writtenTime('us', Date.UTC(2026, 10, 19, 7), 'Asia/Kuala_Lumpur')).toBe('19 Nov 2026, 15:00')
})
