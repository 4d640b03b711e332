import { randomUUID } from 'node:crypto'
import { MINUTE } from '../../../../platform/clock/instant.ts'
import type { Session } from '../../../../testing/broker.ts'
import type { Desk, OrderFields } from '../../testing/desk.ts'

/** A share that trades at 4.00 MYR at the start of each test. */
export const CODE = '96038'

export const protect = (desk: Desk, who: Session, positionid: string, fields: OrderFields) =>
  desk.call('/trade/protect', { positionid, requestid: randomUUID(), ...fields }, who)

/** A new customer with 1,000 shares. */
export const bought = async (desk: Desk, fields: OrderFields = {}) => {
  const who = await desk.customer({ MYR: '90000.00' })
  const order = await desk.accepted(who, { code: CODE, quantity: '1000', ...fields })
  return { who, order, id: order.positionid }
}

/** The same, once the shares may be sold. */
export const sellable = async (desk: Desk, fields: OrderFields = {}) => {
  const made = await bought(desk, fields)
  await desk.forward(16 * MINUTE)
  return made
}

export const ordersOf = (desk: Desk, positionId: string) =>
  desk.broker.db.selectFrom('orders').selectAll().where('position_id', '=', positionId).orderBy('id').execute()

/** The orders by which a protection closes a position. */
export const protecting = async (desk: Desk, positionId: string) =>
  (await ordersOf(desk, positionId)).filter(({ protects }) => protects !== null)
