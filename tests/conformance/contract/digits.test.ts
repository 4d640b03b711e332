import { describe, expect, it } from 'vitest'
import { lossesOf } from './digits.ts'

describe('what JSON.parse loses', () => {
  it('shows numbers that a JavaScript number cannot keep', () => {
    const text = '{"a":[1.5,12345678901234567.89],"b":{"c":1e2}}'
    expect(lossesOf(text).rounded).toEqual([{ pointer: '/a/1', literal: '12345678901234567.89' }])
  })

  it('shows a name that an object has twice, and not one that two objects have', () => {
    expect(lossesOf('{"a":1,"b":[{"a":1},{"a":2}],"a":2}').twice).toEqual(['/a'])
    expect(lossesOf('{"a":{"a":1},"b":"a: \\"a\\":"}').twice).toEqual([])
  })
})
