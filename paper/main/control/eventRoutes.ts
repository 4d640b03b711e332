import { sql } from 'kysely'
import { idOf } from '../../areas/account/findAccount.ts'
import type { ControlHandlers } from '../../platform/control/calls.ts'
import type { Db } from '../../platform/database/transaction.ts'
import type { Decision } from '../../platform/events/eventLog.ts'

const LIMIT = 100

/** What belongs to a customer: records by their ids, and the instruments of orders and positions that are not over. */
const subjectsOf = async (db: Db, customerId: string): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ subject: string }>`
    select id::text as subject from orders where customer_id = ${customerId}
    union select id::text from positions where customer_id = ${customerId}
    union select code from orders where customer_id = ${customerId} and state in ('pending', 'partlyfilled')
    union select code from positions where customer_id = ${customerId} and state in ('pending', 'holding')
    union select id::text from offer_subscriptions where customer_id = ${customerId}
    union select id::text from deposits where customer_id = ${customerId}
    union select id::text from withdrawals where customer_id = ${customerId}
    union select id::text from product_orders where customer_id = ${customerId}
    union select id::text from credit_loans where customer_id = ${customerId}
    union select id::text from stock_loans where customer_id = ${customerId}`.execute(db)
  return new Set(rows.map(({ subject }) => subject))
}

/** Messages to customers say what was drawn, delivered, refunded and reviewed; the database has them all. */
const messagesOf = async (db: Db, customerId: string | undefined, limit: number): Promise<ReadonlyArray<Decision>> => {
  const rows = await db
    .selectFrom('messages')
    .select(['customer_id', 'kind', 'parameters', 'created_at'])
    .$if(customerId !== undefined, (query) => query.where('customer_id', '=', customerId ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ created_at, customer_id, kind, parameters }) => {
    const details = Object.entries(parameters).map(([name, value]) => `${name} ${value}`)
    return { at: created_at, topic: 'message', text: [kind, ...details].join(', '), customerId: customer_id }
  })
}

/** What the broker decided, and why, of this process; and the messages to customers. */
export const eventControl = {
  'GET /events': async ({ query: { account, limit = LIMIT } }, { db, events }) => {
    const customerId = account === undefined ? undefined : await idOf(db, account)
    const subjects = customerId === undefined ? new Set<string>() : await subjectsOf(db, customerId)
    const concerns = (one: Decision): boolean =>
      account === undefined ||
      one.customerId === customerId ||
      one.subject === account ||
      subjects.has(one.subject ?? '')
    const noted = (events?.list() ?? []).filter(concerns)
    const all = [...noted, ...(await messagesOf(db, customerId, limit))]
      .toSorted((one, other) => other.at.getTime() - one.at.getTime())
      .slice(0, limit)
    const ids = [...new Set(all.flatMap((one) => one.customerId ?? []))]
    const customers =
      ids.length === 0 ? [] : await db.selectFrom('customers').select(['id', 'phone']).where('id', 'in', ids).execute()
    const phones = new Map(customers.map(({ id, phone }) => [id, phone]))
    return {
      events: all.map(({ at, customerId: id, subject = null, text, topic }) => {
        return { at: at.toISOString(), topic, text, account: phones.get(id ?? '') ?? null, subject }
      }),
    }
  },

  'DELETE /events': async (_, { events }) => {
    events?.forget()
    return {}
  },
} satisfies Partial<ControlHandlers>
