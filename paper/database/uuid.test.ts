import { expect, it } from 'vitest'
import { uuidv7 } from './uuid.ts'

it('carries version, variant and the time in its first 48 bits', () => {
  const id = uuidv7(new Date('2025-11-20T17:05:00.123Z'))
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(Number.parseInt(id.replace('-', '').slice(0, 12), 16)).toBe(Date.parse('2025-11-20T17:05:00.123Z'))
})

it('sorts by time and does not repeat within a millisecond', () => {
  const early = uuidv7(new Date(1_000))
  const late = uuidv7(new Date(2_000))
  expect(early < late).toBe(true)
  expect(new Set(Array.from({ length: 1_000 }, () => uuidv7(new Date(1_000)))).size).toBe(1_000)
})
