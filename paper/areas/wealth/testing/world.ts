import { seedOf, chance, STREAM } from '../../../market/chance.ts'
import { hashPassword } from '../../account/passwords.ts'
import { openAccount } from '../../account/openAccount.ts'
import { bankFields, HOLDER, PASSWORD, walletFields } from '../../transfers/testing/testing.ts'
import { handlers } from '../../../main/handlers.ts'
import { grantIdentity } from '../../identity/grant.ts'
import { runDue } from '../../../platform/jobs/run.ts'
import { jobHandlers } from '../../../main/jobs.ts'
import { makePaperMarket } from '../../../market/paperMarket.ts'
import type { Broker, SignedInCall } from '../../../platform/broker/call.ts'
import type { Data, Operation } from '../../../platform/contract/operations.ts'
import { isRejection } from '../../../platform/rejection/rejection.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { approveDayTrading } from '../../daytrade/facility.ts'
import { settleDividends } from '../../dividends/settle.ts'
import { createTestDatabase } from '../../../testing/database.ts'
import { sweep } from '../../orders/matching/sweep.ts'
import type { Currency } from '../../../../domain/money/money.ts'
import { sql } from 'kysely'

/** A customer of a world, and the customer's own calls. */
export interface Person {
  readonly customer: SignedInCall['customer']
  readonly cards: { readonly bank: string; readonly wallet: string }
  /** Calls an operation as the server would; undefined where it is refused. */
  readonly call: <P extends Operation>(path: P, fields: Record<string, string>) => Promise<Data<P> | undefined>
}

/** Random numbers from [0, 1), the same for the same seed. */
export type Draw = () => number
export const drawFrom = (seed: string): Draw => {
  const from = seedOf(seed)
  let drawn = 0
  return () => chance(from, STREAM.character, drawn++)
}
export const oneOf = <T>(draw: Draw, all: ReadonlyArray<T>): T | undefined => all[Math.floor(draw() * all.length)]

type AnyHandler = (fields: unknown, call: SignedInCall) => Promise<unknown>

/** A broker in this process, with a stopped clock that tests move, and without background jobs. */
export const openWorld = async (start: Date) => {
  const database = await createTestDatabase()
  const { db } = database
  // These tests check the books, not durability.
  await sql`do $$ begin
    execute format('alter database %I set synchronous_commit = off', current_database());
  end $$`.execute(db)
  let at = start
  const silent = () => {}
  const trouble: Array<unknown> = []
  const broker: Broker = {
    db,
    clock: { now: () => Promise.resolve(at) },
    log: { info: silent, warn: (fields) => trouble.push(fields), error: (fields) => trouble.push(fields) },
    market: makePaperMarket('one truth'),
    hashCost: { memoryCost: 1024, timeCost: 1, parallelism: 1 },
    supportUrl: '',
    passkeys: { domain: 'localhost', origins: [] },
    reviewAfter: undefined,
  }
  const passwordHash = await hashPassword('test1234', broker.hashCost)
  const fundHash = await hashPassword(PASSWORD, broker.hashCost)

  /** Runs everything that is due until now. */
  const settle = async (): Promise<void> => {
    await sweep(broker)
    await runDue(broker, jobHandlers)
    await settleDividends(broker)
  }

  const person = async (number: number, practiceMoney: Partial<Record<Currency, string>>): Promise<Person> => {
    const phone = String(6_100_000_000 + number)
    const opened = await transaction(db, (tx) =>
      openAccount(tx, { phone, passwordHash, invitedBy: null, practiceMoney, clock: broker.clock, at }),
    )
    if (isRejection(opened)) throw new Error(opened.code)
    const customerId = opened.id
    await transaction(db, (tx) =>
      grantIdentity(tx, { customerId, name: HOLDER, idNumber: `LIFE${String(number).padStart(6, '0')}`, at }),
    )
    await db
      .insertInto('fund_passwords')
      .values({ customer_id: customerId, hash: fundHash, changed_at: at, set_at: at })
      .execute()
    await db
      .insertInto('day_trading_facilities')
      .values({ customer_id: customerId, applied_at: at, approved_at: null })
      .execute()
    await transaction(db, (tx) => approveDayTrading(tx, customerId, at))
    const customer = { id: customerId, number: opened.number, phone, frozen: false }
    const call: Person['call'] = async (path, fields) => {
      const handler = handlers[path] as unknown as AnyHandler
      const signedIn = {
        broker,
        now: at,
        requestId: '',
        address: '127.0.0.1',
        files: [],
        customer,
        tokenHash: NO_TOKEN,
        sessionKey: () => NO_TOKEN,
      }
      const answer = await handler(fields, signedIn)
      return isRejection(answer) ? undefined : (answer as never)
    }
    const bank = await call('/bank/add', bankFields())
    const wallet = await call('/bank/add', walletFields())
    if (bank === undefined || wallet === undefined) throw new Error('no card was bound')
    return { customer, call, cards: { bank: bank.id, wallet: wallet.id } }
  }

  return {
    broker,
    person,
    settle,
    trouble,
    now: () => at,
    pass: (milliseconds: number) => {
      at = new Date(at.getTime() + milliseconds)
    },
    close: database.drop,
  }
}

const NO_TOKEN = Buffer.alloc(32)

export type World = Awaited<ReturnType<typeof openWorld>>
