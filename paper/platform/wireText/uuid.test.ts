import { expect, it } from 'vitest'
import { leastUuidv7, uuidv7 } from './uuid.ts'

it('carries version, variant and the time in its first 48 bits', () => {
  const id = uuidv7(new Date('2025-11-20T17:05:00.123Z'))
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(Number.parseInt(id.replace('-', '').slice(0, 12), 16)).toBe(Date.parse('2025-11-20T17:05:00.123Z'))
})

it('sorts by time', () => {
  expect(uuidv7(new Date(1_000)) < uuidv7(new Date(2_000))).toBe(true)
})

it('keeps the order of keys made within a millisecond, and none repeats', () => {
  const ids = Array.from({ length: 3_000 }, () => uuidv7(new Date(5_000)))
  expect(ids.toSorted()).toEqual(ids)
  expect(new Set(ids).size).toBe(ids.length)
})

it('knows the least key of a millisecond', () => {
  const [at, next] = [new Date('2025-11-20T17:05:00.123Z'), new Date('2025-11-20T17:05:00.124Z')]
  const ids = Array.from({ length: 50 }, () => uuidv7(at))
  expect(ids.filter((id) => id < leastUuidv7(at) || id >= leastUuidv7(next))).toEqual([])
  expect(leastUuidv7(new Date(1))).toBe('00000000-0001-7000-8000-000000000000')
})
