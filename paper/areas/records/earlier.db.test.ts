import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { decimal } from '../../../domain/money/decimal.ts'
import { type Currency, money } from '../../../domain/money/money.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { uuidv7 } from '../../platform/wireText/uuid.ts'
import { available, entry, house, move } from '../../ledger/entry.ts'
import { capture, hold, release } from '../../ledger/holds.ts'
import { post } from '../../ledger/post.ts'
import { movements } from '../../migrations/0021_movements.ts'
import { insertCustomer } from '../../testing/customers.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { later, MINUTE } from '../../platform/clock/instant.ts'
import { auditMovements } from './audit.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

it('includes postings from before the table of movements existed', async () => {
  const { db } = database
  const owner = await insertCustomer(db)
  const START = new Date('2026-01-12T02:00:00Z')
  const of = (amount: string, currency: Currency = 'EUR') => money(decimal(amount), currency)
  const [reserved, gone] = [uuidv7(START), uuidv7(START)]
  const acts = [
    (at: Date) => ({
      id: uuidv7(at),
      kind: 'deposit',
      at,
      entries: move(house('payments'), available(owner), of('100')),
    }),
    (at: Date) => ({
      id: uuidv7(at),
      kind: 'deposit',
      at,
      entries: move(house('payments'), available(owner), of('7', 'USD')),
    }),
  ]
  await transaction(db, async (tx) => {
    for (const [n, act] of acts.entries()) await post(tx, act(later(START, n * MINUTE)))
    const at = (minutes: number) => later(START, minutes * MINUTE)
    await hold(tx, { id: reserved, owner, money: of('30'), reason: 'withdrawal', reference: reserved, at: at(2) })
    await hold(tx, { id: gone, owner, money: of('20'), reason: 'order', reference: gone, at: at(3) })
    const to = [entry(house('payments'), of('30'))]
    await capture(tx, { id: uuidv7(at(4)), hold: reserved, kind: 'withdrawal-paid', to, at: at(4) })
    await release(tx, { id: uuidv7(at(5)), hold: gone, at: at(5) })
  })
  const read = () =>
    db
      .selectFrom('wallet_movements')
      .select(['transfer_id', 'currency', 'kind', 'reference', 'money', 'frozen_money', 'balance', 'frozen', 'at'])
      .orderBy('position')
      .execute()
  const written = await read()
  expect(written).toHaveLength(6)
  await sql`
    drop trigger ledger_postings_move_wallets on ledger_postings;
    drop function ledger_postings_move_wallets;
    drop table wallet_movements;
    drop table wallets`.execute(db)
  await movements.up(db)
  expect(await read()).toEqual(written)
  expect(await auditMovements(db)).toEqual([])
})
