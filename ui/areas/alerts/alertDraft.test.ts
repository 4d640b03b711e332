import { expect, it } from 'vitest'
import { ladder } from '../../../domain/markets/allowedPrices.ts'
import { decimal, formatDecimal } from '../../../domain/money/decimal.ts'
import { EMPTY_ALERT, readAlert } from './alertDraft.ts'

const context = {
  ticks: ladder(['0', '0.01']),
  last: decimal('4.00'),
  previousClose: decimal('3.90'),
  waiting: [{ kind: 'above', value: decimal('4.2') }] as const,
}
const read = (draft: object) => {
  const { problem, terms } = readAlert({ ...EMPTY_ALERT, ...draft }, context)
  return [terms?.kind, terms && formatDecimal(terms.value), problem]
}

it.each([
  [{ value: '4,10' }, ['above', '4.10', undefined]],
  [{ value: '3,90' }, ['below', '3.90', undefined]],
  [{ value: '4,00' }, ['above', '4.00', 'alert-met-already']],
  [{ value: '4,20' }, ['above', '4.20', 'alert-waits-already']],
  [{ value: '4,105' }, [undefined, undefined, 'unreadable']],
  [{ value: '' }, [undefined, undefined, undefined]],
  [{ value: 'five' }, [undefined, undefined, 'unreadable']],
  [{ unit: 'percent', value: '5' }, ['rise', '5', undefined]],
  [{ unit: 'percent', value: '5', up: false }, ['fall', '5', undefined]],
  [{ unit: 'percent', value: '2' }, ['rise', '2', 'alert-met-already']],
  [{ unit: 'percent', value: '200' }, ['rise', '200', 'out-of-range']],
])('reads %j', (draft, expected) => {
  expect(read(draft)).toEqual(expected)
})

it('finds nothing wrong while there is no price', () => {
  expect(readAlert({ ...EMPTY_ALERT, value: '4' }, { ...context, last: null })).toEqual({
    terms: undefined,
    problem: undefined,
  })
})
