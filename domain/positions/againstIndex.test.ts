import { expect, it } from 'vitest'
import { decimal, formatDecimal } from '../money/decimal.ts'
import { indexReturn } from './againstIndex.ts'

const DAY = 86_400_000
const candle = (start: number, open: string, close: string) => ({
  start,
  open: decimal(open),
  high: decimal('9999'),
  low: decimal('1'),
  close: decimal(close),
  volume: decimal('0'),
  turnover: decimal('0'),
})
const first = candle(100 * DAY, '1000', '1010')
const last = candle(107 * DAY, '1040', '1050')

it('is that from the open of the first day to the close of the last', () => {
  const of = (opened: typeof first, closed: typeof last) =>
    indexReturn({ at: opened.start + 1_000, day: opened }, { at: closed.start + 1_000, day: closed })
  expect(formatDecimal(of(first, last)!)).toBe('5.00')
  expect(formatDecimal(of(first, first)!)).toBe('1.00')
  const opening = { at: first.start, day: first }
  expect(formatDecimal(indexReturn(opening, { at: last.start, day: last })!)).toBe('5.00')
})

it('is not known where a day has no candle, or only an older or a later one', () => {
  const opened = { at: first.start, day: first }
  expect(indexReturn(opened, { at: last.start, day: undefined })).toBeNull()
  expect(indexReturn(opened, { at: last.start + 5 * DAY, day: last })).toBeNull()
  expect(indexReturn({ at: first.start, day: candle(first.start, '0', '1010') }, opened)).toBeNull()
  expect(indexReturn({ at: first.start - 1, day: first }, { at: last.start, day: last })).toBeNull()
})
