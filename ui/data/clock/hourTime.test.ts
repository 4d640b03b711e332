import { describe, expect, it } from 'vitest'
import { LOCALES } from '../../i18n/locales.ts'
import { dateText } from '../../kit/dates/dateFormat.ts'
import { hourTime } from './hourTime.ts'

/** Thursday, 15 January 2026, 04:30 UTC. */
const AT = Date.UTC(2026, 0, 15, 4, 30)

const ZONES = [
  ['Asia/Kuala_Lumpur', 8 * 60],
  ['America/Sao_Paulo', -3 * 60],
  ['Asia/Kathmandu', 5 * 60 + 45],
  ['America/St_Johns', -(3 * 60 + 30)],
  ['Pacific/Kiritimati', 14 * 60],
] as const

describe.each(LOCALES)('the time of the clock in $tag', ({ tag }) => {
  it.each(ZONES)('is what Intl writes in %s', (timeZone, minutes) => {
    const written = dateText(
      tag,
      { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone, timeZoneName: 'shortOffset' },
      AT,
    )
    expect(hourTime(AT, tag, minutes)).toBe(written)
  })
})

it('names UTC', () => expect(hourTime(AT, 'es', 0)).toBe('04:30 UTC'))

it('is in the zone of the device', () => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const hour = new Intl.DateTimeFormat('es', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone })
  expect(hourTime(AT, 'es').startsWith(hour.format(AT))).toBe(true)
})
