import { expect, it } from 'vitest'
import { isKeyOf, keysOf } from './keys.ts'

const record = { first: 1, second: undefined }

it.each([
  ['first', true],
  ['second', true],
  ['third', false],
  ['toString', false],
])('%s names an entry: %s', (text, isOne) => expect(isKeyOf(record, text)).toBe(isOne))

it('lists the names in their order', () => expect(keysOf(record)).toEqual(['first', 'second']))
