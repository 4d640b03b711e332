import { expect, it } from 'vitest'
import { clearOfTag } from './priceLabels.ts'

it('leaves out each label that the tag of the last price would touch', () => {
  const labels = [20, 60, 86, 87, 113, 114, 140].map((coord) => ({ coord }))
  expect(clearOfTag(labels, 100).map(({ coord }) => coord)).toEqual([20, 60, 86, 114, 140])
})
