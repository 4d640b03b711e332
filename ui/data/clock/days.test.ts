import { expect, it } from 'vitest'
import { instantsOf } from './days.ts'

const day = (month: number, date: number) => ({ year: 2026, month, day: date })

it('a range of days runs from the first midnight to the midnight after the last day, also across daylight saving', () => {
  const { from, until } = instantsOf({ from: day(3, 28), to: day(3, 29) }, 'Europe/Madrid')
  // 29 March 2026 has 23 hours in Madrid.
  expect([new Date(from!).toISOString(), (until! - from!) / 3_600_000]).toEqual(['2026-03-27T23:00:00.000Z', 47])
  expect(instantsOf({ from: null, to: null }, 'Europe/Madrid')).toEqual({ from: null, until: null })
})
