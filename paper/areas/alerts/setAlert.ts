import { alertProblem, type AlertTerms, isSameAlert, MOST_ALERTS } from '../../../domain/alerts/alert.ts'
import { formatDecimal, parseDecimal } from '../../../domain/money/decimal.ts'
import { findListing } from '../../market/listing/listings.ts'
import type { Handler } from '../../platform/contract/operations.ts'
import { inTurn } from '../../platform/database/inTurn.ts'
import { lockCustomer } from '../../platform/database/locks.ts'
import { transaction, type Tx } from '../../platform/database/transaction.ts'
import { intentOf, once } from '../../platform/idempotency/once.ts'
import { reject } from '../../platform/rejection/rejection.ts'
import { uuidv7 } from '../../platform/wireText/uuid.ts'
import { marketSnapshotOf } from '../markets/marketSnapshot.ts'
import { alertWire } from './alertWire.ts'

/** Why one more alert may not wait beside those that do. Source: RULES.md, alerts. */
const refusalBeside = async (tx: Tx, customerId: string, code: string, terms: AlertTerms) => {
  const waiting = await tx
    .selectFrom('alerts')
    .select(['code', 'kind', 'value'])
    .where('customer_id', '=', customerId)
    .where('met_at', 'is', null)
    .execute()
  const here = waiting.filter((row) => row.code === code)
  if (here.some((row) => isSameAlert(row, terms))) return reject('alert-waits-already', '/value')
  const hasRoom = waiting.length < MOST_ALERTS.ofCustomer && here.length < MOST_ALERTS.ofInstrument
  return hasRoom ? undefined : reject('alerts-full', '/code')
}

/** Sets a price alert. Source: RULES.md, alerts. */
export const setAlert: Handler<'/alert/add'> = async ({ requestid, ...form }, call) => {
  const { broker, customer, now } = call
  const { code, kind } = form
  const value = parseDecimal(form.value)
  if (value === undefined) return reject('invalid-parameters', '/value')
  const terms: AlertTerms = { kind, value }
  // Read before: a transaction that needs a second connection would wait for itself.
  const { at, market, overrides } = await marketSnapshotOf(call)
  const set = async (tx: Tx) => {
    const listing = findListing(code)
    if (listing === undefined) return reject('product-not-found', '/code')
    const quote = market.quote(code, at, overrides)
    if (quote === undefined) return reject('price-not-obtained', '/code')
    const prices = { last: quote.price, previousClose: quote.previousClose }
    const problem = alertProblem(terms, listing.instrument.ticks, prices)
    if (problem) return reject(problem === 'out-of-range' ? 'invalid-parameters' : problem, '/value')
    await lockCustomer(tx, customer.id)
    const refusal = await refusalBeside(tx, customer.id, code, terms)
    if (refusal) return refusal
    const values = {
      id: uuidv7(now),
      customer_id: customer.id,
      code,
      kind,
      value: formatDecimal(value),
      created_at: now,
    }
    const row = await tx.insertInto('alerts').values(values).returningAll().executeTakeFirstOrThrow()
    return alertWire(row)
  }
  const intent = intentOf('/alert/add', { ...form, requestid }, { customer, now })
  return inTurn(broker.db, `alert:${customer.id}`, () =>
    transaction(broker.db, (tx) => once(tx, intent, () => set(tx)), 'read committed'),
  )
}
