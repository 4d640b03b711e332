import { expect, it } from 'vitest'
import { compute, measureMachine } from './machine.mjs'

it('computes the same each time', () => {
  expect(compute()).toMatch(/^[0-9a-f]{64}$/)
  expect(compute()).toBe(compute())
})

it('measures processor time, not the time of day', () => {
  const before = process.cpuUsage()
  const milliseconds = measureMachine()
  const { system, user } = process.cpuUsage(before)
  expect(milliseconds).toBeGreaterThan(1)
  expect(milliseconds).toBeLessThan((user + system) / 1_000)
})
