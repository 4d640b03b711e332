import { subtract } from 'effect/BigDecimal'
import { sql } from 'kysely'
import { compare, zero } from '../../domain/money/decimal.ts'
import type { Broker } from '../contract/call.ts'
import { transaction } from '../database/transaction.ts'
import { uuidv7 } from '../database/uuid.ts'
import { balance } from '../ledger/balances.ts'
import { available, house, move, neverShort } from '../ledger/entry.ts'
import { post } from '../ledger/post.ts'
import { tradeInCoins } from './coinTrades.ts'
import { requestWithdrawal } from './money.ts'
import { makeTrader } from './trader.ts'
import { tradeInShares } from './shareTrades.ts'
import { takePart } from './takePart.ts'

/**
 * Lets the demo customer trade as anybody does, in the days before the first start: orders and positions in every
 * state, at the simulated prices of those moments. The figures of EUR, USD and USDT that the account centre is shown
 * with stay as they were: what trading took of USDT is given again.
 */
const trade = async (broker: Broker, customerId: string): Promise<void> => {
  const now = await broker.clock.now()
  const before = (await balance(broker.db, customerId, 'USDT')).available
  const trader = makeTrader(broker, customerId)
  await tradeInShares(trader, now)
  await tradeInCoins(trader, now)
  await takePart(broker, customerId, now)
  const spent = subtract(before, (await balance(broker.db, customerId, 'USDT')).available)
  const entries = move(house('practice'), available(customerId), { amount: spent, currency: 'USDT' })
  const given = { id: uuidv7(now), kind: 'practice-money', reference: customerId, at: now, entries }
  await transaction(broker.db, async (tx) => {
    if (compare(spent, zero) > 0) neverShort(await post(tx, given))
    await requestWithdrawal(tx, customerId, now)
  })
}

/** Trades for the demo customer once per database, whichever process comes first. */
export const prepareDemoTrades = async (broker: Broker, account: string): Promise<void> => {
  const { db } = broker
  await transaction(db, async (tx) => {
    // Held while the trades are made on other connections: a second process waits and then finds them.
    await sql`select pg_advisory_xact_lock(hashtext('paper demo trades'))`.execute(tx)
    const customer = await db.selectFrom('customers').select('id').where('phone', '=', account).executeTakeFirst()
    if (customer === undefined) return
    const traded = await db.selectFrom('orders').select('id').where('customer_id', '=', customer.id).executeTakeFirst()
    if (traded === undefined) await trade(broker, customer.id)
  })
}
