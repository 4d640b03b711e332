import { formatDecimal, zero } from '../../../domain/money/decimal.ts'
import { roundToMinor } from '../../../domain/money/money.ts'
import { amountDue, deliver, pricePaid } from '../../../domain/offers/subscription.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { uuidv7 } from '../../platform/wireText/uuid.ts'
import { entry, house } from '../../ledger/entry.ts'
import { capture, release } from '../../ledger/holds.ts'
import { saveSubscription } from './row.ts'
import type { SubscriptionRow } from './tables.ts'

/** The purchase at the issue price: an order that was filled when it was paid, so that the shares can be sold at once. */
const insertOrder = async (tx: Tx, row: SubscriptionRow, now: Date): Promise<string> => {
  const price = formatDecimal(pricePaid(row))
  const boughtAt = row.paid_at ?? now
  // Lists are sorted by id, newest first, so an id begins with the time that its row shows.
  const id = uuidv7(boughtAt)
  const same = { customer_id: row.customer_id, code: row.code, currency: row.currency, direction: 'long' } as const
  await tx
    .insertInto('orders')
    .values({
      ...same,
      id,
      client_order_id: row.id,
      fingerprint: `offer ${row.offer_id}`,
      action: 'open',
      side: 'buy',
      type: 'limit',
      price,
      worst_price: price,
      hold_price: price,
      quantity: formatDecimal(row.allotted ?? zero),
      leverage: 1,
      position_id: id,
      filled: formatDecimal(row.allotted ?? zero),
      amount: formatDecimal(amountDue(row)),
      fees: '0',
      held: '0',
      state: 'filled',
      reason: '',
      created_at: boughtAt,
      updated_at: now,
      expires_at: now,
      version: 0,
    })
    .execute()
  return id
}

const insertPosition = async (tx: Tx, row: SubscriptionRow, id: string): Promise<void> => {
  const [quantity, amount] = [formatDecimal(row.allotted ?? zero), formatDecimal(amountDue(row))]
  const boughtAt = row.paid_at ?? row.announced_at
  const same = { customer_id: row.customer_id, code: row.code, currency: row.currency, direction: 'long' } as const
  await tx
    .insertInto('positions')
    .values({
      ...same,
      id,
      leverage: 1,
      quantity,
      cost: amount,
      opening_fees: '0',
      original_margin: amount,
      margin: amount,
      opened: quantity,
      opened_amount: amount,
      closed: '0',
      closed_amount: '0',
      closing: '0',
      fees: '0',
      realised: '0',
      written_off: '0',
      stop_price: null,
      opening: false,
      state: 'holding',
      first_opened_at: boughtAt,
      last_closed_at: null,
      created_at: boughtAt,
      version: 0,
    })
    .execute()
  await tx
    .insertInto('fills')
    .values({
      ...same,
      id: uuidv7(boughtAt),
      order_id: id,
      filled_before: '0',
      position_id: id,
      action: 'open',
      price: formatDecimal(pricePaid(row)),
      quantity,
      amount,
      fees: '0',
      profit: null,
      written_off: '0',
      proceeds: '0',
      settles_at: boughtAt,
      at: boughtAt,
    })
    .execute()
}

/** Delivers the allotted shares to the account as a position and pays for them with the frozen money. */
export const deliverShares = async (
  tx: Tx,
  clock: Clock,
  row: SubscriptionRow,
  now: Date,
): Promise<SubscriptionRow> => {
  const orderId = await insertOrder(tx, row, now)
  await insertPosition(tx, row, orderId)
  const due = { amount: roundToMinor(amountDue(row), row.currency), currency: row.currency }
  const to = [entry(house('clearing'), due)]
  await capture(tx, clock, { id: uuidv7(now), hold: row.id, kind: 'buy', reference: orderId, to })
  // Nothing is left where the refund came before, as it should by its date.
  await release(tx, clock, { id: uuidv7(now), hold: row.id })
  return saveSubscription(tx, row, deliver(row), { position_id: orderId })
}
