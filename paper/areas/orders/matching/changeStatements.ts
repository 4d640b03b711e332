import { type RawBuilder, sql } from 'kysely'
import { type ColumnTypeName, recordset } from '../../../platform/database/recordset.ts'
import { uuidv7 } from '../../../platform/wireText/uuid.ts'
import type { Realised, TradeMessage } from './changes.ts'
import type { TakenLevel } from './crossing.ts'
import type { FillRow, OrderRow, OrderStays } from '../tables.ts'
import type { PositionRow } from '../../positions/tables.ts'

/** The parts of the one statement that writes changes, each a `name as (…)` of it. */
type Part = RawBuilder<unknown>

/** The types of columns; one of the table's that is neither here nor among those that stay does not compile. */
type ColumnsOf<Row, Stays extends keyof Row = never> = Readonly<Record<Exclude<keyof Row, Stays>, ColumnTypeName>>

/** `a = c.a` for each column that is set. */
const setFrom = (types: object) =>
  sql.join(
    Object.keys(types)
      .filter((name) => name !== 'id' && name !== 'version')
      .map((name) => sql`${sql.ref(name)} = ${sql.ref(`c.${name}`)}`),
  )

/** What only an amendment changes. */
type Amended = 'price' | 'worst_price' | 'hold_price' | 'quantity' | 'expires_at'

/** Only orders that still wait, in the version on which the change is based. */
export const updateOrders = (orders: ReadonlyArray<OrderRow>): Part => {
  const types = {
    id: 'uuid',
    version: 'integer',
    filled: 'numeric',
    amount: 'numeric',
    fees: 'numeric',
    held: 'numeric',
    state: 'text',
    reason: 'text',
    updated_at: 'timestamptz',
  } as const satisfies ColumnsOf<OrderRow, OrderStays | Amended>
  return sql`changed_orders as (
    update orders o set ${setFrom(types)}, version = o.version + 1
    from ${recordset('c', orders, types)}
    where o.id = c.id and o.version = c.version and o.state in ('pending', 'partlyfilled') returning o.id)`
}

/** What never changes of a position, and what lending alone changes. */
type PositionStays =
  | 'customer_id'
  | 'code'
  | 'currency'
  | 'direction'
  | 'leverage'
  | 'lent'
  | 'created_at'
  | 'square_off_at'

export const updatePositions = (positions: ReadonlyArray<PositionRow>): Part => {
  const types = {
    id: 'uuid',
    version: 'integer',
    quantity: 'numeric',
    cost: 'numeric',
    opening_fees: 'numeric',
    original_margin: 'numeric',
    margin: 'numeric',
    opened: 'numeric',
    opened_amount: 'numeric',
    closed: 'numeric',
    closed_amount: 'numeric',
    closing: 'numeric',
    fees: 'numeric',
    realised: 'numeric',
    written_off: 'numeric',
    stop_price: 'numeric',
    opening: 'boolean',
    state: 'text',
    first_opened_at: 'timestamptz',
    last_closed_at: 'timestamptz',
  } as const satisfies ColumnsOf<PositionRow, PositionStays>
  return sql`changed_positions as (
    update positions p set ${setFrom(types)}, version = p.version + 1
    from ${recordset('c', positions, types)}
    where p.id = c.id and p.version = c.version returning p.id)`
}

export const insertFills = (fills: ReadonlyArray<FillRow>): Part => {
  const types = {
    id: 'uuid',
    order_id: 'uuid',
    filled_before: 'numeric',
    position_id: 'uuid',
    customer_id: 'uuid',
    code: 'text',
    currency: 'text',
    direction: 'text',
    action: 'text',
    price: 'numeric',
    quantity: 'numeric',
    amount: 'numeric',
    fees: 'numeric',
    profit: 'numeric',
    written_off: 'numeric',
    proceeds: 'numeric',
    settles_at: 'timestamptz',
    at: 'timestamptz',
  } as const satisfies ColumnsOf<FillRow>
  const columns = sql.join(Object.keys(types).map((name) => sql.ref(name)))
  return sql`new_fills as (insert into fills (${columns}) select * from ${recordset('f', fills, types)})`
}

/** The quantity taken of a level of an instrument's book in a second. */
export interface TakenOfBook extends TakenLevel {
  readonly code: string
  readonly second: number
}

export const takeLevels = (levels: ReadonlyArray<TakenOfBook>): Part => {
  const types = { code: 'text', second: 'bigint', side: 'text', price: 'numeric', quantity: 'numeric' } as const
  return sql`taken as (
    insert into book_consumption (code, second, side, price, quantity) select * from ${recordset('l', levels, types)}
    on conflict (code, second, side, price) do update set quantity = excluded.quantity)`
}

/** Records of closes, in a separate statement: it reads the balance of the ledger after them. */
export const insertRealised = (realised: ReadonlyArray<Realised>, at: Date): Part => {
  const types = {
    id: 'uuid',
    customerId: 'uuid',
    currency: 'text',
    code: 'text',
    name: 'text',
    profit: 'numeric',
    orderId: 'uuid',
    direction: 'text',
    leverage: 'integer',
    quantity: 'numeric',
    openPrice: 'numeric',
    closePrice: 'numeric',
    margin: 'numeric',
    fee: 'numeric',
    openedAt: 'timestamptz',
  } as const
  const rows = realised.map((row) => ({ ...row, id: uuidv7(at) }))
  return sql`
    insert into realised_profits (id, customer_id, currency, code, name, profit, order_id, side, leverage, quantity,
      open_price, close_price, margin, fee, opened_at, realised_at, balance)
    select r.*, ${at}::timestamptz, a.balance from ${recordset('r', rows, types)}
    join ledger_accounts a on a.owner = r."customerId" and a.kind = 'available' and a.currency = r.currency`
}

/** Messages to customers; their parameters as JSON. */
export const insertMessages = (messages: ReadonlyArray<TradeMessage>): Part => {
  const types = {
    id: 'uuid',
    customer_id: 'uuid',
    kind: 'text',
    parameters: 'jsonb',
    created_at: 'timestamptz',
  } as const
  return sql`told as (
    insert into messages (id, customer_id, kind, parameters, created_at)
    select * from ${recordset('m', messages, types)})`
}
