import { expect, it, onTestFinished } from 'vitest'
import { offsetAt } from '../../../domain/calendar/zone.ts'

const HOUR = 3_600_000

it('knows the zones without a format of Intl where the browser has Temporal', () => {
  const { DateTimeFormat } = Intl
  let made = 0
  Intl.DateTimeFormat = new Proxy(DateTimeFormat, {
    construct: (format, options) => {
      made += 1
      return Reflect.construct(format, options)
    },
  })
  onTestFinished(() => {
    Intl.DateTimeFormat = DateTimeFormat
  })
  const change = Date.UTC(2026, 2, 8, 7)
  expect(offsetAt('America/Chicago', change + HOUR - 1)).toBe(-6 * HOUR)
  expect(offsetAt('America/Chicago', change + HOUR)).toBe(-5 * HOUR)
  expect(offsetAt('Asia/Kathmandu', change)).toBe(5.75 * HOUR)
  expect(() => offsetAt('Mars/Olympus', 0)).toThrow(RangeError)
  expect(made > 0).toBe(!('Temporal' in globalThis))
})
