import { describe, expect, it } from 'vitest'
import { parseExact } from './exactJson.ts'

describe('JSON with numbers of many digits', () => {
  it.each<[string, unknown]>([
    ['[12345678901234567.89]', ['12345678901234567.89']],
    ['{"id":9007199254740993}', { id: '9007199254740993' }],
    ['[-0.12345678901234567890]', ['-0.12345678901234567890']],
    ['[1e400,1e-400]', ['1e400', '1e-400']],
  ])('%s keeps its digits, as text', (text, value) => {
    expect(parseExact(text)).toEqual(value)
  })

  it.each([
    '[1768442400000,0.1,-2,1e21,1e-7,0.30000000000000004]',
    '{"12345678901234567.89":"12345678901234567.89"}',
    String.raw`["\"12345678901234567.89\\",true,null]`,
    '"1e400"',
  ])('%s is read as ever', (text) => {
    expect(parseExact(text)).toEqual(JSON.parse(text))
  })

  it.each(['[01234567890123456789]', '[12345678901234567.89.1]', '["12345678901234567', '[12345678901234567.]'])(
    '%s stays no JSON',
    (text) => {
      expect(() => parseExact(text)).toThrow(SyntaxError)
    },
  )
})
