import { BigDecimal } from 'effect'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { columnTypes } from './parsers.ts'

const NUMERIC = 1700
const numeric = columnTypes.getTypeParser(NUMERIC)

it('reads every number that PostgreSQL writes, with its decimals', () => {
  const whole = fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n })
  const written = fc
    .tuple(whole, fc.stringMatching(/^\d{0,20}$/))
    .map(([n, rest]) => (rest === '' ? `${n}` : `${n}.${rest}`))
  fc.assert(
    fc.property(written, (text) => {
      expect(numeric(text)).toEqual(BigDecimal.fromStringUnsafe(text))
    }),
  )
  expect(numeric('-0.05')).toEqual(BigDecimal.make(-5n, 2))
  expect(numeric('0')).toEqual(BigDecimal.make(0n, 0))
})

it.each(['NaN', 'Infinity', '-Infinity', '1e5'])('refuses %s, which no column holds', (text) => {
  expect(() => numeric(text)).toThrow(SyntaxError)
})
