import { expect, it } from 'vitest'
import { decimal } from '../../../domain/money/decimal.ts'
import { plain } from '../../../domain/orders/testing/samples.ts'
import { type Closing, profitLine } from './profitLine.ts'

const MONDAY = Date.UTC(2026, 2, 9, 2)
const DAY = 86_400_000

const fill = (days: number, profit: string | null, currency: Closing['currency'] = 'MYR'): Closing => ({
  currency,
  profit: profit === null ? null : decimal(profit),
  time: MONDAY + days * DAY,
})

const drawn = (fills: ReadonlyArray<Closing>, realised: string) =>
  profitLine(fills, 'MYR', decimal(realised), 'Asia/Kuala_Lumpur').map(({ at, value }) => [
    (at - MONDAY) / DAY,
    plain(value),
  ])

it('realised profit is drawn day by day and ends at its current value', () => {
  const fills = [fill(3, '-25'), fill(0.1, '40'), fill(0, '10.5'), fill(1, null), fill(2, '7', 'EUR')]
  expect(drawn(fills, '25.5')).toEqual([
    [-1, '0'],
    [0.1, '50.5'],
    [3, '25.5'],
  ])
})

it('the line starts at the profit before the known sales', () => {
  expect(drawn([fill(0, '10')], '110')).toEqual([
    [-1, '100'],
    [0, '110'],
  ])
})

it('nothing is drawn before anything was sold', () => {
  expect(drawn([fill(0, null), fill(1, '5', 'EUR')], '0')).toEqual([])
})
