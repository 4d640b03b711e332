import { describe, expect, it } from 'vitest'
import { relativeTime } from './relativeTime.ts'
import { NOW } from '../../testing/now.ts'

const ago = (millis: number, tag = 'en-GB') => relativeTime(NOW - millis, NOW, tag)
const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000]

describe('how long ago', () => {
  it.each([
    [0, 'now'],
    [-5 * MINUTE, 'now'],
    [MINUTE - 1, 'now'],
    [MINUTE, '1 minute ago'],
    [HOUR - 1, '59 minutes ago'],
    [HOUR, '1 hour ago'],
    [DAY - 1, '23 hours ago'],
    [DAY, 'yesterday'],
    [7 * DAY - 1, '6 days ago'],
    [7 * DAY, null],
  ])('%d ms is %s', (millis, text) => expect(ago(millis)).toBe(text))

  it('is formatted in the language, with western digits', () => {
    expect(ago(5 * MINUTE, 'es')).toBe('hace 5 minutos')
    expect(ago(5 * MINUTE, 'ar')).toContain('5')
  })
})
