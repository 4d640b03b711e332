import { expect, it } from 'vitest'
import { checkProcessorTime, processorLine, scaleOf } from './limit.mjs'

const parts = (...seconds) => seconds.map((one, index) => ({ name: `part ${index + 1}`, seconds: one }))

it('tells the seconds of each part and in total, and how slow the machine was', () => {
  expect(processorLine(parts(190.4, 300, 320.2), [90])).toBe(
    'Processor seconds: 811 (part 1 190, part 2 300, part 3 320); this machine took 1.50 times as long as the reference machine',
  )
})

it('says where the system does not tell them, and then checks nothing', () => {
  expect(processorLine(parts(undefined, undefined), [60])).toBe('Processor seconds: only Linux says them.')
  expect(checkProcessorTime(parts(undefined), [60])).toEqual({ passed: 0, failed: 0, told: [], tests: [] })
})

it('scales by the mean of the measurements, and never below the reference machine', () => {
  expect([scaleOf([20]), scaleOf([60]), scaleOf([60, 120, 90])]).toEqual([1, 1, 1.5])
})

it('fails beyond the limit of the machine, and says both', () => {
  expect(checkProcessorTime(parts(875, 875), [30])).toMatchObject({ passed: 1, failed: 0 })
  expect(checkProcessorTime(parts(875, 876), [30])).toMatchObject({
    passed: 0,
    failed: 1,
    told: [expect.stringMatching(/took 1751 processor seconds, and may take 1750 /)],
  })
  expect(checkProcessorTime(parts(2_625), [60, 120])).toMatchObject({ passed: 1, failed: 0 })
  expect(checkProcessorTime(parts(2_626), [60, 120])).toMatchObject({
    failed: 1,
    told: [expect.stringContaining('may take 2625 (1750 on the reference machine; this one took 1.50 times as long)')],
  })
})
