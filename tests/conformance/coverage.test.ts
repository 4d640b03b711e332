import { expect, it } from 'vitest'
import { operations } from './contract/operations.ts'
import { workflows } from './workflows/all.ts'

it('every operation of the contract is in a workflow', () => {
  const covered = new Set<string>(workflows.flatMap(({ covers }) => covers))
  expect(operations.map(({ path }) => path).filter((path) => !covered.has(path))).toEqual([])
})

it('no two workflows have one name', () => {
  const names = workflows.map(({ name }) => name)
  expect(names).toEqual([...new Set(names)])
})
