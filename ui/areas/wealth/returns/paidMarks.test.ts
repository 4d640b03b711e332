import { expect, it } from 'vitest'
import { decimal, zero } from '../../../../domain/money/decimal.ts'
import { formatAmount } from '../../../../domain/money/format.ts'
import { drawnDays, fromFirstMoney, paidMarks } from './paidMarks.ts'

const at = (text: string) => Date.parse(text)
const day = (time: string, total: string, paidIn = zero) => ({
  at: at(time),
  growth: zero,
  total: decimal(total),
  paidIn,
  paidOut: zero,
})
const DAYS = [
  day('2026-05-30T00:10:00Z', '100'),
  day('2026-05-31T00:00:00Z', '200'),
  // It contains what was paid in the day before.
  day('2026-06-01T00:00:00Z', '400', decimal('200')),
]
const LINE = DAYS.map((one) => ({ at: one.at, value: one.total }))
const shown = (flows: Parameters<typeof paidMarks>[1]['flows']) =>
  paidMarks(LINE, { days: DAYS, flows }).map((mark) => [
    new Date(mark.at).toISOString(),
    formatAmount(mark.value),
    mark.kind,
  ])

it('puts a mark on the day of its entry, at the height of the line', () => {
  expect(shown([{ day: '2026-05-31', paidIn: decimal('200'), paidOut: zero }])).toEqual([
    ['2026-05-31T12:00:00.000Z', '300,00', 'in'],
  ])
})

it('keeps marks within the line', () => {
  expect(shown([{ day: '2026-06-01', paidIn: zero, paidOut: decimal('5') }])).toEqual([
    ['2026-06-01T00:00:00.000Z', '400,00', 'out'],
  ])
})

it('takes the valuations of a server that names no days', () => {
  expect(shown(null)).toEqual([['2026-06-01T00:00:00.000Z', '400,00', 'in']])
})

it('ends without a vertical step from a day that was just recorded', () => {
  const days = [...DAYS, day('2026-06-01T00:20:00Z', '300')]
  expect(drawnDays({ days, flows: [] })).toEqual([DAYS[0], DAYS[1], days[3]])
  expect(drawnDays({ days, flows: null })).toEqual(days)
})

it('begins with the first day that has money', () => {
  const none = [day('2026-05-28T00:00:00Z', '0'), day('2026-05-29T00:00:00Z', '0')]
  expect(fromFirstMoney([...none, ...DAYS])).toEqual(DAYS)
  expect(fromFirstMoney(DAYS)).toEqual(DAYS)
  expect(fromFirstMoney(none)).toEqual(none)
})
