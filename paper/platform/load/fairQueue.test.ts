import { expect, it } from 'vitest'
import { makeFairQueue } from './fairQueue.ts'

/** Work that ends when the test ends it. */
const workshop = () => {
  const started: Array<string> = []
  const ends = new Map<string, () => void>()
  return {
    started,
    work: (name: string) => () => {
      started.push(name)
      return new Promise<string>((done) => ends.set(name, () => done(name)))
    },
    end: async (name: string) => {
      ends.get(name)?.()
      await new Promise((done) => setImmediate(done))
    },
  }
}

it('serves the lanes in turn, however much work one of them has', async () => {
  const { end, started, work } = workshop()
  const enter = makeFairQueue({ atOnce: 1, perLane: 10, altogether: 100 })
  for (const name of ['a1', 'a2', 'a3', 'b1', 'c1']) void enter(name.slice(0, 1), work(name))
  for (const name of ['a1', 'b1', 'c1', 'a2']) {
    expect(started.at(-1)).toBe(name)
    await end(name)
  }
  expect(started).toEqual(['a1', 'b1', 'c1', 'a2', 'a3'])
})

it('runs one task of a lane at a time, and tasks of several lanes at the same time', async () => {
  const { end, started, work } = workshop()
  const enter = makeFairQueue({ atOnce: 2, perLane: 10, altogether: 100 })
  for (const name of ['a1', 'a2', 'b1', 'c1']) void enter(name.slice(0, 1), work(name))
  expect(started).toEqual(['a1', 'b1'])
  await end('b1')
  expect(started).toEqual(['a1', 'b1', 'c1'])
  await end('a1')
  expect(started).toEqual(['a1', 'b1', 'c1', 'a2'])
})

it('accepts no more than the limit of a lane, and no more than the total limit', async () => {
  const { end, started, work } = workshop()
  const enter = makeFairQueue({ atOnce: 1, perLane: 2, altogether: 3 })
  const first = enter('a', work('a1'))
  void enter('a', work('a2'))
  void enter('a', work('a3'))
  expect(await enter('a', work('a4'))).toBe('lane-full')
  void enter('b', work('b1'))
  expect(await enter('b', work('b2'))).toBe('full')
  await end('a1')
  expect(await first).toBe('a1')
  void enter('c', work('c2'))
  for (const name of ['b1', 'a2', 'c2', 'a3']) await end(name)
  expect(started).toHaveLength(5)
})

it('gives a short lane the last place of the longest one where the queue is full', async () => {
  const { end, started, work } = workshop()
  const enter = makeFairQueue({ atOnce: 1, perLane: 3, altogether: 4 })
  void enter('a', work('a1'))
  void enter('a', work('a2'))
  const last = enter('a', work('a3'))
  void enter('b', work('b1'))
  void enter('b', work('b2'))
  const mine = enter('c', work('c1'))
  expect(await last).toBe('full')
  // Nobody has more than one place above another lane.
  expect(await enter('c', work('c2'))).toBe('full')
  for (const name of ['a1', 'b1', 'c1', 'a2', 'b2']) await end(name)
  expect(await mine).toBe('c1')
  expect(started).toEqual(['a1', 'b1', 'c1', 'a2', 'b2'])
})

it('continues after a failed task', async () => {
  const enter = makeFairQueue({ atOnce: 1, perLane: 2, altogether: 3 })
  await expect(enter('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await enter('a', () => Promise.resolve('done'))).toBe('done')
})
