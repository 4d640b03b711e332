import type { FastifyInstance, FastifyReply } from 'fastify'
import { compare, formatDecimal, parseDecimal } from '../../../domain/money/decimal.ts'
import type { Broker } from '../../platform/broker/call.ts'
import { isUuid } from '../../platform/wireText/isUuid.ts'
import { transaction, type Tx } from '../../platform/database/transaction.ts'
import { lockSubscription } from './row.ts'
import { STEP_HANDLERS, type Step, STEPS } from './steps.ts'
import type { SubscriptionRow } from './tables.ts'

/** The subscription by its id, or else an account's last one, of a given offer where there is one. */
interface Wanted {
  readonly id?: string
  readonly account?: string
  readonly offer?: string
}

const wanted = {
  id: { type: 'string' },
  account: { type: 'string', pattern: '^\\d{10}$' },
  offer: { type: 'string', maxLength: 20 },
}
const body = (properties: object, required: ReadonlyArray<string>) => ({
  schema: { body: { type: 'object', additionalProperties: false, required, properties: { ...wanted, ...properties } } },
})

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

/** The steps that testers may do before their time. Not the delivery: before its first day a share has no price. */
const EARLY: ReadonlyArray<Step> = ['draw', 'result', 'refund', 'deadline']

const show = (row: SubscriptionRow) => ({
  id: row.id,
  offer: row.offer_id,
  state: row.state,
  drawn: row.drawn && formatDecimal(row.drawn),
  held: formatDecimal(row.held),
  refunded: formatDecimal(row.refunded),
})

/**
 * `POST /control/subscriptions/outcome` sets the result of the lottery (`allotted`, shares; 0 is not won) for a
 * subscription before its draw; `/step` does a later step now: `draw`, `result` (draws first where necessary), `refund`
 * or `deadline`. Both take an `id`, or an `account` and perhaps an `offer`.
 */
export const offerRoutes = (scope: FastifyInstance, broker: Broker): void => {
  const { clock, db } = broker
  const change = async (
    ask: Wanted,
    reply: FastifyReply,
    work: (tx: Tx, row: SubscriptionRow) => Promise<boolean>,
  ): Promise<object> => {
    const row = await transaction(db, async (tx) => {
      const found = await find(tx, ask)
      return found && (await work(tx, found)) ? lockSubscription(tx, found.id) : undefined
    })
    return row ? show(row) : reply.code(409).send({ error: 'no such subscription is ready for that' })
  }

  scope.post<{ Body: Wanted & { allotted: string } }>(
    '/subscriptions/outcome',
    body({ allotted: { type: 'string', maxLength: 20 } }, ['allotted']),
    (request, reply) =>
      change(request.body, reply, async (tx, row) => {
        const allotted = parseDecimal(request.body.allotted)
        if (allotted === undefined || compare(allotted, row.quantity) > 0 || row.drawn !== null) return false
        const set = { wanted_result: formatDecimal(allotted) }
        await tx.updateTable('offer_subscriptions').set(set).where('id', '=', row.id).execute()
        return true
      }),
  )

  const doAt = async (now: Date, tx: Tx, row: SubscriptionRow, step: Step): Promise<void> => {
    await STEP_HANDLERS[step](tx, row, now)
    await tx.deleteFrom('jobs').where('kind', '=', STEPS[step]).where('subject', '=', row.id).execute()
  }

  scope.post<{ Body: Wanted & { step: Step } }>(
    '/subscriptions/step',
    body({ step: { enum: EARLY } }, ['step']),
    async (request, reply) => {
      // Before the transaction: the clock takes a connection of its own.
      const now = await clock.now()
      return change(request.body, reply, async (tx, row) => {
        const { step } = request.body
        if (step === 'result' && row.drawn === null) await doAt(now, tx, row, 'draw')
        const ready = await lockSubscription(tx, row.id)
        if (ready) await doAt(now, tx, ready, step)
        return ready !== undefined
      })
    },
  )
}
