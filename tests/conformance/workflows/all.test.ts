import { expect, it } from 'vitest'
import { operationAt } from '../contract/operations.ts'
import { workflows } from './all.ts'

const named = (name: string) => workflows.findIndex((one) => one.name === name)

it('filters the lists and explains the money of a new account once it has something, from level 3 on', () => {
  const traded = named('preview, order, pending, cancel')
  const [lists, explained] = ['lists, page by page and filter by filter', 'what explains the money after all that'].map(
    named,
  )
  expect(traded).toBeGreaterThan(0)
  expect(lists).toBeGreaterThan(traded)
  expect(explained).toBeGreaterThan(traded)
  const levels = workflows[explained ?? 0]?.covers.map((path) => operationAt(path).level) ?? []
  expect(Math.max(...levels)).toBe(3)
})
