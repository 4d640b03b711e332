import { expect, it } from 'vitest'
import { makeNaming } from './prepared.ts'

const use = (nameOf: (text: string) => string | undefined, text: string, times: number) => {
  let name: string | undefined
  for (let used = 0; used < times; used += 1) name = nameOf(text)
  return name
}

it('names only statements that are used often', () => {
  const { nameOf } = makeNaming()
  expect(use(nameOf, 'select 1', 10)).toBeUndefined()
  const name = nameOf('select 1')
  expect(name).toBeDefined()
  expect(nameOf('select 1')).toBe(name)
  expect(nameOf('select 2')).toBeUndefined()
})

it('gives no two statements the same name, also after one was dropped', () => {
  const { forget, nameOf } = makeNaming()
  const before = [use(nameOf, 'select 1', 11), use(nameOf, 'select 2', 11)]
  forget('select 1')
  expect(nameOf('select 1')).toBeUndefined()
  expect(new Set([...before, use(nameOf, 'select 1', 11)]).size).toBe(3)
})

it('names at most a hundred statements', () => {
  const { nameOf } = makeNaming()
  const names = Array.from({ length: 150 }, (_, n) => use(nameOf, `select ${n}`, 11))
  expect(names.filter((name) => name !== undefined)).toHaveLength(100)
  expect(nameOf('select 0')).toBe(names[0])
})

it('finds the statements that are used often among any number of others', () => {
  const { nameOf } = makeNaming()
  const names = Array.from({ length: 5_000 }, (_, n) => [nameOf(`select ${n}`), nameOf('select $1::text')])
  expect(names.at(-1)).toEqual([undefined, expect.any(String)])
})
