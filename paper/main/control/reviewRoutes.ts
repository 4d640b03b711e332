import { formatDecimal } from '../../../domain/money/decimal.ts'
import type { Broker } from '../../platform/broker/call.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { ControlHandlers } from '../../platform/control/calls.ts'
import { ControlRefusal } from '../../platform/control/refusal.ts'
import { isUuid } from '../../platform/wireText/isUuid.ts'
import { transaction, type Tx } from '../../platform/database/transaction.ts'
import { approveDeposit, type Refusal, rejectDeposit } from '../../areas/deposits/reviewDeposit.ts'
import { payWithdrawal, rejectWithdrawal } from '../../areas/withdrawals/reviewWithdrawal.ts'
import { setService } from '../../areas/transfers/services.ts'

/** The record by its id, or else the one of an account that has waited longest. */
interface Wanted {
  readonly id?: string
  readonly account?: string
}

type List = 'deposits' | 'withdrawals'

const waiting = (tx: Broker['db'], list: List) =>
  tx
    .selectFrom(list)
    .innerJoin('customers', 'customers.id', `${list}.customer_id`)
    .select([`${list}.id`, 'customers.phone', `${list}.currency`, `${list}.amount`, `${list}.created_at`])
    .where(`${list}.status`, '=', 0)
    .orderBy(`${list}.id`)

const shown = async (db: Broker['db'], list: List) =>
  (await waiting(db, list).execute()).map(({ amount, created_at, currency, id, phone }) => ({
    id,
    account: phone,
    currency,
    amount: amount && formatDecimal(amount),
    since: created_at.toISOString(),
  }))

const idOf = async (tx: Tx, list: List, { account, id }: Wanted): Promise<string | undefined> => {
  if (id !== undefined) return isUuid(id) ? id : undefined
  return (
    await waiting(tx, list)
      .where('customers.phone', '=', account ?? '')
      .executeTakeFirst()
  )?.id
}

type Review = (
  tx: Tx,
  id: string,
  clock: Clock,
) => Promise<{ readonly id: string; readonly status: number } | undefined>

const review = async ({ clock, db }: Broker, list: List, wanted: Wanted, work: Review) => {
  const row = await transaction(db, async (tx) => {
    const id = await idOf(tx, list, wanted)
    return id === undefined ? undefined : work(tx, id, clock)
  })
  return row === undefined
    ? new ControlRefusal(409, `no record of ${list} waits for this review`)
    : { id: row.id, status: row.status }
}

const refusalOf = ({ reason = 'other', remark = '' }: Partial<Refusal>): Refusal => ({ reason, remark })

/** The back office of money. */
export const reviewControl = {
  'GET /reviews': async (_, { db }) => {
    const [deposits, withdrawals] = await Promise.all([shown(db, 'deposits'), shown(db, 'withdrawals')])
    return { deposits, withdrawals }
  },
  'POST /deposits/approve': ({ body }, broker) => review(broker, 'deposits', body, approveDeposit),
  'POST /deposits/reject': ({ body }, broker) =>
    review(broker, 'deposits', body, (tx, id, clock) => rejectDeposit(tx, id, refusalOf(body), clock)),
  'POST /withdrawals/pay': ({ body }, broker) => review(broker, 'withdrawals', body, payWithdrawal),
  'POST /withdrawals/reject': ({ body }, broker) =>
    review(broker, 'withdrawals', body, (tx, id, clock) => rejectWithdrawal(tx, id, refusalOf(body), clock)),
  'POST /services': async ({ body: { open, service } }, { clock, db }) => {
    await setService(db, service, open, await clock.now())
    return {}
  },
} satisfies Partial<ControlHandlers>
