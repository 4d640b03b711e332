import { subtract, sum } from 'effect/BigDecimal'
import { sql } from 'kysely'
import type { Decimal } from '../../../../domain/money/decimal.ts'
import type { Broker } from '../../../platform/broker/call.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { isRejection, type Rejection } from '../../../platform/rejection/rejection.ts'
import { Shortfall } from '../../../ledger/entry.ts'
import { type LockedAccounts, lockAccountsOf } from '../../../ledger/accounts.ts'
import { acceptAll, prepareOrder, type PreparedOrder } from '../acceptOrder.ts'
import { judgeOrder, type Made, type NewOrder, type OrderFailure, type Outcome, repeatOf } from '../checkOrder.ts'
import { type OrderFacts, positionIdOf, readAllFacts } from '../orderFacts.ts'
import { orderFingerprint } from '../orderRequest.ts'

/** An account that other work has locked for longer must not hold up the orders of everybody. */
const PATIENCE = sql`set local lock_timeout = '1s'`

/** Locks the positions that the orders use and the accounts of their customers, each in the order of their ids. */
const lockAll = async (tx: Tx, orders: ReadonlyArray<NewOrder>) => {
  await PATIENCE.execute(tx)
  const positions = orders.map(positionIdOf).filter((id) => id !== undefined)
  if (positions.length > 0)
    await tx.selectFrom('positions').select('id').where('id', 'in', positions).orderBy('id').forNoKeyUpdate().execute()
  return lockAccountsOf(
    tx,
    orders.map(({ customerId }) => customerId),
  )
}

type Decision = { readonly prepared: PreparedOrder } | { readonly before: Made } | Rejection<OrderFailure>

/**
 * Decides about orders one after the other: each is checked against what those before it have left of the money, of
 * the position and of the places for orders. A repetition of an order of the batch gets its decision.
 */
const makeDecider = (broker: Broker) => {
  const available = new Map<string, Decimal>()
  const accepted = new Map<string, number>()
  const positions = new Map<string, NonNullable<OrderFacts['position']>>()
  const made = new Map<string, { readonly fingerprint: string; readonly decision: Decision }>()
  return (order: NewOrder, read: OrderFacts): Decision => {
    const { clientOrderId, currency, customerId, request } = order
    const id = `${customerId}/${clientOrderId.toLowerCase()}`
    const first = made.get(id)
    if (first) {
      const repeat = repeatOf(first, request)
      return isRejection(repeat) ? repeat : repeat.decision
    }
    if (read.made) {
      const before = repeatOf(read.made, request)
      return isRejection(before) ? before : { before }
    }
    const wallet = `${customerId}/${currency}`
    const facts: OrderFacts = {
      ...read,
      available: available.get(wallet) ?? read.available,
      waiting: read.waiting + (accepted.get(customerId) ?? 0),
      ofDay: read.ofDay + (accepted.get(customerId) ?? 0),
      position: read.position && (positions.get(read.position.id) ?? read.position),
    }
    const good = judgeOrder(broker, order, facts)
    if (isRejection(good)) return good
    const decision = { prepared: prepareOrder(good) }
    const { held, quantity } = decision.prepared.row
    available.set(wallet, subtract(facts.available, held))
    accepted.set(customerId, (accepted.get(customerId) ?? 0) + 1)
    if (facts.position)
      positions.set(facts.position.id, { ...facts.position, closing: sum(facts.position.closing, quantity) })
    made.set(id, { fingerprint: orderFingerprint(request), decision })
    return decision
  }
}

/** The batch cannot be accepted as it was decided: an id was used at the same time by another process. */
class BatchRefused extends Error {
  override readonly name = 'BatchRefused'
}

/** Writes the orders that may be accepted, and returns the outcome of each of these decisions. */
const write = async (
  tx: Tx,
  { clock }: Broker,
  decisions: ReadonlyArray<Decision>,
  locked: LockedAccounts,
): Promise<ReadonlyMap<Decision, Outcome>> => {
  const good = [...new Set(decisions)].flatMap((decision) =>
    'prepared' in decision ? [{ decision, prepared: decision.prepared }] : [],
  )
  const prepared = good.map((one) => one.prepared)
  const accepted = prepared.length === 0 ? [] : await acceptAll(tx, clock, prepared, locked)
  if (accepted === 'taken' || accepted instanceof Shortfall) throw new BatchRefused('an order of the batch is in doubt')
  return new Map(
    good.flatMap(({ decision, prepared: { view } }, index) => {
      const row = accepted[index]
      return row === undefined ? [] : [[decision, { accepted: row, view }]]
    }),
  )
}

/**
 * Accepts orders in one transaction, in the order of their arrival: what they are about is locked first, then read and
 * decided as if they came one after the other, then written. Repetitions have the same outcome object.
 * @throws BatchRefused, and every error of the database, with nothing written: each order must then be accepted alone.
 */
export const acceptTogether = async (
  tx: Tx,
  broker: Broker,
  orders: ReadonlyArray<NewOrder>,
): Promise<ReadonlyArray<Outcome>> => {
  const locked = await lockAll(tx, orders)
  const facts = await readAllFacts(tx, orders)
  const decide = makeDecider(broker)
  const decisions = orders.map((order, index) => {
    const read = facts[index]
    if (read === undefined) throw new BatchRefused('an order of the batch has no facts')
    return decide(order, read)
  })
  const written = await write(tx, broker, decisions, locked)
  return decisions.map((decision) => {
    if (!('prepared' in decision)) return decision
    const outcome = written.get(decision)
    if (outcome === undefined) throw new BatchRefused('an order of the batch was not written')
    return outcome
  })
}
