import { expect, it } from 'vitest'
import { makeNaming } from './prepared.ts'

const use = (nameOf: (text: string) => string | undefined, text: string, times: number) => {
  let name: string | undefined
  for (let used = 0; used < times; used += 1) name = nameOf(text)
  return name
}

it('names what is used often, and that alone', () => {
  const { nameOf } = makeNaming()
  expect(use(nameOf, 'select 1', 10)).toBeUndefined()
  const name = nameOf('select 1')
  expect(name).toBeDefined()
  expect(nameOf('select 1')).toBe(name)
  expect(nameOf('select 2')).toBeUndefined()
})

it('gives no two statements one name, also after one was forgotten', () => {
  const { forget, nameOf } = makeNaming()
  const before = [use(nameOf, 'select 1', 11), use(nameOf, 'select 2', 11)]
  forget('select 1')
  expect(nameOf('select 1')).toBeUndefined()
  expect(new Set([...before, use(nameOf, 'select 1', 11)]).size).toBe(3)
})

it('names no more than a hundred, however many there are', () => {
  const { nameOf } = makeNaming()
  const names = Array.from({ length: 150 }, (_, n) => use(nameOf, `select ${n}`, 11))
  expect(names.filter((name) => name !== undefined)).toHaveLength(100)
  expect(nameOf('select 0')).toBe(names[0])
})

it('finds what is used often among texts without end that are not', () => {
  const { nameOf } = makeNaming()
  const names = Array.from({ length: 5_000 }, (_, n) => [nameOf(`select ${n}`), nameOf('select $1::text')])
  expect(names.at(-1)).toEqual([undefined, expect.any(String)])
})
