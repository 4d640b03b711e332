import { describe, expect, it } from 'vitest'
import { CALENDAR_CODES } from './calendars.ts'
import { parseDay } from './day.ts'
import { isTradingDay } from './sessions.ts'
import { tradingOrdinal } from './tradingOrdinal.ts'

describe('the place of a trading day', () => {
  it.each(CALENDAR_CODES)('counts %s’s trading days one by one, through weekends, holidays and years', (code) => {
    const from = parseDay('2017-06-01') ?? 0
    let expected = tradingOrdinal(code, from)
    for (let day = from; day < from + 14 * 365; day += 1) {
      expect(tradingOrdinal(code, day)).toBe(expected)
      if (isTradingDay(code, day)) expected += 1
    }
  })

  it('starts at the anchor', () => {
    expect(tradingOrdinal('CRYPTO', parseDay('2020-01-01') ?? 0)).toBe(0)
    expect(tradingOrdinal('MY', parseDay('2020-01-02') ?? 0)).toBe(0)
  })
})
