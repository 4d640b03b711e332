import { randomBytes } from 'node:crypto'
import { BigDecimal } from 'effect'
import { sql } from 'kysely'
import { decimal, zero } from '../../domain/money/decimal.ts'
import { type Currency, money, roundToMinor } from '../../domain/money/money.ts'
import { givePracticeMoney, openAccount } from '../account/openAccount.ts'
import { hashPassword } from '../account/passwords.ts'
import type { Broker } from '../contract/call.ts'
import { isRejection } from '../contract/rejection.ts'
import { transaction, type Tx } from '../database/transaction.ts'
import { uuidv7 } from '../database/uuid.ts'
import { available, entry, house, type HouseAccount, move, neverShort } from '../ledger/entry.ts'
import { capture, hold } from '../ledger/holds.ts'
import { post } from '../ledger/post.ts'
import { insertHolding, insertRealised, insertTied, type TiedList } from '../records/insert.ts'
import { DAY, later } from '../time/instant.ts'
import { watchFirst } from '../watchlist/first.ts'
import { DEMO_WALLETS, type DemoWallet, TRADED_WALLETS } from './figures.ts'
import { describeFollows } from './follow.ts'
import { befriend, DEMO_FRIENDS } from './friends.ts'
import { fillMoneyHistory } from './money.ts'
import { makeReady, readEarlier } from './person.ts'

/** The demo customer's log-in, printed at every start. It opens nothing but practice money. */
export const DEMO = { account: '5550000001', password: 'demo1234' }

/** The inviter whose code opens new practice accounts. Nobody knows its password. */
export const INVITER = { account: '5550000000', invitationCode: 'PRACTICE' }

interface Owner {
  readonly customerId: string
  readonly currency: Currency
  readonly at: Date
}

/** Moves money between the customer and the broker: a positive amount is paid by the customer. */
const settle = async (tx: Tx, owner: Owner, amount: BigDecimal.BigDecimal, kind: string, other: HouseAccount) => {
  if (BigDecimal.equals(amount, zero)) return
  const { at, currency, customerId } = owner
  const sum = money(BigDecimal.abs(amount), currency)
  const entries = BigDecimal.isNegative(amount)
    ? move(house(other), available(customerId), sum)
    : move(available(customerId), house(other), sum)
  neverShort(await post(tx, { id: uuidv7(at), kind, at, entries }))
}

/** A withdrawal of before the demo's records begin: set aside and paid at once. */
const payOut = async (tx: Tx, { at, currency, customerId }: Owner, amount: BigDecimal.BigDecimal): Promise<void> => {
  const [id, sum] = [uuidv7(at), money(amount, currency)]
  neverShort(await hold(tx, { id, owner: customerId, money: sum, reason: 'withdrawal', at }))
  const to = [entry(house('payments'), sum)]
  await capture(tx, { id: uuidv7(at), hold: id, kind: 'withdrawal-paid', to, at })
}

const fillWallet = async (tx: Tx, owner: Owner, wallet: DemoWallet): Promise<void> => {
  for (const [list, rows] of Object.entries(wallet.lists)) {
    for (const [amount, status, buyType] of rows) {
      await insertTied(tx, { ...owner, list: list as TiedList, amount, status, buyType, reserve: true })
      if (list === 'withdrawals' && status === 1 && amount) {
        await payOut(tx, owner, decimal(amount))
      }
    }
  }
  for (const [code, name, quantity, costPrice, lastPrice, profit, status] of wallet.holdings) {
    await insertHolding(tx, { ...owner, code, name, quantity, costPrice, lastPrice, profit, status })
    const cost = roundToMinor(BigDecimal.multiply(decimal(quantity), decimal(costPrice)), owner.currency)
    if (status === 0) await settle(tx, owner, cost, 'purchase', 'clearing')
  }
  for (const [code, name, profit] of wallet.realised) {
    await insertRealised(tx, { ...owner, code, name, profit })
    if (profit) await settle(tx, owner, BigDecimal.negate(decimal(profit)), 'sale', 'clearing')
  }
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
  const [demoHash, inviterHash] = await Promise.all([
    hashPassword(DEMO.password, hashCost),
    hashPassword(randomBytes(32).toString('base64url'), hashCost),
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
    const opened = { phone: DEMO.account, passwordHash: demoHash, invitedBy: inviter.id, practiceMoney: {}, at }
    const demo = await openAccount(tx, { ...opened, invitationCode: 'DEMO0001' })
    if (isRejection(demo)) return
    await givePracticeMoney(tx, demo.id, TRADED_WALLETS, at)
    for (const [currency, wallet] of Object.entries(DEMO_WALLETS)) {
      const owner = { customerId: demo.id, currency: currency as Currency, at }
      await givePracticeMoney(tx, demo.id, { [currency]: wallet.start }, at)
      await fillWallet(tx, owner, wallet)
    }
    await describeFollows(tx, broker, { customerId: demo.id, at, now })
    await watchFirst(tx, demo.id)
    await makeReady(tx, { customerId: demo.id, hashCost, at })
    await fillMoneyHistory(tx, { customerId: demo.id, at })
    for (const friend of DEMO_FRIENDS) await befriend(tx, friend, { inviterId: demo.id, passwordHash: inviterHash, at })
    await readEarlier(tx, demo.id, at)
  })
}
