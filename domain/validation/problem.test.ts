import { expect, it } from 'vitest'
import { problemAt } from './problem.ts'

it('a field has one problem or none', () => {
  expect(problemAt('amount', 'too-many-decimals')).toEqual([{ field: 'amount', code: 'too-many-decimals' }])
  expect(problemAt('amount', undefined)).toEqual([])
})
