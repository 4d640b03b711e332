import { expect, it } from 'vitest'
import { clockTime, marketTime, sessionTimes, weekdayTime } from './format.ts'

/** Thursday, 15 January 2026, 04:30 UTC. */
const AT = Date.UTC(2026, 0, 15, 4, 30)
const HOUR = 3_600_000

it('a time near now has its weekday and names the zone of the market', () => {
  expect(weekdayTime(AT, 'en-GB', 'Asia/Kuala_Lumpur')).toMatch(/^Thu,? 12:30 GMT\+8$/)
  // The evening before, on the other side of the world.
  expect(weekdayTime(AT, 'en-GB', 'America/New_York')).toMatch(/^Wed,? 23:30 GMT-5$/)
  // And an hour later in summer.
  expect(weekdayTime(AT + 182 * 24 * HOUR, 'en-GB', 'America/New_York')).toMatch(/^Thu,? 00:30 GMT-4$/)
})

it('a session is in the zone of the market, with both days where it runs past midnight', () => {
  expect(sessionTimes(AT, AT + 2 * HOUR, 'en-GB', 'Asia/Kuala_Lumpur')).toMatch(/^Thu,? 12:30\s?–\s?14:30$/)
  expect(sessionTimes(AT, AT + 20 * HOUR, 'en-GB', 'Asia/Kuala_Lumpur')).toMatch(/Thu.*12:30.*Fri.*08:30/)
})

it.each([
  ['a clock time', clockTime(AT, 'ar', 'Asia/Kuala_Lumpur')],
  ['a time of a market', marketTime(AT, 'ar', 'Asia/Kuala_Lumpur')],
  ['a time near now', weekdayTime(AT, 'ar', 'Asia/Kuala_Lumpur')],
  ['a session', sessionTimes(AT, AT + 2 * HOUR, 'ar', 'Asia/Kuala_Lumpur')],
])('in Arabic %s is one piece of its sentence', (_, text) => {
  expect(text).toMatch(/^\u2068[^\u2066-\u2069]*12:30[^\u2066-\u2069]*\u2069$/)
})

it('in left-to-right languages a time has no isolation characters', () => {
  expect(marketTime(AT, 'es', 'Asia/Kuala_Lumpur')).toMatch(/^15.*12:30.*8$/)
})
