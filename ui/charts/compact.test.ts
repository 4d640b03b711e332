import { describe, expect, it } from 'vitest'
import { decimal } from '../../domain/money/decimal.ts'
import { drawnCompact, formatCompact } from './compact.ts'

describe('formatCompact', () => {
  it.each([
    ['es', '1842000', '1,84\u00a0M'],
    ['en-GB', '1842000', '1,84m'],
    ['zh-Hans', '1842000', '184,2万'],
    ['ko', '1842000', '184,2만'],
    ['ar', '1842000', '\u20681,84\u00a0مليون\u2069'],
    ['en-GB', '842', '842'],
    ['en-GB', '-12500', '−12,5k'],
  ])('in %s %s is %s', (locale, n, text) => expect(formatCompact(decimal(n), locale)).toBe(text))

  it('writes small numbers without a separator that could be taken for a decimal comma', () => {
    expect(drawnCompact(1842, 'es')).toMatch(/^1842$|mil/)
  })
})
