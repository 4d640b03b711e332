import { expect, it } from 'vitest'
import { LOCALES } from '../../i18n/locales.ts'
import { zoneName, zoneWithOffset } from './zoneName.ts'

/** Thursday, 15 January 2026, 04:30 UTC. */
const AT = Date.UTC(2026, 0, 15, 4, 30)

it('a zone has its name and its offset from UTC', () => {
  expect(zoneName(AT, 'en-GB', 'Asia/Kuala_Lumpur')).toBe('Malaysia Time')
  expect(zoneWithOffset(AT, 'en-GB', 'Asia/Kuala_Lumpur')).toBe('Malaysia Time (GMT+8)')
})

it.each(LOCALES)('UTC is called UTC in $tag', ({ tag }) => {
  for (const zone of ['UTC', 'Etc/UTC'])
    expect([zoneName(AT, tag, zone), zoneWithOffset(AT, tag, zone)]).toEqual(['UTC', 'UTC'])
})
