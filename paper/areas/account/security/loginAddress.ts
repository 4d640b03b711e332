import { type ExpressionBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Db } from '../../../platform/database/transaction.ts'
import { networkOf } from '../../../platform/http/network.ts'
import { writeMessage } from '../../messages/write.ts'
import type { Device } from '../device.ts'

/** Whether the customer of a query has logged in from a network. */
export const isKnownNetwork = (eb: ExpressionBuilder<Database, 'customers'>, network: string) =>
  eb.exists(
    eb
      .selectFrom('login_addresses')
      .select('address')
      .whereRef('customer_id', '=', 'customers.id')
      .where('address', '=', network),
  )

/** A row that the conflict updates was inserted by an earlier transaction. */
const isNew = sql<boolean>`xmax = 0`.as('is_new')

interface Login {
  readonly customerId: string
  readonly address: string
  readonly device: Device
  readonly at: Date
}

/** Stores the network of a login. Returns whether it is unknown, and not the first one of the customer. */
const noteNetwork = async (db: Db, { address, at, customerId }: Login): Promise<boolean> => {
  const known = await db
    .selectFrom('login_addresses')
    .select('address')
    .where('customer_id', '=', customerId)
    .limit(1)
    .executeTakeFirst()
  const { is_new } = await db
    .insertInto('login_addresses')
    .values({ customer_id: customerId, address: networkOf(address), used_at: at })
    .onConflict((conflict) => conflict.columns(['customer_id', 'address']).doUpdateSet({ used_at: at }))
    .returning(isNew)
    .executeTakeFirstOrThrow()
  return known !== undefined && is_new
}

/** The same for the device. A client that names neither browser nor system has no device. */
const noteDevice = async (db: Db, { at, customerId, device: { browser, system } }: Login): Promise<boolean> => {
  if (browser === '' && system === '') return false
  const known = await db
    .selectFrom('login_devices')
    .select('device')
    .where('customer_id', '=', customerId)
    .limit(1)
    .executeTakeFirst()
  const { is_new } = await db
    .insertInto('login_devices')
    .values({ customer_id: customerId, device: `${browser} · ${system}`, used_at: at })
    .onConflict((conflict) => conflict.columns(['customer_id', 'device']).doUpdateSet({ used_at: at }))
    .returning(isNew)
    .executeTakeFirstOrThrow()
  return known !== undefined && is_new
}

/**
 * Stores from where and with what a customer logged in. For an unknown network or device, other than the first one, the
 * customer gets one message: another person may know the password. Source: RULES.md, security.
 */
export const noteLogin = async (db: Db, login: Login): Promise<void> => {
  const { address, at, customerId, device } = login
  const [isNewNetwork, isNewDevice] = [await noteNetwork(db, login), await noteDevice(db, login)]
  const names = [device.browser, device.system].filter((name) => name !== '').join(' · ')
  if (isNewNetwork) await writeMessage(db, { customerId, kind: 'new-login', parameters: { address }, at })
  else if (isNewDevice) await writeMessage(db, { customerId, kind: 'new-device', parameters: { device: names }, at })
}
