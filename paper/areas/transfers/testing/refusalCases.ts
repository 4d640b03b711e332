import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FailureCode, textByCode } from '../../../../adapters/generated/messages.ts'
import { decimal } from '../../../../domain/money/decimal.ts'
import { type Currency, money } from '../../../../domain/money/money.ts'
import type { Operation } from '../../../platform/contract/operations.ts'
import { operations } from '../../../platform/contract/specification.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { uuidv7 } from '../../../platform/wireText/uuid.ts'
import { audit } from '../../../ledger/audit.ts'
import { available, house, move, assertFunded } from '../../../ledger/entry.ts'
import { hold } from '../../../ledger/holds.ts'
import { post } from '../../../ledger/post.ts'
import type { Session, TestBroker } from '../../../testing/broker.ts'
import { reusedTestBroker } from '../../../testing/reusedBroker.ts'
import { beginOperation } from '../operation.ts'
import { bind, MONDAY, PASSWORD, ready, standAt } from './testing.ts'

export type Fields = Record<string, string>

/** Brings a customer into a state and returns the message of the refused call. */
export type Provoke = () => Promise<string | undefined>
export type Cases = Readonly<Partial<Record<Operation, Partial<Record<FailureCode, Provoke>>>>>

/** An id without a record. */
export const NOTHING = '0190a5f0-8d10-7a43-8a5b-6a1f0f1c2d3e'

const held: { paper?: TestBroker } = {}

/** The broker of this test file; set from the first test on. */
export const broker = (): TestBroker => {
  if (held.paper === undefined) throw new Error('the broker is set only while tests run')
  return held.paper
}

/** How many entries the ledger has of a customer. */
const entriesOf = async ({ account }: Session): Promise<bigint> => {
  const { entries } = await broker()
    .broker.db.selectFrom('ledger_postings as p')
    .innerJoin('ledger_accounts as a', 'a.id', 'p.account_id')
    .innerJoin('customers as c', 'c.id', 'a.owner')
    .where('c.phone', '=', account)
    .select((eb) => eb.fn.countAll<bigint>().as('entries'))
    .executeTakeFirstOrThrow()
  return entries
}

/** Calls and returns the message of the refusal. The call must leave nothing in the ledger. */
export const say = async (path: Operation, fields: Fields, mine: Session): Promise<string | undefined> => {
  const before = await entriesOf(mine)
  const { httpStatus, msg, status } = await broker().call(path, fields, mine)
  expect([httpStatus, status, await entriesOf(mine)]).toEqual([200, 0, before])
  return msg
}

export const idOf = async ({ account }: Session): Promise<string> => {
  const found = broker().broker.db.selectFrom('customers').select('id').where('phone', '=', account)
  return (await found.executeTakeFirstOrThrow()).id
}

/** Calls while another operation of the customer is running. */
export const meanwhile = async (mine: Session, call: Provoke): Promise<string | undefined> => {
  const customerId = await idOf(mine)
  return broker()
    .broker.db.transaction()
    .execute(async (tx) => {
      expect(await beginOperation(tx, customerId)).toBeUndefined()
      return call()
    })
}

/** Calls while a table of the broker cannot be found. */
export const without = async (table: string, call: Provoke): Promise<string | undefined> => {
  const { db } = broker().broker
  await sql`alter table ${sql.table(table)} rename to ${sql.table(`${table}_away`)}`.execute(db)
  try {
    return await call()
  } finally {
    await sql`alter table ${sql.table(`${table}_away`)} rename to ${sql.table(table)}`.execute(db)
  }
}

/** Calls while a service is closed. */
export const closed = async (service: string, call: Provoke): Promise<string | undefined> => {
  await broker().control('/services', { service, open: false })
  try {
    return await call()
  } finally {
    await broker().control('/services', { service, open: true })
  }
}

/** Calls at another time, when the earlier session may have ended. */
export const atTime = async (
  at: Date,
  mine: Session,
  call: (again: Session) => Promise<string | undefined>,
): Promise<string | undefined> => {
  await standAt(broker(), at)
  const { data } = await broker().call('/user/login', { account: mine.account, password: 'test1234' })
  try {
    return await call(data)
  } finally {
    await standAt(broker(), MONDAY)
  }
}

