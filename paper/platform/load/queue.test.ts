import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Overloaded } from './overloaded.ts'
import { makeQueue } from './queue.ts'
import { makeShares } from './shares.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('hands out what there is in the order in which it was asked for, and not more', async () => {
  const queue = makeQueue({ capacity: 10, patience: 1_000 })
  const started: Array<string> = []
  const ask = (name: string, amount: number) =>
    queue.take(amount).then((release) => {
      started.push(name)
      return release
    })
  const first = await ask('first', 6)
  const large = ask('large', 8)
  const small = ask('small', 1)
  await vi.advanceTimersByTimeAsync(1)
  expect([started, queue.isAwaited()]).toEqual([['first'], true])
  first()
  first()
  await Promise.all([large, small])
  expect([started, queue.isAwaited()]).toEqual([['first', 'large', 'small'], false])
})

it('refuses who waited too long, and goes on with the next', async () => {
  const queue = makeQueue({ capacity: 10, patience: 1_000 })
  await queue.take(5)
  const large = queue.take(100)
  const refused = expect(large).rejects.toBeInstanceOf(Overloaded)
  await vi.advanceTimersByTimeAsync(500)
  const small = queue.take(5)
  await vi.advanceTimersByTimeAsync(500)
  await refused
  await expect(small).resolves.toBeTypeOf('function')
})

it('gives one party no more than its share, and all parties no more than there is', () => {
  const shares = makeShares({ total: 3, each: 2 })
  const [one] = [shares.take('a'), shares.take('a')]
  expect(shares.take('a')).toBeUndefined()
  expect(shares.take('b')).toBeDefined()
  expect(shares.take('c')).toBeUndefined()
  one?.()
  one?.()
  expect(shares.take()).toBeDefined()
  expect(shares.take('c')).toBeUndefined()
})
