import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase, type OpenDatabase } from '../database/connect.ts'
import type { Db } from '../database/transaction.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { HOUR, later, MINUTE } from '../clock/instant.ts'
import { clearTries, type Limit, newTry, returnTry, takeTry, tryOf } from './limit.ts'

const NOW = new Date('2026-01-12T02:00:00Z')

let db: Db
let other: OpenDatabase
let close: () => Promise<void>
beforeAll(async () => {
  const database = await createTestDatabase()
  db = database.db
  // The pool of another process.
  other = await openDatabase({ url: database.url, folder: '' })
  close = async () => {
    await other.close()
    await database.drop()
  }
})
afterAll(() => close())

const limitOf = (allowed: number): Limit => ({ subject: `test:${randomUUID()}`, allowed, within: HOUR })
const made = async (limit: Limit, names: ReadonlyArray<string>, at = NOW) => {
  const counts = await Promise.all(names.map((name, n) => takeTry(n % 2 ? other.db : db, limit, name, at)))
  return counts.flatMap((taken) => (taken ? [taken.made] : []))
}

it('allows fifty of three hundred simultaneous tries on two processes', async () => {
  const limit = limitOf(50)
  const counts = await made(
    limit,
    Array.from({ length: 300 }, () => newTry()),
  )
  expect(counts.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, n) => n + 1))
})

it('counts a try once, however often it is repeated, and does not count a refused one', async () => {
  const limit = limitOf(2)
  const same = tryOf({ requestid: 'a', money: '1' })
  expect(await made(limit, [same, same, same])).toEqual([1, 1, 1])
  expect(await made(limit, [tryOf({ requestid: 'b' })])).toEqual([2])
  expect(await made(limit, [newTry()])).toEqual([])
  expect(await made(limit, [same])).toEqual([2])
})

it('stops counting each try when its period is over', async () => {
  const limit = limitOf(2)
  expect(await made(limit, ['first'])).toEqual([1])
  expect(await made(limit, ['second'], later(NOW, 40 * MINUTE))).toEqual([2])
  expect(await made(limit, ['third'], later(NOW, 59 * MINUTE))).toEqual([])
  expect(await made(limit, ['third'], later(NOW, 60 * MINUTE))).toEqual([2])
  expect(await made(limit, ['fourth'], later(NOW, 61 * MINUTE))).toEqual([])
})

it('does not count for days what was counted before the clock was set back', async () => {
  const limit = limitOf(1)
  expect(await made(limit, ['before'], later(NOW, 30 * MINUTE))).toEqual([1])
  expect(await made(limit, ['a little later'])).toEqual([])
  expect(await made(limit, ['after'], later(NOW, -31 * MINUTE))).toEqual([1])
  expect(await made(limit, ['another'], later(NOW, -31 * MINUTE))).toEqual([])
})

it('allows further tries when one is given back or all of them are cleared', async () => {
  const limit = limitOf(1)
  expect(await made(limit, ['right'])).toEqual([1])
  await returnTry(db, limit, 'right')
  expect(await made(limit, ['wrong'])).toEqual([1])
  await returnTry(db, limit, 'never made')
  expect(await made(limit, ['another'])).toEqual([])
  await clearTries(db, limit)
  expect(await made(limit, ['another'])).toEqual([1])
})

it('tells the call that counts the last try allowed, and no repetition of it', async () => {
  const limit = limitOf(2)
  expect(await takeTry(db, limit, 'first', NOW)).toEqual({ made: 1, isLast: false })
  const repeated = Array.from({ length: 20 }, (_, n) => takeTry(n % 2 ? other.db : db, limit, 'second', NOW))
  const lasts = (await Promise.all(repeated)).map((taken) => taken?.isLast)
  expect(lasts.filter((isLast) => isLast === true)).toHaveLength(1)
  expect(lasts).not.toContain(undefined)
  expect(await takeTry(db, limit, 'first', NOW)).toEqual({ made: 2, isLast: false })
  await returnTry(db, limit, 'second')
  expect(await takeTry(db, limit, 'second', NOW)).toEqual({ made: 2, isLast: true })
})