/** Removes a verified identity. */
export const rejectIdentity = async (mine: Session): Promise<void> => {
  const rejected = { status: 3, reason: 'expired' }
  const identities = broker().broker.db.updateTable('identities').set(rejected)
  await identities.where('customer_id', '=', await idOf(mine)).execute()
}

/** Reserves money of a customer, as a pending request does. */
export const reserve = async (mine: Session, amount: string, currency: Currency): Promise<void> => {
  const sum = money(decimal(amount), currency)
  const reserved = { id: uuidv7(MONDAY), owner: await idOf(mine), money: sum, reason: 'order' }
  const { clock, db } = broker().broker
  await transaction(db, async (tx) => assertFunded(await hold(tx, clock, reserved)))
}

/** A customer with a verified identity and no fund password. */
export const withoutFundPassword = async (): Promise<Session> => {
  const mine = await broker().customer()
  await broker().control('/identity/grant', { account: mine.account, name: 'Marina Ribera' })
  return mine
}

/** Pays out a credit of 50 dollars, which is owed from then on. */
export const lend = async (mine: Session): Promise<void> => {
  const entries = move(house('clearing'), available(await idOf(mine)), money(decimal('50.00'), 'USD'))
  const lent = { id: uuidv7(MONDAY), kind: 'credit', entries }
  const { clock, db } = broker().broker
  await transaction(db, async (tx) => assertFunded(await post(tx, clock, lent)))
}

export const rich = (): Promise<Session> => ready(broker(), { EUR: '200000.00', USDT: '5000.00' })

export const withdrawFields = (cardid: string, change: Fields = {}): Fields => ({
  currency: 'EUR',
  money: '500.00',
  cardid,
  fundpassword: PASSWORD,
  requestid: randomUUID(),
  ...change,
})

/** A customer with a withdrawal under review. */
export const underReview = async (): Promise<{ mine: Session; card: string; withdrawal: string }> => {
  const mine = await rich()
  const card = await bind(broker(), mine)
  const { data } = await broker().call('/funds/withdraw', withdrawFields(card), mine)
  return { mine, card, withdrawal: data.id }
}

/** The refusals that every call can have, caused in the same way. */
const common = (path: Operation, fields: Fields): Partial<Record<FailureCode, Provoke>> => ({
  'account-frozen': async () => {
    const mine = await broker().customer()
    await broker().control('/freeze', { account: mine.account, frozen: true })
    return say(path, fields, mine)
  },
  // Some calls have no field that could be wrong: their form itself cannot be read.
  'invalid-parameters': async () => {
    const headers = { 'content-type': 'application/json', ...(await broker().customer()) }
    const answer = await fetch(`${broker().url}/api/vue${path}`, { method: 'POST', headers, body: '{' })
    const { msg, status } = (await answer.json()) as { msg: string; status: number }
    expect([answer.status, status]).toEqual([200, 0])
    return msg
  },
  'system-busy': async () => {
    const mine = await broker().customer()
    return without('sessions', () => say(path, fields, mine))
  },
  'request-id-reused': async () => {
    const [mine, { requestid = '' }] = [await broker().customer(), fields]
    await broker().call('/message/readall', { until: '1', requestid }, mine)
    return say(path, fields, mine)
  },
})

/**
 * Provides the tests of a file with the worker's broker, as new, its clock on a Monday morning; audits its ledger at the end.
 */
export const withBroker = (): void => {
  beforeAll(async () => {
    held.paper = await reusedTestBroker()
    await standAt(broker(), MONDAY)
  })
  afterAll(async () => {
    const problems = await audit(broker().broker.db)
    await broker().stop()
    expect(problems).toEqual([])
  })
}

/**
 * Tests that each call refuses with every code that the contract lists for it. `valid` are fields that the contract
 * accepts, whatever they name; a code without a case, there or among the common ones, fails its test.
 */
export const testRefusals = (valid: Readonly<Partial<Record<Operation, Fields>>>, cases: Cases): void => {
  withBroker()
  describe.each(Object.entries(valid) as Array<[Operation, Fields]>)('%s refuses with', (path, fields) => {
    const codes = [...(operations.find((facts) => facts.path === path)?.failures ?? [])]
    it.each(codes)('%s', async (code) => {
      const provoke = cases[path]?.[code] ?? common(path, fields)[code]
      if (provoke === undefined) throw new Error(`no case causes ${code}`)
      expect(await provoke()).toBe(textByCode[code])
    })
  })
}
