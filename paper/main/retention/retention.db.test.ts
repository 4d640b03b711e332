import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { textByCode } from '../../../adapters/generated/messages.ts'
import { bind, MONDAY, PASSWORD, ready, standAt, walletOf } from '../../areas/transfers/testing/testing.ts'
import { withBooks } from '../../testing/books.ts'
import { type Session, startTestBroker, type TestBroker } from '../../testing/broker.ts'
import { DAY, HOUR, later, MINUTE } from '../../platform/clock/instant.ts'
import { recordWorths } from '../../areas/wealth/recordWorth.ts'
import { PRUNINGS } from './prunings.ts'
import { prune } from './prune.ts'

let paper: TestBroker
withBooks(startTestBroker, (opened) => {
  paper = opened
})

const count = async (table: string): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(paper.broker.db)
  return rows[0]?.n ?? -1
}
const pruneAt = (at: Date, atOnce?: number) => prune(paper.broker.db, at, atOnce)
const again = async ({ account }: Session): Promise<Session> =>
  (await paper.call('/user/login', { account, password: 'test1234' })).data

it('moves money once for a request id, also long after its answer was deleted', async () => {
  await standAt(paper, MONDAY)
  const mine = await ready(paper, { EUR: '5000.00' })
  const cardid = await bind(paper, mine)
  const fields = { currency: 'EUR', money: '1000.00', cardid, fundpassword: PASSWORD, requestid: randomUUID() }
  const first = await paper.call('/funds/withdraw', fields, mine)
  expect(first.status).toBe(1)
  await pruneAt(later(MONDAY, 30 * DAY - MINUTE))
  // The sessions of a month ago are over.
  expect((await paper.call('/funds/withdraw', fields, await again(mine))).data).toEqual(first.data)

  // A Monday again, in the hours of withdrawals.
  const months = later(MONDAY, 42 * DAY)
  await standAt(paper, months)
  await pruneAt(months)
  const back = await again(mine)
  expect((await paper.call('/funds/withdraw', fields, back)).msg).toBe(textByCode['request-id-reused'])
  expect(await walletOf(paper, back, 'EUR')).toEqual(['4000.00', '1000.00'])
})

it('deletes requests that moved nothing, and all rows without further use', async () => {
  await standAt(paper, MONDAY)
  const mine = await ready(paper, { EUR: '5000.00' })
  const changed = await paper.call('/quotes/watchadd', { codes: 'AURNUSDT', requestid: randomUUID() }, mine)
  expect(changed.status).toBe(1)
  await paper.call('/user/login', { account: mine.account, password: 'wrong1234' })
  await paper.call('/exchange/quote', { from: 'EUR', to: 'USD' }, await again(mine))
  await recordWorths(paper.broker, later(MONDAY, DAY))
  const { id: customer_id } = await paper.broker.db.selectFrom('customers').select('id').executeTakeFirstOrThrow()
  const met = { id: randomUUID(), customer_id, code: 'AURNUSDT', value: '1', met_price: '1' }
  await paper.broker.db
    .insertInto('alerts')
    .values({ ...met, kind: 'above', created_at: MONDAY, met_at: later(MONDAY, DAY) })
    .execute()
  await paper.broker.db
    .insertInto('login_devices')
    .values({ customer_id, device: 'Firefox', used_at: MONDAY })
    .execute()
  await paper.call('/security/codesetup', { password: 'test1234' }, await again(mine))
  await paper.call('/user/loginchallenge', {})
  for (const table of Object.keys(PRUNINGS)) expect([table, await count(table)]).not.toEqual([table, 0])
  await pruneAt(later(MONDAY, 420 * DAY))
  const emptied = [
    'sessions',
    'passkey_challenges',
    'limited_tries',
    'exchange_quotes',
    'login_addresses',
    'login_devices',
    'alerts',
  ]
  for (const table of [...emptied, 'login_codes', 'recovery_codes'])
    expect([table, await count(table)]).toEqual([table, 0])
  const { rows } = await sql<{ operation: string; left: boolean }>`
    select distinct operation, answer is not null as left from idempotent_requests order by 1`.execute(paper.broker.db)
  expect(rows).toEqual([
    { operation: '/bank/add', left: false },
    { operation: '/funds/withdraw', left: false },
  ])
})

it('keeps the last worth of each month when its days are over', async () => {
  const mine = await ready(paper, { EUR: '5000.00' })
  const owner = paper.broker.db.selectFrom('customers').select('id').where('phone', '=', mine.account)
  const { id } = await owner.executeTakeFirstOrThrow()
  const days = ['2026-01-30', '2026-01-31', '2026-02-01', '2026-02-27'].map((day) => new Date(`${day}T00:00:00Z`))
  await paper.broker.db
    .insertInto('worths')
    .values(days.map((day) => ({ customer_id: id, day, at: later(day, HOUR), total: '1' })))
    .execute()
  const left = async () => {
    const rows = await paper.broker.db
      .selectFrom('worths')
      .select('day')
      .where('customer_id', '=', id)
      .orderBy('day')
      .execute()
    return rows.map(({ day }) => day.toISOString().slice(0, 10))
  }
  await pruneAt(later(new Date('2026-02-01T00:00:00Z'), 396 * DAY))
  expect(await left()).toEqual(['2026-01-31', '2026-02-01', '2026-02-27'])
  await pruneAt(later(MONDAY, 900 * DAY))
  expect(await left()).toEqual(['2026-01-31', '2026-02-27'])
})

it('removes in batches, and leaves rows within their retention period', async () => {
  const at = later(MONDAY, 440 * DAY)
  const names = Array.from({ length: 25 }, (_, n) => `limit ${n}`)
  await paper.broker.db
    .insertInto('limited_tries')
    .values(
      names.map((subject, n) => ({
        subject,
        names: sql<Array<string>>`array['a']`,
        times: sql<Array<Date>>`array[${at}::timestamptz]`,
        ends_at: later(at, (n < 23 ? 0 : 1) * HOUR),
      })),
    )
    .execute()
  expect(await pruneAt(at, 10)).toBe(23)
  expect(await count('limited_tries')).toBe(2)
})

it.each(Object.entries(PRUNINGS))('finds the rows of %s to remove by an index', async (table, pruning) => {
  await paper.broker.db.connection().execute(async (db) => {
    await sql`set enable_seqscan = off`.execute(db)
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${pruning(MONDAY, 10)}`.execute(db)
    await sql`reset enable_seqscan`.execute(db)
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).not.toContain(`Seq Scan on ${table}`)
  })
})
