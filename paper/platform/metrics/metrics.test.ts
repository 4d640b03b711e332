import { expect, it } from 'vitest'
import { makeMetrics } from './metrics.ts'

it('gives the other figures where one is not read in time', async () => {
  const { gauge, gauges, registry } = makeMetrics(1)
  gauge('one', 'Is read.', () => 1)
  gauge('silent', 'Waits for a database.', () => new Promise(() => {}))
  gauges({ name: 'both', label: 'of' }, 'Wait for a database.', () => new Promise(() => {}), 'max')
  const text = await registry.metrics()
  expect(text).toMatch(/^one 1$/m)
  expect(text).not.toMatch(/^(silent|both)\S* \d/m)
})
