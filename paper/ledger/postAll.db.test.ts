import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { decimal, formatDecimal } from '../../domain/money/decimal.ts'
import { money } from '../../domain/money/money.ts'
import { clockAt } from '../platform/clock/clock.ts'
import { type Db, transaction } from '../platform/database/transaction.ts'
import { uuidv7 } from '../platform/wireText/uuid.ts'
import { insertCustomer } from '../testing/customers.ts'
import { createTestDatabase } from '../testing/database.ts'
import { audit } from './audit.ts'
import { balance } from './balances.ts'
import { available, held, house, LedgerMistake, move, Shortfall } from './entry.ts'
import { post, type Transfer } from './post.ts'
import { type Batch, postAll } from './postAll.ts'

const at = new Date('2025-06-02T09:00:00Z')
const clock = clockAt(at)
const usd = (amount: string) => money(decimal(amount), 'USD')

let db: Db
let drop: () => Promise<void>
let [a, b] = ['', '']
beforeAll(async () => {
  const database = await createTestDatabase()
  ;({ db, drop } = database)
})
afterAll(async () => {
  expect(await audit(db)).toEqual([])
  await drop()
})

const transfer = (entries: Transfer['entries'], id = uuidv7(at)): Transfer => ({ id, kind: 'test', entries })
const run = (batch: Batch) => transaction(db, (tx) => postAll(tx, clock, batch), 'repeatable read')
const has = async (id: string) => {
  const { available: free, held: reserved } = await balance(db, id, 'USD')
  return [formatDecimal(free), formatDecimal(reserved)]
}

beforeEach(async () => {
  ;[a, b] = [await insertCustomer(db), await insertCustomer(db)]
  await run({ transfers: [transfer(move(house('practice'), available(a), usd('100.00')))] })
})

it('posts in order: a transfer may spend money of the previous one, and holds are opened and used up in the same batch', async () => {
  const id = uuidv7(at)
  await run({
    transfers: [
      transfer(move(available(a), available(b), usd('100.00'))),
      transfer(move(available(b), held(b), usd('60.00')), id),
    ],
    opened: [{ id, owner: b, money: usd('60.00'), reason: 'order', reference: id }],
  })
  expect([await has(a), await has(b)]).toEqual([
    ['0.00', '0'],
    ['40.00', '60.00'],
  ])
  await run({
    transfers: [
      transfer(move(held(b), house('fees'), usd('10.00'))),
      transfer(move(held(b), available(b), usd('50.00'))),
    ],
    used: [{ id, captured: decimal('10.00'), released: decimal('50.00') }],
  })
  expect(await has(b)).toEqual(['90.00', '0.00'])
})

it('writes nothing where a balance would become negative in between', async () => {
  const short = await run({
    transfers: [
      transfer(move(available(a), available(b), usd('100.01'))),
      transfer(move(available(b), available(a), usd('100.01'))),
    ],
  })
  expect(short).toBeInstanceOf(Shortfall)
  expect(short && formatDecimal(short.missing.amount)).toBe('0.01')
  expect(await has(a)).toEqual(['100.00', '0'])
})

it('refuses a hold that does not exist or has too little, and entries that do not balance', async () => {
  const transfers = [transfer(move(available(a), house('fees'), usd('1.00')))]
  const used = [{ id: uuidv7(at), captured: decimal('1.00'), released: decimal('0.00') }]
  await expect(run({ transfers, used })).rejects.toThrow(LedgerMistake)
  const id = uuidv7(at)
  const opened = [{ id, owner: a, money: usd('5.00'), reason: 'order', reference: id }]
  await run({ transfers: [transfer(move(available(a), held(a), usd('5.00')), id)], opened })
  const more = [{ id, captured: decimal('6.00'), released: decimal('0.00') }]
  await expect(run({ transfers, used: more })).rejects.toThrow('within_amount')
  const [first] = move(available(a), house('fees'), usd('1.00'))
  await expect(run({ transfers: [transfer(first ? [first, first] : [])] })).rejects.toThrow('out of balance')
})

it('keeps every customer’s sequence with many concurrent batches', async () => {
  await Promise.all(
    Array.from({ length: 20 }, () => run({ transfers: [transfer(move(available(a), available(b), usd('5.00')))] })),
  )
  expect([await has(a), await has(b)]).toEqual([
    ['0.00', '0'],
    ['100.00', '0'],
  ])
})

it('makes a single transfer of another transaction wait for its accounts, and then continue from their new balances', async () => {
  let begun = 0
  const single = () =>
    transaction(db, (tx) => {
      begun += 1
      return post(tx, clock, transfer(move(available(a), house('fees'), usd('1.00'))))
    })
  const waiting = async () => {
    const { rows } = await sql<{ n: bigint }>`
      select count(*) as n from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    expect(rows[0]?.n).toBe(1n)
  }
  const other: { done?: Promise<unknown> } = {}
  await db.transaction().execute(async (tx) => {
    await postAll(tx, clock, { transfers: [transfer(move(available(a), available(b), usd('5.00')))] })
    other.done = single()
    await vi.waitFor(waiting, { timeout: 15_000 })
  })
  expect(await other.done).toMatchObject({ first: true })
  expect([begun, await has(a)]).toEqual([2, ['94.00', '0']])
})
