import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { make } from 'effect/BigDecimal'
import { nextOrder, sortByChange } from './byChange.ts'
import { quoted } from '../testing/samples.ts'

const rows = [quoted('A', '1.01'), quoted('B', null), quoted('C', '0.90'), quoted('D', '1.20'), quoted('E', '1.01')]
const codes = (order: 'own' | 'falling' | 'rising') => sortByChange(rows, order, (row) => row).map(({ code }) => code)

describe('sorting by change', () => {
  it('puts the largest rise or the largest fall first, rows without a change last, and keeps the order of equal ones', () => {
    expect(codes('falling').join('')).toBe('DAECB')
    expect(codes('rising').join('')).toBe('CAEDB')
    expect(codes('own').join('')).toBe('ABCDE')
  })

  it('cycles in three taps', () => {
    expect([nextOrder('own'), nextOrder('falling'), nextOrder('rising')]).toEqual(['falling', 'rising', 'own'])
  })

  it('uses the latest figures, not those of the loaded row', () => {
    const newest = sortByChange(rows, 'falling', (row) => (row.code === 'C' ? quoted('C', '2.00') : row))
    expect(newest[0]?.code).toBe('C')
  })

  it('loses and repeats no row', () => {
    const prices = fc.array(fc.option(fc.integer({ min: 1, max: 400 })), { maxLength: 30 })
    fc.assert(
      fc.property(prices, fc.constantFrom('falling' as const, 'rising' as const), (some, order) => {
        const list = some.map((cents, nth) => ({
          ...quoted(`${nth}`, null),
          price: cents === null ? null : make(BigInt(cents), 2),
        }))
        const sorted = sortByChange(list, order, (row) => row)
        expect(new Set(sorted)).toEqual(new Set(list))
        expect(sorted).toHaveLength(list.length)
      }),
    )
  })
})
