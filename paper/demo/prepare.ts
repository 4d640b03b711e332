import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { openAccount } from '../areas/account/openAccount.ts'
import { hashPassword } from '../areas/account/passwords.ts'
import type { Broker, Customer } from '../platform/broker/call.ts'
import { isRejection } from '../platform/rejection/rejection.ts'
import { asOne } from '../platform/database/asOne.ts'
import { type Db, transaction, type Tx } from '../platform/database/transaction.ts'
import { lookAgainFrom } from '../areas/dividends/snapshotEntitlements.ts'
import { REVIEW_DEPOSIT } from '../areas/deposits/reviewDeposit.ts'
import { REVIEW_WITHDRAWAL } from '../areas/withdrawals/reviewWithdrawal.ts'
import type { JobHandlers } from '../platform/jobs/run.ts'
import { schedule } from '../platform/jobs/queue.ts'
import { clockAt } from '../platform/clock/clock.ts'
import { DAY, later } from '../platform/clock/instant.ts'
import { watchFirst } from '../areas/watchlist/firstWatchlist.ts'
import { DEMO_FRIENDS, friendStory } from './friends.ts'
import { holdingStories } from './holdings.ts'
import { live, type Story } from './life.ts'
import { moneyStories } from './money.ts'
import { offerStories } from './offers.ts'
import { personStories } from './person.ts'
import { recentStories } from './recentOrders.ts'
import { serviceStories } from './services.ts'

/** The demo customer's log-in, printed at every start. It gives access to practice money only. */
export const DEMO = { account: '5550000001', password: 'demo1234' }

/** The inviter whose code opens new practice accounts. Its password is random. */
export const INVITER = { account: '5550000000', invitationCode: 'PRACTICE' }

/** How long ago the demo customer's account was opened. */
const AGE = 182 * DAY

/** What only the broker as a whole can do: its jobs, and deleting rows after their retention period. */
export interface WholeBroker {
  readonly jobHandlers: JobHandlers
  readonly prune: (db: Db, now: Date) => Promise<unknown>
}

interface Hashes {
  readonly demo: string
  readonly nobody: string
}

const exists = async (db: Db, account: string): Promise<boolean> =>
  (await db.selectFrom('customers').select('id').where('phone', '=', account).executeTakeFirst()) !== undefined

/**
 * Several processes may start on one new database: the others wait here and then find everything done. On a slow machine that
 * takes longer than other statements may.
 */
const lockPreparing = async (tx: Tx): Promise<void> => {
  await sql`set local statement_timeout = 0`.execute(tx)
  await sql`select pg_advisory_xact_lock(hashtext('paper demo'))`.execute(tx)
}

/** The inviter's id; opened where there is none yet. */
const openInviter = async (tx: Tx, passwordHash: string, at: Date): Promise<string | undefined> => {
  const { account: phone, invitationCode } = INVITER
  const found = await tx.selectFrom('customers').select('id').where('phone', '=', phone).executeTakeFirst()
  if (found) return found.id
  const opened = await openAccount(tx, {
    phone,
    invitationCode,
    passwordHash,
    invitedBy: null,
    practiceMoney: {},
    clock: clockAt(at),
    at,
  })
  return isRejection(opened) ? undefined : opened.id
}

/** Makes sure that the inviter exists, without whose code nobody can register. */
export const prepareInviter = async ({ clock, db, hashCost }: Broker): Promise<void> => {
  if (await exists(db, INVITER.account)) return
  const nobody = await hashPassword(randomBytes(32).toString('base64url'), hashCost)
  await transaction(
    db,
    async (tx) => {
      await lockPreparing(tx)
      await openInviter(tx, nobody, await clock.now())
    },
    'read committed',
  )
}

const open = async (tx: Tx, { demo, nobody }: Hashes, at: Date): Promise<Customer | undefined> => {
  const invitedBy = await openInviter(tx, nobody, at)
  if (invitedBy === undefined) return undefined
  const wanted = {
    phone: DEMO.account,
    passwordHash: demo,
    invitedBy,
    invitationCode: 'DEMO0001',
    clock: clockAt(at),
    at,
  }
  const opened = await openAccount(tx, wanted)
  if (isRejection(opened)) return undefined
  await watchFirst(tx, opened.id)
  return { ...opened, phone: DEMO.account, frozen: false }
}

/** Whatever still waits for a review is reviewed from now on as for every customer. */
const leaveToReview = async (tx: Tx, customerId: string, { reviewAfter }: Broker, now: Date): Promise<void> => {
  if (reviewAfter === undefined) return
  const due = later(now, reviewAfter)
  const waiting = (list: 'deposits' | 'withdrawals') =>
    tx.selectFrom(list).select('id').where('customer_id', '=', customerId).where('status', '=', 0).execute()
  for (const { id } of await waiting('deposits')) await schedule(tx, { ...REVIEW_DEPOSIT, subject: id, due })
  for (const { id } of await waiting('withdrawals')) await schedule(tx, { ...REVIEW_WITHDRAWAL, subject: id, due })
}

/**
 * Makes sure that the inviter and the demo customer exist. The demo customer gets a history of half a year, made by the
 * broker's own flows on the simulated market. Done once per database, completely or not at all: a tester's changes
 * stay. Source: RULES.md, demo customer.
 */
export const prepareDemo = async (broker: Broker, { prune, jobHandlers }: WholeBroker): Promise<void> => {
  const { clock, db, hashCost } = broker
  if (await exists(db, DEMO.account)) return
  const [demo, nobody] = await Promise.all([
    hashPassword(DEMO.password, hashCost),
    hashPassword(randomBytes(32).toString('base64url'), hashCost),
  ])
  const stories: ReadonlyArray<Story> = [
    ...personStories,
    ...moneyStories,
    ...holdingStories(),
    ...offerStories,
    ...serviceStories,
    ...DEMO_FRIENDS.map((friend) => friendStory(friend, nobody)),
    ...recentStories,
  ]
  await transaction(
    db,
    async (tx) => {
      await lockPreparing(tx)
      const now = await clock.now()
      const beginning = later(now, -AGE)
      const customer = await open(tx, { demo, nobody }, beginning)
      if (customer === undefined) return
      await lookAgainFrom(tx, beginning)
      const past = {
        broker: { ...broker, db: asOne(tx) },
        jobHandlers,
        customer,
        beginning: beginning.getTime(),
        end: now.getTime(),
      }
      await live(past, stories)
      // Half a year of history contains rows whose retention period is shorter. Source: RULES.md, retention.
      await prune(tx, now)
      await leaveToReview(tx, customer.id, broker, now)
    },
    'read committed',
  )
}
