import { expect, it } from 'vitest'
import { countdown } from './countdown.ts'

it.each([
  [0, '00:00'],
  [-5, '00:00'],
  [1, '00:01'],
  [1_000, '00:01'],
  [61_000, '01:01'],
  [15 * 60_000, '15:00'],
  [3_600_000, '1:00:00'],
  [94_325_000, '26:12:05'],
])('%d ms are %s', (millis, text) => {
  expect(countdown(millis)).toBe(text)
})
