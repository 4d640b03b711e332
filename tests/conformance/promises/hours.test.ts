import { expect, it } from 'vitest'
import { wantedZone, wrongBy } from './hours.ts'

const at = (time: string) => Date.parse(`2026-06-10T${time}Z`)

it.each([
  // 9:00 to 15:30 in Tokyo.
  [
    'JP',
    [
      ['00:00', '02:30'],
      ['03:30', '06:30'],
    ],
    0,
  ],
  [
    'JP',
    [
      ['01:00', '03:30'],
      ['04:30', '07:30'],
    ],
    60,
  ],
  // The hours of New York as in winter.
  ['US', [['14:30', '21:00']], 60],
  ['US', [['13:30', '20:00']], 0],
  // With the trading before and after.
  ['US', [['08:00', '23:59']], 0],
  // The close of another year, an hour late.
  [
    'JP',
    [
      ['01:00', '03:30'],
      ['04:30', '07:00'],
    ],
    60,
  ],
  ['IT', [['06:00', '15:42']], 0],
  // No exchange has these.
  [
    'FUND',
    [
      ['08:00', '11:30'],
      ['13:30', '16:00'],
    ],
    0,
  ],
] as const)('%s with the sessions %j is wrong by %d minutes', (code, sessions, minutes) => {
  const instants = sessions.map(([opens, closes]) => [at(opens), at(closes)] as const)
  expect(wrongBy(code, instants)).toBe(minutes)
})

it.each([
  ['MY', 'Asia/Kuala_Lumpur', undefined],
  // Another name of the same clocks.
  ['MY', 'Asia/Singapore', undefined],
  ['MY', 'Asia/Tokyo', 'Asia/Kuala_Lumpur'],
  // The same clocks in winter alone.
  ['US', 'America/Bogota', 'America/New_York'],
  ['US', 'America/Toronto', undefined],
  // Of no exchange that everybody knows.
  ['FUND', 'Asia/Tokyo', undefined],
] as const)('%s in the zone %s should show the clocks of %s', (code, zone, wanted) => {
  expect(wantedZone(code, zone, at('09:00'))).toBe(wanted)
})
