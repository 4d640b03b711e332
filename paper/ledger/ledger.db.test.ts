import { BigDecimal } from 'effect'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { decimal, formatDecimal } from '../../domain/money/decimal.ts'
import { type Currency, money } from '../../domain/money/money.ts'
import { clockAt } from '../platform/clock/clock.ts'
import { type Db, transaction } from '../platform/database/transaction.ts'
import { uuidv7 } from '../platform/wireText/uuid.ts'
import { insertCustomer } from '../testing/customers.ts'
import { createTestDatabase } from '../testing/database.ts'
import { audit } from './audit.ts'
import { balance } from './balances.ts'
import { history } from './testing/history.ts'
import { available, entry, house, LedgerMistake, move, Shortfall } from './entry.ts'
import { capture, hold, release } from './holds.ts'
import { post, type Transfer } from './post.ts'

const at = new Date('2025-06-02T09:00:00Z')
const clock = clockAt(at)
const newId = () => uuidv7(at)
const of = (amount: string, currency: Currency = 'EUR') => money(decimal(amount), currency)

let db: Db
let drop: () => Promise<void>
let customer: string

beforeAll(async () => {
  const database = await createTestDatabase()
  ;({ db, drop } = database)
  customer = await insertCustomer(db)
})
afterAll(async () => {
  expect(await audit(db)).toEqual([])
  await drop()
})

const postAlone = (transfer: Omit<Transfer, 'kind'>) =>
  transaction(db, (tx) => post(tx, clock, { kind: 'test', ...transfer }))

const funded = async (...amounts: ReadonlyArray<string>): Promise<string> => {
  const id = await insertCustomer(db)
  for (const amount of amounts)
    await postAlone({ id: newId(), entries: move(house('practice'), available(id), of(amount)) })
  return id
}

const shown = async (id: string, currency: Currency = 'EUR') => {
  const wallet = await balance(db, id, currency)
  return [formatDecimal(wallet.available), formatDecimal(wallet.held)]
}

describe('post', () => {
  it('moves money and stores the running balance of every posting', async () => {
    const id = await funded('100.00', '0.05')
    await postAlone({
      id: newId(),
      entries: [
        entry(available(id), of('-30.01')),
        entry(house('fees'), of('0.01')),
        entry(house('clearing'), of('30')),
      ],
    })
    expect(await shown(id)).toEqual(['70.04', '0'])
    const rows = await history(db, id, { currency: 'EUR', limit: 10 })
    expect(rows.map((row) => [formatDecimal(row.amount), formatDecimal(row.balanceAfter), row.sequence])).toEqual([
      ['-30.01', '70.04', 3n],
      ['0.05', '100.05', 2n],
      ['100.00', '100.00', 1n],
    ])
    expect(await history(db, id, { currency: 'EUR', limit: 1, before: 2n })).toMatchObject([{ sequence: 1n }])
  })

  it('posts a transfer once, however often it is repeated', async () => {
    const id = await funded('10')
    const transfer = { id: newId(), entries: move(available(id), house('fees'), of('7')) }
    expect(await postAlone(transfer)).toEqual({ id: transfer.id, first: true, at })
    // A second transfer of 7 would be too much: the result must still be that it is posted.
    expect(await postAlone(transfer)).toEqual({ id: transfer.id, first: false })
    const sum = await Promise.all(Array.from({ length: 10 }, () => postAlone(transfer)))
    expect(sum).toEqual(sum.map(() => ({ id: transfer.id, first: false })))
    expect(await shown(id)).toEqual(['3', '0'])
  })

  it('refuses an id that belongs to another transfer', async () => {
    const id = await funded('10')
    const transfer = { id: newId(), entries: move(available(id), house('fees'), of('1')) }
    await postAlone(transfer)
    const other = { ...transfer, entries: move(available(id), house('fees'), of('2')) }
    await expect(postAlone(other)).rejects.toThrow(LedgerMistake)
  })

  it('reports the amount that a customer lacks and writes nothing', async () => {
    const id = await funded('10')
    const result = await postAlone({ id: newId(), entries: move(available(id), house('fees'), of('10.01')) })
    expect(result).toBeInstanceOf(Shortfall)
    expect(result).toMatchObject({ customerId: id, missing: { currency: 'EUR', amount: decimal('0.01') } })
    expect(await shown(id)).toEqual(['10', '0'])
  })

  it.each([
    ['one entry', () => [entry(house('fees'), of('1'))]],
    ['out of balance', () => [entry(house('fees'), of('1')), entry(house('clearing'), of('-2'))]],
    [
      'balanced only across currencies',
      () => [entry(house('fees'), of('1', 'USD')), entry(house('clearing'), of('-1'))],
    ],
    ['a zero entry', () => [...move(house('fees'), house('clearing'), of('0'))]],
    ['more decimals than the currency has', () => [...move(house('fees'), house('clearing'), of('0.5', 'JPY'))]],
  ])('throws on %s', async (_, entries) => {
    await expect(postAlone({ id: newId(), entries: entries() })).rejects.toThrow(LedgerMistake)
  })

  it('moves two currencies in one transfer', async () => {
    const id = await funded('100')
    await postAlone({
      id: newId(),
      entries: [
        ...move(available(id), house('exchange'), of('100')),
        ...move(house('exchange'), available(id), of('480.55', 'MYR')),
      ],
    })
    expect([await shown(id), await shown(id, 'MYR')]).toEqual([
      ['0', '0'],
      ['480.55', '0'],
    ])
  })

  it('accepts only as many of many concurrent payments as there is money for', async () => {
    const id = await funded('5')
    const pay = () => postAlone({ id: newId(), entries: move(available(id), house('fees'), of('1')) })
    const results = await Promise.all(Array.from({ length: 12 }, pay))
    expect(results.filter((result) => result instanceof Shortfall)).toHaveLength(7)
    expect(await shown(id)).toEqual(['0', '0'])
  })
})

