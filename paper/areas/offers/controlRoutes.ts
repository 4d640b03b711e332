import { compare, formatDecimal, parseDecimal, zero } from '../../../domain/money/decimal.ts'
import type { Broker } from '../../platform/broker/call.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { ControlHandlers } from '../../platform/control/calls.ts'
import { ControlRefusal } from '../../platform/control/refusal.ts'
import { transaction, type Tx } from '../../platform/database/transaction.ts'
import { isUuid } from '../../platform/wireText/isUuid.ts'
import { lockSubscription } from './row.ts'
import { STEP_HANDLERS, type Step, STEPS } from './steps.ts'
import type { SubscriptionRow } from './tables.ts'

/** The subscription by its id, or else an account's last one, of a given offer where there is one. */
interface Wanted {
  readonly id?: string
  readonly account?: string
  readonly offer?: string
}

const find = async (tx: Tx, { account, id, offer }: Wanted): Promise<SubscriptionRow | undefined> => {
  if (id !== undefined) return isUuid(id) ? lockSubscription(tx, id) : undefined
  const row = await tx
    .selectFrom('offer_subscriptions')
    .innerJoin('customers', 'customers.id', 'offer_subscriptions.customer_id')
    .select('offer_subscriptions.id')
    .where('customers.phone', '=', account ?? '')
    .$if(offer !== undefined, (query) => query.where('offer_subscriptions.offer_id', '=', offer ?? ''))
    .orderBy('offer_subscriptions.id', 'desc')
    .executeTakeFirst()
  return row && lockSubscription(tx, row.id)
}

const show = (row: SubscriptionRow) => ({
  id: row.id,
  offer: row.offer_id,
  state: row.state,
  drawn: row.drawn && formatDecimal(row.drawn),
  held: formatDecimal(row.held),
  refunded: formatDecimal(row.refunded),
})

const change = async ({ db }: Broker, wanted: Wanted, work: (tx: Tx, row: SubscriptionRow) => Promise<boolean>) => {
  const row = await transaction(db, async (tx) => {
    const found = await find(tx, wanted)
    return found && (await work(tx, found)) ? lockSubscription(tx, found.id) : undefined
  })
  return row ? show(row) : new ControlRefusal(409, 'no such subscription is ready for that')
}

const doNow = async (tx: Tx, clock: Clock, row: SubscriptionRow, step: Step): Promise<void> => {
  await STEP_HANDLERS[step](tx, row, await clock.now(tx), clock)
  await tx.deleteFrom('jobs').where('kind', '=', STEPS[step]).where('subject', '=', row.id).execute()
}

/** Sets the result of the lottery before its draw, and does a later step of a subscription now. */
export const offerControl = {
  'GET /subscriptions': async (_, { db }) => {
    const rows = await db
      .selectFrom('offer_subscriptions as s')
      .innerJoin('customers as c', 'c.id', 's.customer_id')
      .select(['s.id', 'c.phone as account', 's.offer_id as offer', 's.name', 's.quantity', 's.state', 's.drawn'])
      .where((eb) =>
        eb.or([
          eb('s.state', 'in', ['waiting', 'payment-due', 'payment-failed']),
          eb.and([eb('s.state', 'in', ['won', 'paid']), eb('s.position_id', 'is', null)]),
        ]),
      )
      .orderBy('s.id', 'desc')
      .limit(100)
      .execute()
    return {
      subscriptions: rows.map(({ drawn, quantity, ...row }) => {
        return { ...row, quantity: formatDecimal(quantity), drawn: drawn && formatDecimal(drawn) }
      }),
    }
  },

  'POST /subscriptions/outcome': ({ body }, broker) =>
    change(broker, body, async (tx, row) => {
      const allotted = parseDecimal(body.allotted)
      if (allotted === undefined || compare(allotted, row.quantity) > 0 || row.drawn !== null) return false
      // A bid below the cut-off price gets nothing, whatever a tester sets.
      const isTooLow = row.cutoff !== null && compare(row.price, row.cutoff) < 0
      if (isTooLow && compare(allotted, zero) > 0) return false
      const set = { wanted_result: formatDecimal(allotted) }
      await tx.updateTable('offer_subscriptions').set(set).where('id', '=', row.id).execute()
      return true
    }),

  'POST /subscriptions/step': ({ body: { step, ...wanted } }, broker) =>
    change(broker, wanted, async (tx, row) => {
      if (step === 'result' && row.drawn === null) await doNow(tx, broker.clock, row, 'draw')
      const ready = await lockSubscription(tx, row.id)
      if (ready) await doNow(tx, broker.clock, ready, step)
      return ready !== undefined
    }),
} satisfies Partial<ControlHandlers>
