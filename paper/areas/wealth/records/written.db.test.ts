import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { decimal } from '../../../../domain/money/decimal.ts'
import { money } from '../../../../domain/money/money.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { uuidv7 } from '../../../platform/wireText/uuid.ts'
import { audit } from '../../../ledger/audit.ts'
import { available, house, move } from '../../../ledger/entry.ts'
import { hold } from '../../../ledger/holds.ts'
import { post } from '../../../ledger/post.ts'
import { records } from '../../../migrations/0003_records.ts'
import { positionRecords } from '../../../migrations/0025_position_records.ts'
import { writtenRecords } from '../../../migrations/0110_written_records.ts'
import { auditMovements } from '../../records/audit.ts'
import { insertCustomer } from '../../../testing/customers.ts'
import { createTestDatabase } from '../../../testing/database.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

it('the money frozen by a manually written row is available again after the migration, and the ledger is sound', async () => {
  const { db } = database
  const owner = await insertCustomer(db)
  const at = new Date('2026-01-12T02:00:00Z')
  const of = (amount: string) => money(decimal(amount), 'EUR')
  await transaction(db, async (tx) => {
    const entries = move(house('payments'), available(owner), of('100'))
    await post(tx, { id: uuidv7(at), kind: 'deposit', at, entries })
    for (const [amount, reason] of [
      ['30', 'ipo_subscriptions'],
      ['20', 'rebate_items'],
      ['7', 'withdrawal'],
    ] as const)
      await hold(tx, { id: uuidv7(at), owner, money: of(amount), reason, at })
  })
  await sql`drop table withdrawals, product_orders, realised_profits`.execute(db)
  await records.up(db)
  await positionRecords.up(db)
  await sql`
    insert into realised_profits (id, customer_id, currency, code, name, profit, realised_at)
    values (${uuidv7(at)}, ${owner}, 'EUR', 'VELM', 'Velmara Moda', 530.25, ${at})`.execute(db)
  await transaction(db, (tx) => writtenRecords.up(tx))
  const wallet = await db.selectFrom('wallets').selectAll().where('owner', '=', owner).executeTakeFirstOrThrow()
  expect([wallet.balance, wallet.frozen].map(String)).toEqual(['BigDecimal(93)', 'BigDecimal(7)'])
  expect(await db.selectFrom('realised_profits').selectAll().execute()).toEqual([])
  expect([...(await audit(db)), ...(await auditMovements(db))]).toEqual([])
})
