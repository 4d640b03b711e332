import { normalize } from 'effect/BigDecimal'
import { sql } from 'kysely'
import { LENDING_DAY, lendProblem } from '../../../domain/lending/lending.ts'
import { decimal, formatDecimal } from '../../../domain/money/decimal.ts'
import { formatQuantity } from '../../../domain/money/format.ts'
import type { SignedInCall } from '../../platform/broker/call.ts'
import type { Body, Handler } from '../../platform/contract/operations.ts'
import { reject } from '../../platform/rejection/rejection.ts'
import { lockLendingOf } from '../../platform/database/locks.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { uuidv7 } from '../../platform/wireText/uuid.ts'
import { intentOf } from '../../platform/idempotency/once.ts'
import { onceInTurn } from '../../platform/idempotency/onceInTurn.ts'
import { schedule } from '../../platform/jobs/queue.ts'
import { writeMessage } from '../messages/write.ts'
import { isOwn } from '../../platform/paging/ownRows.ts'
import { later } from '../../platform/clock/instant.ts'
import { priceNow } from '../positions/positionWire.ts'
import { purchasesOf } from '../positions/storedPosition.ts'
import { demandOf, remainingDemand } from './demand.ts'
import { lendableNow } from './lists.ts'
import { showLoan } from './loan.ts'
import { lendingMoment } from './moment.ts'

/** The job at the end of a lending day; each day of a loan is a job of its own. */
export const LENDING_DAY_ENDS = 'lending-day'

/** Locks the position: its lendable quantity must not change until the claim on it is written. */
const lockPosition = (tx: Tx, customerId: string, id: string) =>
  tx
    .selectFrom('positions')
    .selectAll()
    .where(isOwn(customerId, id))
    .where('state', '=', 'holding')
    .where('direction', '=', 'long')
    .where('leverage', '=', 1)
    // A day trade is squared off before its shares could return. Source: RULES.md, day trading.
    .where('square_off_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()

const lendShares = async (tx: Tx, body: Body<'/lending/lend'>, { broker, customer, now }: SignedInCall) => {
  const quantity = normalize(decimal(body.quantity))
  const found = await tx
    .selectFrom('positions')
    .select('code')
    .where(isOwn(customer.id, body.positionid))
    .executeTakeFirst()
  if (found) await lockLendingOf(tx, found.code)
  const position = await lockPosition(tx, customer.id, body.positionid)
  if (position === undefined) return reject('position-not-found', '/positionid')
  const moment = await lendingMoment(broker, tx, now)
  const demand = demandOf(broker.market, position.code, now.getTime())
  if (demand === undefined || moment.channel !== 'open') return reject('borrow-unavailable', '/positionid')
  const price = priceNow(moment, position.code)
  if (price === undefined) return reject('price-not-obtained', '/positionid')
  const purchases = (await purchasesOf(tx, [position])).get(position.id) ?? []
  const problem = lendProblem(quantity, {
    lot: demand.instrument.lot,
    minimum: demand.minimum,
    lendable: lendableNow(position, purchases, now),
    demand: remainingDemand(demand, moment.lent),
  })
  if (problem) return reject(problem === 'quantity-required' ? 'lend-below-minimum' : problem, '/quantity')
  await tx
    .updateTable('positions')
    .set({ lent: sql<string>`lent + ${formatDecimal(quantity)}::numeric`, version: sql<number>`version + 1` })
    .where('id', '=', position.id)
    .execute()
  const term = Number(body.days)
  const row = await tx
    .insertInto('stock_loans')
    .values({
      id: uuidv7(now),
      customer_id: customer.id,
      position_id: position.id,
      code: position.code,
      currency: position.currency,
      quantity: formatDecimal(quantity),
      price: formatDecimal(price),
      rate: formatDecimal(demand.rate),
      term,
      days: term,
      started_at: now,
      recalled_at: null,
      returned_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await schedule(tx, { kind: LENDING_DAY_ENDS, subject: `${row.id}:1`, due: later(now, LENDING_DAY) })
  const { code, name } = demand.instrument
  const parameters = { instrument: `${code} ${name}`, quantity: formatQuantity(quantity), days: body.days }
  await writeMessage(tx, { customerId: customer.id, kind: 'shares-lent', parameters, at: now })
  return showLoan(row)
}

/** Lends shares of a position. The position's row contains the claim on them, so nothing is lent or sold twice. */
export const lend: Handler<'/lending/lend'> = (body, call) => {
  const intent = intentOf('/lending/lend', body, call)
  return onceInTurn(call.broker.db, intent, (tx) => lendShares(tx, body, call))
}
