import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimal } from './decimal.ts'
import { canonicalText } from './canonicalText.ts'

const fields = fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), fc.oneof(fc.string(), fc.integer(), fc.boolean()), {
  minKeys: 1,
})

describe('the canonical text', () => {
  it('does not depend on the order of fields, in nested ones neither', () => {
    fc.assert(
      fc.property(fields, (one) => {
        const turned = Object.fromEntries(Object.entries(one).toReversed())
        expect(canonicalText({ b: turned, a: 1 })).toBe(canonicalText({ a: 1, b: one }))
      }),
    )
  })

  it('does not depend on the zeros at the end of a decimal', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 9 }), fc.nat(6), (whole, zeros) => {
        const spelled = `${whole}.5${'0'.repeat(zeros)}`
        expect(canonicalText({ sum: decimal(spelled) })).toBe(canonicalText({ sum: decimal(`${whole}.5`) }))
      }),
    )
  })

  it('differs where any field differs, is missing or is more', () => {
    fc.assert(
      fc.property(fields, fc.string(), (one, text) => {
        const [name = ''] = Object.keys(one)
        const { [name]: before, ...rest } = one
        expect(canonicalText({ ...one, [name]: `${String(before)}!${text}` })).not.toBe(canonicalText(one))
        expect(canonicalText(rest)).not.toBe(canonicalText(one))
        expect(canonicalText({ ...one, longerThanAll: text })).not.toBe(canonicalText(one))
      }),
    )
  })

  it('keeps the order of a list, and null', () =>
    expect(canonicalText({ b: null, a: [decimal('2.50'), 'x', null] })).toBe('{"a":["2.5","x",null],"b":null}'))

  it('has nothing of what is undefined', () =>
    expect(canonicalText({ a: 1, b: undefined, c: { d: undefined } })).toBe('{"a":1,"c":{}}'))
})