describe('holds', () => {
  it('reserves, captures in parts and releases the rest', async () => {
    const owner = await funded('100')
    const holdId = newId()
    await transaction(db, (tx) => hold(tx, clock, { id: holdId, owner, money: of('60'), reason: 'order' }))
    expect(await shown(owner)).toEqual(['40', '60'])
    const take = (id: string, amount: string) =>
      transaction(db, (tx) =>
        capture(tx, clock, { id, hold: holdId, kind: 'fill', to: [entry(house('clearing'), of(amount))] }),
      )
    const first = newId()
    await take(first, '25.50')
    await take(first, '25.50')
    await take(newId(), '4.50')
    expect(await shown(owner)).toEqual(['40', '30.00'])
    const giveBack = (id: string) => transaction(db, (tx) => release(tx, clock, { id, hold: holdId }))
    expect(formatDecimal((await giveBack(newId())).amount)).toBe('30.00')
    expect(formatDecimal((await giveBack(newId())).amount)).toBe('0')
    expect(await shown(owner)).toEqual(['70.00', '0.00'])
    await expect(take(newId(), '0.01')).rejects.toThrow('has only')
  })

  it('never captures more than it reserved, also when other holds have money', async () => {
    const owner = await funded('100')
    const [small, large] = [newId(), newId()]
    await transaction(db, (tx) => hold(tx, clock, { id: small, owner, money: of('10'), reason: 'order' }))
    await transaction(db, (tx) => hold(tx, clock, { id: large, owner, money: of('80'), reason: 'order' }))
    const greedy = transaction(db, (tx) =>
      capture(tx, clock, { id: newId(), hold: small, kind: 'fill', to: [entry(house('clearing'), of('10.01'))] }),
    )
    await expect(greedy).rejects.toThrow('has only 10 EUR left')
    expect(await shown(owner)).toEqual(['10', '90'])
  })

  it('holds once per id, and not more than is available', async () => {
    const owner = await funded('100')
    const reserve = (id: string, amount: string) =>
      transaction(db, (tx) => hold(tx, clock, { id, owner, money: of(amount), reason: 'withdrawal' }))
    const id = newId()
    await Promise.all([reserve(id, '70'), reserve(id, '70'), reserve(id, '70')])
    expect(await shown(owner)).toEqual(['30', '70'])
    expect(await reserve(newId(), '30.01')).toBeInstanceOf(Shortfall)
  })
})

describe('the database itself', () => {
  const raw = (work: (tx: Parameters<Parameters<typeof transaction>[1]>[0]) => Promise<unknown>) =>
    transaction(db, work)
  const account = async () =>
    (await db.selectFrom('ledger_accounts').select('id').where('owner', '=', customer).executeTakeFirstOrThrow()).id

  beforeAll(async () => {
    await postAlone({ id: newId(), entries: move(house('practice'), available(customer), of('100')) })
  })

  it('refuses a transfer that does not balance', async () => {
    const transfer = newId()
    const houseAccount = await db
      .selectFrom('ledger_accounts')
      .select('id')
      .where('owner', 'is', null)
      .where('currency', '=', 'EUR')
      .executeTakeFirstOrThrow()
    const work = raw(async (tx) => {
      await sql`insert into ledger_transfers values (${transfer}, 'bad', null, '', now())`.execute(tx)
      await sql`insert into ledger_postings values (${transfer}, 1, ${houseAccount.id}, 'EUR', 5, null, null)`.execute(
        tx,
      )
    })
    await expect(work).rejects.toThrow('does not balance')
  })

  it('refuses a transfer without postings', async () => {
    await expect(
      raw((tx) => sql`insert into ledger_transfers values (${newId()}, 'bad', null, '', now())`.execute(tx)),
    ).rejects.toThrow('has no postings')
  })

  it('refuses a balance without postings', async () => {
    const id = await account()
    await expect(
      raw((tx) => sql`update ledger_accounts set balance = balance + 1 where id = ${id}`.execute(tx)),
    ).rejects.toThrow('is not what was posted')
  })

  it('refuses a balance below zero', async () => {
    const id = await account()
    await expect(
      raw((tx) => sql`update ledger_accounts set balance = -1 where id = ${id}`.execute(tx)),
    ).rejects.toThrow('never_negative')
  })

  it.each([
    'delete from ledger_postings',
    'update ledger_postings set amount = 1',
    'delete from ledger_transfers',
    "update ledger_transfers set kind = ''",
  ])('refuses to rewrite history: %s', async (statement) => {
    await expect(raw((tx) => sql.raw(statement).execute(tx))).rejects.toThrow('append-only')
  })

  it('keeps exact decimals', async () => {
    const row = await sql<{ n: BigDecimal.BigDecimal; list: Array<BigDecimal.BigDecimal>; day: string; big: bigint }>`
      select 0.1 + 0.2 as n, array[0.10, 12345678901234567890.12] as list, date '2025-03-30' as day, 9007199254740993 as big`.execute(
      db,
    )
    expect(row.rows[0]).toMatchObject({ day: '2025-03-30', big: 9007199254740993n })
    expect(formatDecimal(row.rows[0]!.n)).toBe('0.3')
    expect(row.rows[0]!.list.map(formatDecimal)).toEqual(['0.10', '12345678901234567890.12'])
  })
})
