import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Overloaded } from './overloaded.ts'
import { makeQueue } from './queue.ts'
import { makeShares } from './shares.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('grants the resource in the order of the requests, up to its total', async () => {
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

it('serves parties in turn, however many requests one of them has', async () => {
  const queue = makeQueue({ capacity: 1, patience: 1_000 })
  const started: Array<string> = []
  const releases: Array<() => void> = []
  const work = async (name: string) => {
    releases.push(await queue.take(1, name.slice(0, 1)))
    started.push(name)
  }
  for (const name of ['a1', 'a2', 'a3', 'b1', 'c1']) void work(name)
  for (const name of ['a1', 'b1', 'c1', 'a2', 'a3']) {
    await vi.advanceTimersByTimeAsync(1)
    expect(started.at(-1)).toBe(name)
    releases.at(-1)?.()
  }
  expect(queue.isAwaited()).toBe(false)
})

it('refuses a request that waited too long, and continues with the next', async () => {
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

it('grants one party at most its share, and all parties at most the total', () => {
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

it('takes and refuses ten thousand requests of one party without holding up the others', async () => {
  vi.useRealTimers()
  const queue = makeQueue({ capacity: 1, patience: 20 })
  const release = await queue.take(1, 'many')
  const began = performance.now()
  const refused = Array.from({ length: 10_000 }, () => queue.take(1, 'many').catch(() => 'refused'))
  expect(new Set(await Promise.all(refused))).toEqual(new Set(['refused']))
  // It took a minute where each request copied the line of its party.
  expect(performance.now() - began).toBeLessThan(3_000)
  release()
})
