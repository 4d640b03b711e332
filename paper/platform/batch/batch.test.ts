import { expect, it } from 'vitest'
import { ConnectionLost } from '../database/connectionLost.ts'
import { batchesOf, type GroupedWork, makeBatches } from './batch.ts'

/** A piece of work that a test finishes. */
const gate = () => {
  let open: () => void = () => {}
  const opened = new Promise<void>((done) => (open = done))
  return { opened, open }
}

/** Work on texts whose first letter is their lane; notes what ran, in the order of the beginning. */
const makeWork = (change: Partial<GroupedWork<string, string>> = {}) => {
  const ran: Array<string> = []
  const work: GroupedWork<string, string> = {
    together: async (items) => {
      ran.push(items.join(' '))
      return items.map((item) => `${item}!`)
    },
    alone: async (item) => {
      ran.push(`alone ${item}`)
      return `${item}?`
    },
    laneOf: (item) => item.slice(0, 1),
    atMost: 3,
    ...change,
  }
  return { ran, add: makeBatches(work) }
}

it('does items of one turn of the event loop together, and answers each', async () => {
  const { add, ran } = makeWork()
  expect(await Promise.all([add('a'), add('b')])).toEqual(['a!', 'b!'])
  expect(await add('c')).toBe('c!')
  expect(ran).toEqual(['a b', 'c'])
})

it('makes the next batches of what arrives while one runs, in the order of arrival and no larger than allowed', async () => {
  const ran: Array<string> = []
  const first = gate()
  const { add } = makeWork({
    together: async (items) => {
      ran.push(items.join(' '))
      if (ran.length === 1) await first.opened
      return items
    },
  })
  const answers = [add('a')]
  await Promise.resolve()
  for (const item of ['b', 'c', 'd', 'e']) answers.push(add(item))
  first.open()
  expect(await Promise.all(answers)).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(ran).toEqual(['a', 'b c d', 'e'])
})

it('does not let the next batch wait for an answer that is not ready', async () => {
  const slow = gate()
  const { add } = makeWork({
    together: async (items) => items.map((item) => (item === 'a' ? slow.opened.then(() => 'late') : item)),
  })
  const late = add('a')
  expect(await add('b')).toBe('b')
  expect(await add('c')).toBe('c')
  slow.open()
  expect(await late).toBe('late')
})

it('does each item of a batch that failed alone, a lane in its order, and what follows of that lane after it', async () => {
  const ran: Array<string> = []
  const held = gate()
  const { add } = makeWork({
    together: async (items) => {
      ran.push(items.join(' '))
      if (items.includes('bad')) throw new Error('one of them is bad')
      return items
    },
    alone: async (item) => {
      ran.push(`alone ${item}`)
      if (item === 'bad') throw new Error('it is bad')
      if (item === 'a1') await held.opened
      return item
    },
  })
  const answers = [add('a1'), add('bad'), add('a2'), add('c1')]
  await expect(answers[1]).rejects.toThrow('it is bad')
  answers.push(add('a3'))
  expect(await Promise.all([answers[3], add('c2')])).toEqual(['c1', 'c2'])
  held.open()
  expect(await Promise.all([answers[0], answers[2], answers[4]])).toEqual(['a1', 'a2', 'a3'])
  expect(ran).toEqual(['a1 bad a2', 'alone a1', 'alone bad', 'c1', 'c2', 'alone a2', 'a3'])
})

it('goes on with other lanes while every item of a batch that failed takes its time alone', async () => {
  const held = gate()
  const { add } = makeWork({
    together: (items) => (items.includes('a1') ? Promise.reject(new Error('locked')) : Promise.resolve(items)),
    alone: (item) => held.opened.then(() => item),
  })
  const slow = add('a1')
  await Promise.resolve()
  expect(await add('b1')).toBe('b1')
  held.open()
  expect(await slow).toBe('a1')
})

it('repeats nothing after a lost connection: the batch may have been committed', async () => {
  const lost = new ConnectionLost('cut')
  const { add, ran } = makeWork({ together: () => Promise.reject(lost) })
  const both = await Promise.allSettled([add('a'), add('b')])
  expect(both).toEqual([
    { status: 'rejected', reason: lost },
    { status: 'rejected', reason: lost },
  ])
  expect(ran).toEqual([])
})

it('does each item alone where a batch has too few answers', async () => {
  const { add } = makeWork({ together: async () => ['one'] })
  expect(await Promise.all([add('a'), add('b')])).toEqual(['a?', 'b?'])
})

it('keeps the batches of one owner apart from those of another', async () => {
  const ran: Array<string> = []
  const [one, other] = [{ name: 'one' }, { name: 'other' }]
  const add = batchesOf<{ readonly name: string }, string, string>(({ name }) => ({
    together: async (items) => {
      ran.push(`${name}: ${items.join(' ')}`)
      return items
    },
    alone: async (item) => item,
    laneOf: (item) => item,
    atMost: 10,
  }))
  await Promise.all([add(one, 'a'), add(other, 'b'), add(one, 'c')])
  expect(ran).toEqual(['one: a c', 'other: b'])
})
