import fc from 'fast-check'
import { expect, it } from 'vitest'
import { piecesOf } from './Marked.tsx'

const marked = (text: string, keyword: string) =>
  piecesOf(text, keyword)
    .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
    .join('')

it.each([
  ['Kinabalu Semicon', 'kina', '[Kina]balu Semicon'],
  ['Kinabalu Semicon', 'SEM', 'Kinabalu [Sem]icon'],
  ['96115', '6115', '9[6115]'],
  ['鹏达生物', '生物', '鹏达[生物]'],
  ['鹏达生物', 'pdsw', '鹏达生物'],
  ['Kina', '', 'Kina'],
  ['Kina', 'kina', '[Kina]'],
])('%s searched for %s is %s', (text, keyword, shown) => {
  expect(marked(text, keyword)).toBe(shown)
})

it('leaves no character out', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (text, keyword) => {
      expect(
        piecesOf(text, keyword)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text)
    }),
  )
})
