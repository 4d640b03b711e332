import type { Handler, Handlers } from '../../platform/contract/operations.ts'
import { transaction, type Tx } from '../../platform/database/transaction.ts'
import { intentOf, once } from '../../platform/idempotency/once.ts'
import { isUuid } from '../../platform/wireText/isUuid.ts'
import { alertWire } from './alertWire.ts'
import { setAlert } from './setAlert.ts'

/** How many alerts that were met are listed. Source: RULES.md, alerts. */
const MET = 50

const listAlerts: Handler<'/alert/list'> = async ({ code }, { broker, customer }) => {
  let own = broker.db.selectFrom('alerts').selectAll().where('customer_id', '=', customer.id)
  if (code !== undefined) own = own.where('code', '=', code)
  const waiting = own.where('met_at', 'is', null)
  const met = own.where('met_at', 'is not', null).orderBy('met_at', 'desc').orderBy('id', 'desc').limit(MET)
  // One statement: every opened app asks.
  const rows = await broker.db
    .selectFrom(waiting.unionAll(broker.db.selectFrom(met.as('latest')).selectAll()).as('listed'))
    .selectAll()
    .orderBy('met_at', (order) => order.desc().nullsFirst())
    .orderBy('id', 'desc')
    .execute()
  return rows.map(alertWire)
}

const removeAlerts: Handler<'/alert/remove'> = ({ ids, requestid }, { broker, customer, now }) => {
  const remove = async (tx: Tx) => {
    const named = ids.split(',').filter(isUuid)
    if (named.length > 0)
      await tx.deleteFrom('alerts').where('customer_id', '=', customer.id).where('id', 'in', named).execute()
    const left = await tx
      .selectFrom('alerts')
      .select('id')
      .where('customer_id', '=', customer.id)
      .orderBy('id', 'desc')
      .execute()
    return { ids: left.map(({ id }) => id) }
  }
  const intent = intentOf('/alert/remove', { ids, requestid }, { customer, now })
  return transaction(broker.db, (tx) => once(tx, intent, () => remove(tx)), 'read committed')
}

export const alertHandlers = {
  '/alert/list': listAlerts,
  '/alert/add': setAlert,
  '/alert/remove': removeAlerts,
} satisfies Partial<Handlers>
