import { sql } from 'kysely'
import { decimal, formatDecimal } from '../../../domain/money/decimal.ts'
import { topUp, topUpProblem } from '../../../domain/positions/stopOut.ts'
import type { Handler } from '../../platform/contract/operations.ts'
import { isRejection, reject } from '../../platform/rejection/rejection.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import { transaction, type Tx } from '../../platform/database/transaction.ts'
import { uuidv7 } from '../../platform/wireText/uuid.ts'
import { beginOperation } from '../transfers/operation.ts'
import { intentOf, once } from '../../platform/idempotency/once.ts'
import { balance } from '../../ledger/balances.ts'
import { available, house, move, Shortfall } from '../../ledger/entry.ts'
import { postAll } from '../../ledger/postAll.ts'
import { isOwn } from '../../platform/paging/ownRows.ts'
import { instrumentOf } from '../../market/listing/figures.ts'
import { positionNow } from './positionNow.ts'
import { sumsOf, withSums } from './storedPosition.ts'
import type { PositionRow } from './tables.ts'

const lockHeld = (tx: Tx, customerId: string, id: string): Promise<PositionRow | undefined> =>
  tx
    .selectFrom('positions')
    .selectAll()
    .where(isOwn(customerId, id))
    .where('state', '=', 'holding')
    .forNoKeyUpdate()
    .executeTakeFirst()

/** Moves the money and changes the position's sums in one transaction, and with them the stop price. */
const add = async (tx: Tx, clock: Clock, row: PositionRow, amount: string) => {
  const more = decimal(amount)
  const free = (await balance(tx, row.customer_id, row.currency)).available
  const problem = topUpProblem(sumsOf(row), more, free)
  if (problem === 'not-a-positive-integer') return reject('invalid-parameters', '/amount')
  if (problem !== undefined) return reject(problem, '/amount')
  const next = withSums(row, topUp(sumsOf(row), more), instrumentOf(row.code).ticks)
  await tx
    .updateTable('positions')
    .set({
      margin: formatDecimal(next.margin),
      stop_price: next.stop_price && formatDecimal(next.stop_price),
      version: sql<number>`version + 1`,
    })
    .where('id', '=', row.id)
    .execute()
  const entries = move(available(row.customer_id), house('clearing'), { amount: more, currency: row.currency })
  const transfer = { id: uuidv7(await clock.now(tx)), kind: 'margin', reference: row.id, entries }
  const short = await postAll(tx, clock, { transfers: [transfer] })
  return short instanceof Shortfall ? reject('insufficient-available-balance', '/amount') : next
}

/** Adds a positive amount from the free balance to the margin of a position that is short or has leverage. */
export const addMargin: Handler<'/trade/addmargin'> = async ({ amount, positionid, requestid }, call) => {
  const { broker, customer, now } = call
  const answer = await transaction(
    broker.db,
    async (tx) => {
      const intent = intentOf('/trade/addmargin', { amount, positionid, requestid }, { customer, now })
      return once(tx, intent, async () => {
        const busy = await beginOperation(tx, customer.id)
        if (busy) return busy
        const row = await lockHeld(tx, customer.id, positionid)
        if (row === undefined) return reject('position-not-found', '/positionid')
        const next = await add(tx, broker.clock, row, amount)
        if (isRejection(next)) return next
        return positionNow(tx, next, { market: broker.market, now })
      })
    },
    'read committed',
  )
  return answer
}
