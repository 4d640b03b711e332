import { decimal } from '../../domain/money/decimal.ts'
import { formatQuantity } from '../../domain/money/format.ts'
import { money } from '../../domain/money/money.ts'
import type { Tx } from '../database/transaction.ts'
import { grantIdentity } from '../identity/grant.ts'
import { writeMessage } from '../messages/write.ts'
import { keepFundPassword } from '../security/changeFundPassword.ts'
import { DAY, HOUR, later } from '../time/instant.ts'

/** The demo customer's verified identity and fund password. They open nothing but practice money. */
export const DEMO_IDENTITY = { name: 'Marina Ribera', idNumber: '00000000T', fundPassword: '739182' }

interface Owner {
  readonly customerId: string
  readonly fundPasswordHash: string
  /** When the account was opened. */
  readonly at: Date
}

/** Verifies the demo customer, sets the fund password and tells of some of what the demo's lists show. */
export const makeReady = async (tx: Tx, { at, customerId, fundPasswordHash }: Owner): Promise<void> => {
  const { idNumber, name } = DEMO_IDENTITY
  await grantIdentity(tx, { customerId, idNumber, name, at: later(at, HOUR) })
  await keepFundPassword(tx, { customerId, hash: fundPasswordHash, at: later(at, 2 * HOUR) })
  const order = { instrument: 'TORV Torvela Navigazione', quantity: formatQuantity(decimal('1200')) }
  await writeMessage(tx, { customerId, kind: 'order-filled', parameters: order, at: later(at, 20 * DAY) })
  const paid = { money: money(decimal('800.00'), 'EUR'), card: '**** 4571' }
  await writeMessage(tx, { customerId, kind: 'withdrawal-paid', parameters: paid, at: later(at, 28 * DAY) })
}

/** Leaves only the last days' messages unread, as after a few days away. */
export const readEarlier = async (tx: Tx, customerId: string, at: Date): Promise<void> => {
  await tx
    .updateTable('messages')
    .set({ read_at: later(at, 25 * DAY) })
    .where('customer_id', '=', customerId)
    .where('created_at', '<', later(at, 25 * DAY))
    .execute()
}
