import { expect, it } from 'vitest'
import { compute, watchMachine } from './machine.mjs'

it('computes the same each time', () => {
  expect(compute()).toMatch(/^[0-9a-f]{64}$/)
  expect(compute()).toBe(compute())
})

it('measures processor time, not the time of day, again and again until it is ended', async () => {
  const before = process.cpuUsage()
  const { end, measurements } = watchMachine(1)
  await expect.poll(() => measurements.length, { timeout: 30_000 }).toBeGreaterThan(2)
  end()
  const { system, user } = process.cpuUsage(before)
  expect(Math.min(...measurements)).toBeGreaterThan(1)
  expect(measurements.reduce((sum, one) => sum + one, 0)).toBeLessThan((user + system) / 1_000)
})
