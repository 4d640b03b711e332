import { normalize, sum } from 'effect/BigDecimal'
import { sql } from 'kysely'
import { blockCost, blockQuantityProblem } from '../../../domain/block/purchase.ts'
import { MARKETS } from '../../../domain/markets/markets.ts'
import { compare, type Decimal, decimal, divideTo, formatDecimal } from '../../../domain/money/decimal.ts'
import { money } from '../../../domain/money/money.ts'
import type { SignedInCall } from '../../platform/broker/call.ts'
import type { Body, Handler } from '../../platform/contract/operations.ts'
import { isRejection, reject } from '../../platform/rejection/rejection.ts'
import { inTurn } from '../../platform/database/inTurn.ts'
import { lockBlock } from '../../platform/database/locks.ts'
import { transaction, type Tx } from '../../platform/database/transaction.ts'
import { uuidv7 } from '../../platform/wireText/uuid.ts'
import { intentOf, once } from '../../platform/idempotency/once.ts'
import { balance } from '../../ledger/balances.ts'
import { formatQuantity } from '../../../domain/money/format.ts'
import { writeMessage } from '../messages/write.ts'
import type { Block } from './board.ts'
import { channelOf, proveChannelPassword } from './channel.ts'
import { findBlock, momentOf } from './find.ts'
import { takeShares } from './takeShares.ts'
import { readTrade } from './trade.ts'

/** All checks passed except the last one, that of the channel password, which must not run inside this transaction. */
const UNPROVEN = reject('wrong-channel-password', '/channelpassword')

/** Why the wallet cannot pay, the simplest reason first; undefined where it can. */
const shortOf = async (tx: Tx, customerId: string, { plan: { instrument } }: Block, total: Decimal) => {
  const { available, held } = await balance(tx, customerId, instrument.currency)
  if (compare(total, sum(available, held)) > 0) return reject('insufficient-balance', '/quantity')
  return compare(total, available) > 0 ? reject('insufficient-available-balance', '/quantity') : undefined
}

/** Takes the shares out of the locked block. False where it has too few. */
const reserve = async (tx: Tx, { plan, price, remaining }: Block, quantity: Decimal): Promise<boolean> => {
  if (price === undefined || compare(quantity, remaining) > 0) return false
  const { id, instrument } = plan
  await tx
    .insertInto('blocks')
    .values({ id, code: instrument.code, price: formatDecimal(price), quantity: formatDecimal(plan.quantity) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const more = sql<string>`sold + ${formatDecimal(quantity)}::numeric`
  const taken = await tx.updateTable('blocks').set({ sold: more }).where('id', '=', id).executeTakeFirst()
  return taken.numUpdatedRows === 1n
}

const purchase = async (
  tx: Tx,
  { id, quantity: text, requestid }: Body<'/block/buy'>,
  proven: string | undefined,
  call: SignedInCall,
) => {
  const { broker, customer, now } = call
  const quantity = normalize(decimal(text))
  const moment = await momentOf(broker, tx, now)
  await lockBlock(tx, id)
  const block = await findBlock(tx, moment, id)
  if (isRejection(block)) return block
  const { plan, price, remaining, state } = block
  const channel = await channelOf(tx)
  if (!channel.isOpen || price === undefined) return reject('block-trade-closed', '/id')
  if (state === 'upcoming' || state === 'over') return reject('block-trade-closed', '/id')
  const { instrument, leastLots, minimum } = plan
  const problem = blockQuantityProblem(quantity, { lot: instrument.lot, minimum, remaining })
  if (problem) return reject(problem === 'quantity-required' ? 'invalid-parameters' : problem, '/quantity')
  const cost = blockCost(instrument, MARKETS[instrument.market], price, quantity)
  const short = await shortOf(tx, customer.id, block, cost.total)
  if (short) return short
  // Testers may have set another one between the proof and this transaction.
  if (channel.passwordHash !== undefined && channel.passwordHash !== proven) return UNPROVEN
  if (!(await reserve(tx, block, quantity))) return reject('above-block-remaining', '/quantity')
  const taken = await takeShares(tx, call.broker.clock, {
    customerId: customer.id,
    requestId: requestid,
    instrument,
    price,
    quantity,
    moment,
  })
  if (isRejection(taken)) return taken
  const tradeId = uuidv7(now)
  await tx
    .insertInto('block_trades')
    .values({
      id: tradeId,
      customer_id: customer.id,
      block_id: id,
      position_id: taken.id,
      least_lots: formatDecimal(leastLots),
      lots: formatDecimal(divideTo(quantity, instrument.lot, 0, 'half-even')),
      quantity: formatDecimal(quantity),
      created_at: now,
    })
    .execute()
  const parameters = {
    instrument: `${instrument.code} ${instrument.name}`,
    quantity: formatQuantity(quantity),
    money: money(cost.total, instrument.currency),
  }
  await writeMessage(tx, { customerId: customer.id, kind: 'block-bought', parameters, at: now })
  return readTrade(tx, customer.id, tradeId, moment)
}

/**
 * Buys shares of a block. Where the channel has a password, everything is checked twice: first without the password, so
 * that it is checked only where nothing else is wrong, then again together with the purchase. Source: RULES.md, block
 * trades.
 */
export const buy: Handler<'/block/buy'> = async (body, call) => {
  const { broker, customer, now } = call
  const { channelpassword } = body
  const intent = intentOf('/block/buy', body, { customer, now })
  const attempt = (proven?: string) =>
    inTurn(broker.db, `block:${body.id}`, () =>
      transaction(broker.db, (tx) => once(tx, intent, () => purchase(tx, body, proven, call)), 'read committed'),
    )
  const first = await attempt()
  if (first !== UNPROVEN) return first
  if (channelpassword === undefined) return reject('channel-password-required', '/channelpassword')
  const proof = await proveChannelPassword(broker.db, customer.id, channelpassword, now)
  return isRejection(proof) ? proof : attempt(proof)
}
