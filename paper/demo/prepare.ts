import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { openAccount } from '../account/openAccount.ts'
import { hashPassword } from '../account/passwords.ts'
import type { Broker } from '../contract/call.ts'
import { isRejection } from '../contract/rejection.ts'
import { transaction } from '../database/transaction.ts'
import { DAY, later } from '../time/instant.ts'
import { watchFirst } from '../watchlist/first.ts'
import { befriend, DEMO_FRIENDS } from './friends.ts'
import { fillMoneyHistory } from './money.ts'
import { DEMO_IDENTITY, makeReady, readEarlier } from './person.ts'

/** The demo customer's log-in, printed at every start. It opens nothing but practice money. */
export const DEMO = { account: '5550000001', password: 'demo1234' }

/** The inviter whose code opens new practice accounts. Nobody knows its password. */
export const INVITER = { account: '5550000000', invitationCode: 'PRACTICE' }

/** Practice money that the demo customer starts with. */
const WALLETS = {
  EUR: '200000.00',
  USD: '60000.00',
  USDT: '15000.00',
  MYR: '100000.00',
  TWD: '3000000.00',
  CNY: '100000.00',
  JPY: '3000000',
}

/**
 * Makes sure that the inviter and the demo customer exist, with the same figures on every machine. Done once per
 * database: what a tester changed stays changed.
 */
export const prepareDemo = async (broker: Broker): Promise<void> => {
  const { clock, db, hashCost } = broker
  const exists = await db.selectFrom('customers').select('id').where('phone', '=', DEMO.account).executeTakeFirst()
  if (exists) return
  const now = await clock.now()
  const at = later(now, -30 * DAY)
  const [demoHash, inviterHash, fundPasswordHash] = await Promise.all([
    hashPassword(DEMO.password, hashCost),
    hashPassword(randomBytes(32).toString('base64url'), hashCost),
    hashPassword(DEMO_IDENTITY.fundPassword, hashCost),
  ])
  await transaction(db, async (tx) => {
    // Several processes may start on one new database: the others wait here and then find everything done.
    await sql`select pg_advisory_xact_lock(hashtext('paper demo'))`.execute(tx)
    const inviter = await openAccount(tx, {
      phone: INVITER.account,
      invitationCode: INVITER.invitationCode,
      passwordHash: inviterHash,
      invitedBy: null,
      practiceMoney: {},
      at,
    })
    if (isRejection(inviter)) return
    const opened = { phone: DEMO.account, passwordHash: demoHash, invitedBy: inviter.id, practiceMoney: WALLETS, at }
    const demo = await openAccount(tx, { ...opened, invitationCode: 'DEMO0001' })
    if (isRejection(demo)) return
    await watchFirst(tx, demo.id)
    await makeReady(tx, { customerId: demo.id, fundPasswordHash, at })
    await fillMoneyHistory(tx, { customerId: demo.id, at })
    for (const friend of DEMO_FRIENDS) await befriend(tx, friend, { inviterId: demo.id, passwordHash: inviterHash, at })
    await readEarlier(tx, demo.id, at)
  })
}
