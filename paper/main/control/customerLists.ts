import { type RawBuilder, sql } from 'kysely'
import { formatDecimal } from '../../../domain/money/decimal.ts'
import { idOf } from '../../areas/account/findAccount.ts'
import { openSession } from '../../areas/account/sessions.ts'
import { IDENTITY_STATES } from '../../areas/identity/state.ts'
import type { ControlHandlers } from '../../platform/control/calls.ts'
import type { Db } from '../../platform/database/transaction.ts'

interface Line {
  readonly account: string
  readonly id: string
  readonly status: number | null
  readonly frozen: boolean
  readonly sessions: number
  readonly orders: number
  readonly positions: number
  readonly opened: Date
}

/** Customers with their state at a glance, the newest first. */
const linesWhere = async (db: Db, condition: RawBuilder<unknown>, now: Date, limit: number) => {
  const { rows } = await sql<Line>`
    select c.phone as account, c.number::text as id, i.status, c.frozen_at is not null as frozen,
      c.created_at as opened,
      (select count(*)::int from sessions s where s.customer_id = c.id and s.expires_at > ${now}) as sessions,
      (select count(*)::int from orders o
        where o.customer_id = c.id and o.state in ('pending', 'partlyfilled')) as orders,
      (select count(*)::int from positions p where p.customer_id = c.id and p.state = 'holding') as positions
    from customers c left join identities i on i.customer_id = c.id
    where ${condition} order by c.created_at desc, c.number desc limit ${limit}`.execute(db)
  return rows.map(({ opened, status, ...line }) => ({
    ...line,
    identity: IDENTITY_STATES[status ?? 0] ?? ('not-submitted' as const),
    openedAt: opened.toISOString(),
  }))
}

const walletsOf = async (db: Db, owner: string) => {
  const rows = await db
    .selectFrom('wallets')
    .select(['currency', 'balance', 'frozen'])
    .where('owner', '=', owner)
    .orderBy('currency')
    .execute()
  return rows.map(({ balance, currency, frozen }) => {
    return { currency, balance: formatDecimal(balance), frozen: formatDecimal(frozen) }
  })
}

const positionsOf = async (db: Db, customerId: string) => {
  const rows = await db
    .selectFrom('positions')
    .select(['id', 'code', 'direction', 'quantity', 'state', 'stop_price'])
    .where('customer_id', '=', customerId)
    .where('state', 'in', ['pending', 'holding'])
    .orderBy('id')
    .execute()
  return rows.map(({ quantity, stop_price, ...row }) => {
    return { ...row, quantity: formatDecimal(quantity), stopPrice: stop_price && formatDecimal(stop_price) }
  })
}

const ordersOf = async (db: Db, customerId: string) => {
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'code', 'action', 'direction', 'quantity', 'filled', 'price', 'state', 'reason'])
    .where('customer_id', '=', customerId)
    .orderBy('sequence', 'desc')
    .limit(50)
    .execute()
  return rows.map(({ filled, price, quantity, ...row }) => {
    return {
      ...row,
      quantity: formatDecimal(quantity),
      filled: formatDecimal(filled),
      price: price && formatDecimal(price),
    }
  })
}

/** What testers see of customers, and a session to see what the customer sees. */
export const customerLists = {
  'GET /customers': async ({ query: { limit = 50, search = '' } }, { clock, db }) => {
    const condition = sql`c.phone like ${`%${search}%`}`
    return { customers: await linesWhere(db, condition, await clock.now(), limit) }
  },

  'GET /customers/{account}': async ({ path: { account } }, { clock, db }) => {
    const id = await idOf(db, account)
    const [lines, wallets, positions, orders] = await Promise.all([
      linesWhere(db, sql`c.id = ${id}`, await clock.now(), 1),
      walletsOf(db, id),
      positionsOf(db, id),
      ordersOf(db, id),
    ])
    return { customer: lines, wallets, positions, orders }
  },

  'POST /sessions/open': async ({ body: { account } }, { clock, db }) => {
    return { account, token: await openSession(db, await idOf(db, account), await clock.now()) }
  },
} satisfies Partial<ControlHandlers>
