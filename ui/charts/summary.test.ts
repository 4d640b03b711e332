import { describe, expect, it } from 'vitest'
import { decimal, formatDecimal } from '../../domain/money/decimal.ts'
import { extentOf } from './summary.ts'

const step = (open: string, high: string, low: string, close: string) => ({
  open: decimal(open),
  high: decimal(high),
  low: decimal(low),
  close: decimal(close),
})

describe('extentOf', () => {
  it('goes from the first open to the last close', () => {
    const extent = extentOf([step('10', '12', '9', '11'), step('11', '13', '10', '10.5')])!
    expect([extent.first, extent.last, extent.high, extent.low, extent.change].map(formatDecimal)).toEqual([
      '10',
      '10.5',
      '13',
      '9',
      '0.5',
    ])
    expect(formatDecimal(extent.percent!)).toBe('5.00')
  })

  it('has no percentage of nothing, and nothing of no steps', () => {
    expect(extentOf([step('0', '1', '0', '1')])?.percent).toBeNull()
    expect(extentOf([])).toBeUndefined()
  })
})
