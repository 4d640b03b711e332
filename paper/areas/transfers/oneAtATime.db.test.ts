import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { textByCode } from '../../../adapters/generated/messages.ts'
import type { Operation } from '../../platform/contract/operations.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { audit } from '../../ledger/audit.ts'
import { callAt, type Session, startTestBroker, type TestBroker } from '../../testing/broker.ts'
import { type BrokerProcess, spawnBroker } from '../../testing/process.ts'
import { bind, MONDAY, PASSWORD, proofOf, ready, standAt, walletOf } from './testing/testing.ts'

const NOTHING = '0190a5f0-8d10-7a43-8a5b-6a1f0f1c2d3e'
const IN_PROGRESS = textByCode['fund-operation-in-progress']

let paper: TestBroker
/** A second process on the same database. */
let other: BrokerProcess
beforeAll(async () => {
  paper = await startTestBroker()
  await standAt(paper, MONDAY)
  other = await spawnBroker({ DATABASE_URL: paper.databaseUrl, PAPER_CLOCK: 'test', PAPER_DEMO: '0' })
})
afterAll(async () => {
  other.child.kill('SIGTERM')
  await other.ended
  expect(await audit(paper.broker.db)).toEqual([])
  await paper.stop()
})

const there = (path: Operation, body: object, mine: Session) => callAt(other.url ?? '', path, body, mine)

const customerIdOf = async ({ account }: Session): Promise<string> => {
  const found = paper.broker.db.selectFrom('customers').select('id').where('phone', '=', account)
  return (await found.executeTakeFirstOrThrow()).id
}

/** Waits until some transaction on the database waits for a row that another one has locked. */
const somebodyWaits = async (): Promise<void> => {
  for (;;) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(paper.broker.db)
    if ((rows[0]?.count ?? 0) > 0) return
    await sleep(5)
  }
}

/** Does something while rows are locked, then releases them. */
const whileLocked = <T>(lock: (tx: Tx) => Promise<unknown>, work: () => Promise<T>): Promise<T> =>
  paper.broker.db.transaction().execute(async (tx) => {
    await lock(tx)
    return work()
  })

const walletsOf = (customerId: string) => (tx: Tx) =>
  tx.selectFrom('ledger_accounts').select('id').where('owner', '=', customerId).forUpdate().execute()

const withdrawal = (cardid: string, money: string) => ({
  currency: 'EUR',
  money,
  cardid,
  fundpassword: PASSWORD,
  requestid: randomUUID(),
})

it('refuses every other fund operation of an account on every process while one is running', async () => {
  const mine = await ready(paper, { EUR: '5000.00' })
  const stranger = await ready(paper, { EUR: '5000.00' })
  const [card, strangersCard] = [await bind(paper, mine), await bind(paper, stranger)]
  const { data: waiting } = await paper.call('/funds/withdraw', withdrawal(card, '1000.00'), mine)
  const { data: quote } = await paper.call('/exchange/quote', { from: 'EUR', to: 'JPY' }, mine)
  const proof = await proofOf(paper, mine)
  const transfer = { channelid: 'bank-eur', currency: 'EUR', money: '70.00', transferdate: '2026-01-12', proof }
  const change = { oldpassword: PASSWORD, password: '730416', repassword: '730416' }
  const others: ReadonlyArray<readonly [Operation, object]> = [
    ['/funds/withdraw', withdrawal(card, '500.00')],
    ['/funds/withdrawcancel', { id: waiting.id, requestid: randomUUID() }],
    ['/funds/deposit', { ...transfer, requestid: randomUUID() }],
    ['/exchange/submit', { quoteid: quote.quoteid, money: '100.00', requestid: randomUUID() }],
    ['/trade/addmargin', { positionid: NOTHING, amount: '100', requestid: randomUUID() }],
    ['/security/fundpasswordset', { password: '730416', repassword: '730416', requestid: randomUUID() }],
    ['/security/fundpasswordchange', { ...change, requestid: randomUUID() }],
  ]

  const first = await whileLocked(walletsOf(await customerIdOf(mine)), async () => {
    const inTheMiddle = paper.call('/funds/withdraw', withdrawal(card, '1000.00'), mine)
    await somebodyWaits()
    for (const [path, body] of others) expect([path, (await there(path, body, mine)).msg]).toEqual([path, IN_PROGRESS])
    // The account is busy, not the brokers.
    expect((await there('/funds/withdraw', withdrawal(strangersCard, '500.00'), stranger)).status).toBe(1)
    return [inTheMiddle]
  })
  expect((await first[0])?.status).toBe(1)
  expect(await walletOf(paper, mine, 'EUR')).toEqual(['3000.00', '2000.00'])

  // Refused requests can be repeated with the same ids.
  const [, , , exchange] = others
  expect((await there('/exchange/submit', exchange?.[1] ?? {}, mine)).status).toBe(1)
})

it('neither waits for nor is refused because of a simultaneous change of the login password', async () => {
  const mine = await ready(paper, { EUR: '5000.00' })
  const card = await bind(paper, mine)
  const id = await customerIdOf(mine)
  const account = (tx: Tx) => tx.selectFrom('customers').select('id').where('id', '=', id).forNoKeyUpdate().execute()
  const answer = await whileLocked(account, () => there('/funds/withdraw', withdrawal(card, '500.00'), mine))
  expect([answer.msg, answer.status]).toEqual([textByCode['withdrawal-submitted'], 1])
})

it('checks no fund password after five wrong ones, whichever processes were tried', async () => {
  const mine = await ready(paper, { EUR: '5000.00' })
  const card = await bind(paper, mine)
  const tries = ['280510', '280511', '280512', '280513', '280514', PASSWORD, PASSWORD]
  const said: Array<string | undefined> = []
  for (const [nth, fundpassword] of tries.entries()) {
    const fields = { ...withdrawal(card, '500.00'), fundpassword }
    const { msg } =
      nth % 2 ? await there('/funds/withdraw', fields, mine) : await paper.call('/funds/withdraw', fields, mine)
    said.push(msg)
  }
  const [wrong, over] = [textByCode['wrong-fund-password'], textByCode['submitted-too-frequently']]
  expect(said).toEqual([wrong, wrong, wrong, wrong, wrong, over, over])
  expect(await walletOf(paper, mine, 'EUR')).toEqual(['5000.00', '0.00'])
})

it('works with an account that an earlier version of the broker opened', async () => {
  const mine = await ready(paper, { EUR: '5000.00' })
  const card = await bind(paper, mine)
  await paper.broker.db
    .deleteFrom('fund_operations')
    .where('customer_id', '=', await customerIdOf(mine))
    .execute()
  expect((await there('/funds/withdraw', withdrawal(card, '500.00'), mine)).status).toBe(1)
})
