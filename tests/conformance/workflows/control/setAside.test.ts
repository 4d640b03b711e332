import { expect, it } from 'vitest'
import { formatDecimal } from '../../contract/amounts.ts'
import { shareOut } from './setAside.ts'

it.each([
  ['dear', '4000.00', { free: '2200.00', aside: '2200.00' }],
  // Half of it is less than can be withdrawn.
  ['cheap', '97.00', { free: '53.35', aside: '100.00' }],
])('sets money for something %s aside by a withdrawal that is taken', (_, cost, wanted) => {
  const { aside, free } = shareOut(cost, '100.00', 'MYR')
  expect({ free: formatDecimal(free), aside: formatDecimal(aside) }).toEqual(wanted)
})
