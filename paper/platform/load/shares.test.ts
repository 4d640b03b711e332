import { expect, it } from 'vitest'
import { makeShares } from './shares.ts'

it('gives a party no more than its share, and a place that is released to the next one', () => {
  const { take } = makeShares({ total: 3, each: 2 })
  const release = take('a')
  expect([take('a'), take('a'), take('b'), take('c')].map((place) => place !== undefined)).toEqual([
    true,
    false,
    true,
    false,
  ])
  release?.()
  release?.()
  expect([take('c'), take('d')].map((place) => place !== undefined)).toEqual([true, false])
})

it('gives the oldest place of the party with the most to one with fewer, where all are taken', () => {
  const { take } = makeShares({ total: 5, each: 3 })
  const ended: Array<string> = []
  const from = (party: string, nth: number) => take(party, () => ended.push(`${party}${nth}`)) !== undefined
  for (const nth of [1, 2, 3]) from('a', nth)
  for (const nth of [1, 2]) from('b', nth)
  // With two of its own, b would only change places with a.
  expect([from('b', 3), ended]).toEqual([false, []])
  expect([from('c', 1), ended]).toEqual([true, ['a1']])
  expect([from('d', 1), ended]).toEqual([true, ['a1', 'a2']])
  expect([from('a', 4), ended]).toEqual([false, ['a1', 'a2']])
  expect([from('e', 1), from('f', 1), ended]).toEqual([true, false, ['a1', 'a2', 'b1']])
})

it('takes no place without an end to call, and counts a party without a name in the total alone', () => {
  const { take } = makeShares({ total: 3, each: 2 })
  expect([take(), take('a'), take('a'), take('b'), take()].map((place) => place !== undefined)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
})
