import { describe, expect, it } from 'vitest'
import { chartTimes } from './times.ts'

/** Thursday 15 January 2026, 01:00 UTC: 09:00 in Kuala Lumpur, still the 14th in New York. */
const at = Date.UTC(2026, 0, 15, 1)

describe('chartTimes', () => {
  it('uses the zone of the market', () => {
    expect(chartTimes('en', 'Asia/Kuala_Lumpur', '5min').clock(at)).toBe('09:00')
    expect(chartTimes('en-GB', 'America/New_York', '5min').day(at)).toBe('14 Jan')
    expect(chartTimes('es', 'Asia/Kuala_Lumpur', 'day').full(at)).toBe('15 ene 2026')
    expect(chartTimes('zh-Hans', 'Asia/Kuala_Lumpur', 'month').full(at)).toBe('2026年1月')
  })

  it('names the zone, without the season', () => {
    expect(chartTimes('es', 'Asia/Kuala_Lumpur', 'day').zone(at)).toBe('hora de Malasia')
    expect(chartTimes('en', 'Europe/Madrid', 'day').zone(at)).toBe('Central European Time')
    expect(chartTimes('en', 'Etc/UTC', 'day').zone(at)).toBe('UTC')
  })

  it('keeps Western digits and the Gregorian calendar in Arabic', () => {
    expect(chartTimes('ar', 'Asia/Kuala_Lumpur', 'day').day(at)).toBe('15 يناير')
  })

  it('distinguishes local days, months and years', () => {
    const times = chartTimes('en', 'America/New_York', 'day')
    expect([times.key(at, 'day'), times.key(at, 'month'), times.key(at, 'year')]).toEqual([
      '2026-01-14',
      '2026-01',
      '2026',
    ])
  })

  it('gives the time of day only where the range has one', () => {
    expect(chartTimes('en', 'Asia/Kuala_Lumpur', 'week').full(at)).not.toContain('09:00')
    expect(chartTimes('en', 'Asia/Kuala_Lumpur', 'time-share').full(at)).toContain('09:00')
  })
})
