import { expect, it } from 'vitest'
import { atEdge } from './atEdge.ts'

const cost = { text: 'Cost 10,50' }

it.each([
  ['above what is in view', -400, '↑ Cost 10,50', 0],
  ['at the upper edge', 0, 'Cost 10,50', 0],
  ['in view', 120, 'Cost 10,50', 120],
  ['at the lower edge', 200, 'Cost 10,50', 200],
  ['below what is in view', 900, '↓ Cost 10,50', 200],
])('a price %s has its label where one can read it', (_, y, text, place) => {
  expect(atEdge({ line: cost, y }, 200)).toEqual({ line: { text }, y: place })
})
