import type { FastifyInstance, FastifyReply } from 'fastify'
import { formatDecimal } from '../../../domain/money/decimal.ts'
import type { Broker } from '../../platform/broker/call.ts'
import { isUuid } from '../../platform/wireText/isUuid.ts'
import { transaction, type Tx } from '../../platform/database/transaction.ts'
import { REJECTION_REASONS } from '../../areas/messages/kinds.ts'
import { CHANNELS } from '../../areas/deposits/channels.ts'
import { approveDeposit, type Refusal, rejectDeposit } from '../../areas/deposits/reviewDeposit.ts'
import { payWithdrawal, rejectWithdrawal } from '../../areas/withdrawals/reviewWithdrawal.ts'
import { PAYMENTS, setService } from '../../areas/transfers/services.ts'

/** The record by its id, or else the one of an account that has waited longest. */
interface Wanted {
  readonly id?: string
  readonly account?: string
}

const record = { id: { type: 'string' }, account: { type: 'string', pattern: '^\\d{10}$' } }
const refusal = { reason: { enum: REJECTION_REASONS }, remark: { type: 'string', maxLength: 500 } }
const body = (properties: object, required: ReadonlyArray<string> = []) => ({
  schema: { body: { type: 'object', additionalProperties: false, required, properties } },
})

type List = 'deposits' | 'withdrawals'

const waiting = (tx: Broker['db'], list: List) =>
  tx
    .selectFrom(list)
    .innerJoin('customers', 'customers.id', `${list}.customer_id`)
    .select([`${list}.id`, 'customers.phone', `${list}.currency`, `${list}.amount`, `${list}.created_at`])
    .where(`${list}.status`, '=', 0)
    .orderBy(`${list}.id`)

const idOf = async (tx: Tx, list: List, { account, id }: Wanted): Promise<string | undefined> => {
  if (id !== undefined) return isUuid(id) ? id : undefined
  return (
    await waiting(tx, list)
      .where('customers.phone', '=', account ?? '')
      .executeTakeFirst()
  )?.id
}

type Review = (tx: Tx, id: string, at: Date) => Promise<{ readonly id: string; readonly status: number } | undefined>

const review = async ({ clock, db }: Broker, list: List, wanted: Wanted, reply: FastifyReply, work: Review) => {
  const at = await clock.now()
  const row = await transaction(db, async (tx) => {
    const id = await idOf(tx, list, wanted)
    return id === undefined ? undefined : work(tx, id, at)
  })
  if (row === undefined) return reply.code(409).send({ error: `no record of ${list} waits for this review` })
  return { id: row.id, status: row.status }
}

const refusalOf = ({ reason = 'other', remark = '' }: Partial<Refusal>): Refusal => ({ reason, remark })

/**
 * `GET /control/reviews` lists what waits for a review. `POST /control/deposits/approve` and `/reject`,
 * `/control/withdrawals/pay` and `/reject` take an id, or an account for the record of theirs that has waited longest;
 * a rejection may carry a `reason` and a `remark`. `POST /control/services` closes and opens a deposit channel or the
 * payment service.
 */
export const reviewRoutes = (scope: FastifyInstance, broker: Broker): void => {
  const { clock, db } = broker
  scope.get('/reviews', async () => {
    const [deposits, withdrawals] = await Promise.all([
      waiting(db, 'deposits').execute(),
      waiting(db, 'withdrawals').execute(),
    ])
    const show = (rows: typeof deposits) =>
      rows.map(({ amount, created_at, currency, id, phone }) => ({
        id,
        account: phone,
        currency,
        amount: amount && formatDecimal(amount),
        since: created_at,
      }))
    return { deposits: show(deposits), withdrawals: show(withdrawals) }
  })
  scope.post<{ Body: Wanted }>('/deposits/approve', body(record), (request, reply) =>
    review(broker, 'deposits', request.body, reply, approveDeposit),
  )
  scope.post<{ Body: Wanted & Partial<Refusal> }>(
    '/deposits/reject',
    body({ ...record, ...refusal }),
    (request, reply) =>
      review(broker, 'deposits', request.body, reply, (tx, id, at) =>
        rejectDeposit(tx, id, refusalOf(request.body), at),
      ),
  )
  scope.post<{ Body: Wanted }>('/withdrawals/pay', body(record), (request, reply) =>
    review(broker, 'withdrawals', request.body, reply, payWithdrawal),
  )
  scope.post<{ Body: Wanted & Partial<Refusal> }>(
    '/withdrawals/reject',
    body({ ...record, ...refusal }),
    (request, reply) =>
      review(broker, 'withdrawals', request.body, reply, (tx, id, at) =>
        rejectWithdrawal(tx, id, refusalOf(request.body), at),
      ),
  )
  const service = { service: { enum: [PAYMENTS, ...CHANNELS.map(({ id }) => id)] }, open: { type: 'boolean' } }
  const switchService = async ({ open, service: name }: { service: string; open: boolean }): Promise<object> => {
    await setService(db, name, open, await clock.now())
    return {}
  }
  scope.post<{ Body: { service: string; open: boolean } }>('/services', body(service, ['service', 'open']), (request) =>
    switchService(request.body),
  )
}
