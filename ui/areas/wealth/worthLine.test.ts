import { expect, it } from 'vitest'
import { decimal } from '../../../domain/money/decimal.ts'
import { worthPath } from './WorthLine.tsx'

const DAY = 86_400_000
const pathOf = (...totals: ReadonlyArray<string>) =>
  worthPath(totals.map((total, nth) => ({ at: nth * DAY, total: decimal(total) })))
const heights = (path: string) => [...path.matchAll(/[ML][\d.]+ ([\d.]+)/g)].map(([, y]) => Number(y))

it('a quiet line is drawn quiet: half a per cent takes a tenth of the height', () => {
  const [low = 0, high = 0] = heights(pathOf('1000', '1005'))
  expect(low - high).toBeCloseTo(8.4, 0)
  expect((low + high) / 2).toBeCloseTo(48, 0)
})

it('a large change takes the whole height, and an unchanged line is flat in the middle', () => {
  expect(heights(pathOf('1000', '2000', '1500'))).toEqual([90, 6, 48])
  expect(new Set(heights(pathOf('1000', '1000', '1000')))).toEqual(new Set([48]))
  expect(new Set(heights(pathOf('0', '0')))).toEqual(new Set([48]))
  expect(pathOf('1000')).toBe('M0 48H320')
})
