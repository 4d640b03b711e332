import { expect, it } from 'vitest'
import { Overloaded } from './overloaded.ts'
import { makeTurns } from './turns.ts'

/** Work that is under way until it is ended. */
const makeWork = () => {
  const ends: Array<() => void> = []
  return { ends, work: () => new Promise<void>((resolve) => void ends.push(resolve)) }
}
const settle = () => new Promise((resolve) => void setImmediate(resolve))

it('lets two of a party work at once, the next in its turn, and another party at once', async () => {
  const turns = makeTurns({ capacity: 2, patience: 1_000 })
  const [mine, other] = [makeWork(), makeWork()]
  const all = [1, 2, 3, 4].map(() => turns('me', mine.work))
  void turns('other', other.work)
  await settle()
  expect([mine.ends.length, other.ends.length]).toEqual([2, 1])
  mine.ends[0]?.()
  await settle()
  expect(mine.ends).toHaveLength(3)
  for (const end of mine.ends) end()
  await settle()
  mine.ends[3]?.()
  await Promise.all(all)
})

it('gives its place back where the work fails, and refuses what waited for too long', async () => {
  const turns = makeTurns({ capacity: 1, patience: 5 })
  await expect(turns('me', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  const { ends, work } = makeWork()
  const first = turns('me', work)
  await expect(turns('me', work)).rejects.toThrow(Overloaded)
  ends[0]?.()
  await first
  await expect(turns('me', () => Promise.resolve('done'))).resolves.toBe('done')
})
