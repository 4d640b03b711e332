import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chartTimes } from '../times.ts'
import { timeTicks } from './axis.ts'
import { sessionTicks } from './sessionAxis.ts'

const minute = 60_000
const zone = 'Asia/Kuala_Lumpur'
/** 09:00 in Kuala Lumpur, Thursday 15 January 2026. */
const open = Date.UTC(2026, 0, 15, 1)
const bars = (count: number, width: number) =>
  Array.from({ length: count }, (_, nth) => ({ timestamp: open + nth * width * minute }))

describe('timeTicks', () => {
  it('shows the time within a day and the date where the day changes', () => {
    const ticks = timeTicks(
      bars(200, 15),
      { from: 0, to: 200, step: 40, anchor: 0 },
      '15min',
      chartTimes('en-GB', zone, '15min'),
    )
    expect(ticks.map(({ text }) => text)).toEqual(['15 Jan', '19:00', '16 Jan', '15:00', '17 Jan'])
  })

  it('shows the month and year where the year changes', () => {
    const ticks = timeTicks(
      bars(40, 1440),
      { from: 10, to: 40, step: 10, anchor: 0 },
      'day',
      chartTimes('en-GB', zone, 'day'),
    )
    expect(ticks.map(({ text }) => text)).toEqual(['25 Jan', '4 Feb', '14 Feb'])
  })

  it('keeps its labels over the same bars when history is prepended', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 90 }), fc.integer({ min: 1, max: 300 }), (step, older) => {
        const all = bars(400, 5)
        const some = all.slice(older)
        const times = chartTimes('en-GB', zone, '5min')
        const visible = { from: 20, to: some.length, step, anchor: some.length - 1 }
        const before = timeTicks(some, visible, '5min', times).map(({ index }) => some[index])
        const shifted = { from: 20 + older, to: all.length, step, anchor: all.length - 1 }
        expect(timeTicks(all, shifted, '5min', times).map(({ index }) => all[index])).toEqual(before)
      }),
    )
  })

  it('stays inside the bars', () => {
    expect(timeTicks([], { from: 0, to: 0, step: 10, anchor: 0 }, 'day', chartTimes('en-GB', zone, 'day'))).toEqual([])
  })
})

describe('sessionTicks', () => {
  it('labels opening, break and close inside the axis', () => {
    const sessions = [
      { opens: open, closes: open + 210 * minute },
      { opens: open + 330 * minute, closes: open + 480 * minute },
    ]
    const ticks = sessionTicks(sessions, 300, chartTimes('en-GB', zone, 'time-share'))
    expect(ticks.map(({ text }) => text)).toEqual(['09:00', '12:30/14:30', '17:00'])
    expect(ticks.map(({ coord }) => coord)).toEqual([17, 175, 283])
  })

  it('labels the middle of a day without a break', () => {
    const sessions = [{ opens: open, closes: open + 390 * minute }]
    const texts = sessionTicks(sessions, 300, chartTimes('en-GB', zone, 'time-share')).map(({ text }) => text)
    expect(texts).toEqual(['09:00', '12:15', '15:30'])
  })
})
