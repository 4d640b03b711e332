import { sql } from 'kysely'
import { BigDecimal } from 'effect'
import { formatDecimal } from '../../domain/money/decimal.ts'
import type { Tx } from '../database/transaction.ts'
import { uuidv7 } from '../database/uuid.ts'
import { LedgerMistake, Shortfall } from '../ledger/entry.ts'
import { postAll } from '../ledger/postAll.ts'
import type { Change, Realised } from './changes.ts'
import type { TakenLevel } from './crossing.ts'

const plain = (value: unknown): unknown => {
  if (BigDecimal.isBigDecimal(value)) return formatDecimal(value)
  return typeof value === 'bigint' ? String(value) : value
}

/** Rows for `jsonb_to_recordset`: decimals as exact text, instants as ISO text. */
const json = (rows: ReadonlyArray<object>) => {
  const texts = rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, plain(value)])))
  return sql`${JSON.stringify(texts)}::jsonb`
}

/** What was taken of an instrument's levels in a second. */
export interface Consumption {
  readonly code: string
  readonly second: number
  readonly taken: ReadonlyArray<TakenLevel>
}

const realisedRow = (at: Date) => (row: Realised) => ({ ...row, id: uuidv7(at) })

/** A row was changed since it was read, so nothing of this may be kept. The transaction is done again. */
class Overtaken extends Error {
  readonly code = '40001'
}

/**
 * Writes what happens to orders, positions, fills, levels, records and money. Rows are taken in a fixed order (orders,
 * positions, the ledger's accounts by id), and only if they still have the version that the change was made from.
 * @throws LedgerMistake where somebody would owe: holds make that impossible.
 */
export const writeChanges = async (
  tx: Tx,
  changes: ReadonlyArray<Change>,
  at: Date,
  consumption?: Consumption,
): Promise<void> => {
  if (changes.length === 0) return
  const orders = changes.map(({ order }) => order)
  const positions = [...new Map(changes.map(({ position }) => [position.id, position])).values()]
  const fills = changes.flatMap((change) => change.fills)
  const realised = changes.flatMap((change) => change.realised ?? []).map(realisedRow(at))
  const transfers = changes.flatMap((change) => change.transfers)
  const used = changes.flatMap((change) => change.used ?? [])
  const levels = consumption?.taken.map((level) => ({ ...level, ...consumption, taken: undefined })) ?? []
  if ((await postAll(tx, { at, transfers, used })) instanceof Shortfall) throw new LedgerMistake('a hold was too small')
  const { rows } = await sql<{ orders: bigint; positions: bigint }>`
    with changed_orders as (
      update orders o set filled = c.filled, amount = c.amount, fees = c.fees, held = c.held, state = c.state,
        reason = c.reason, updated_at = c.updated_at, version = o.version + 1
      from jsonb_to_recordset(${json(orders)}) as c(id uuid, filled numeric, amount numeric, fees numeric,
        held numeric, state text, reason text, updated_at timestamptz, version integer)
      where o.id = c.id and o.version = c.version and o.state in ('pending', 'partlyfilled')
      returning o.id
    ), changed_positions as (
      update positions p set quantity = c.quantity, cost = c.cost, opening_fees = c.opening_fees,
        original_margin = c.original_margin, margin = c.margin, opened = c.opened, opened_amount = c.opened_amount,
        closed = c.closed, closed_amount = c.closed_amount, closing = c.closing, fees = c.fees, realised = c.realised,
        written_off = c.written_off, stop_price = c.stop_price, opening = c.opening, state = c.state,
        first_opened_at = c.first_opened_at, last_closed_at = c.last_closed_at, version = p.version + 1
      from jsonb_to_recordset(${json(positions)}) as c(id uuid, quantity numeric, cost numeric, opening_fees numeric,
        original_margin numeric, margin numeric, opened numeric, opened_amount numeric, closed numeric,
        closed_amount numeric, closing numeric, fees numeric, realised numeric, written_off numeric,
        stop_price numeric, opening boolean, state text, first_opened_at timestamptz, last_closed_at timestamptz,
        version integer)
      where p.id = c.id and p.version = c.version
      returning p.id
    ), new_fills as (
      insert into fills (id, order_id, filled_before, position_id, customer_id, code, currency, direction, action,
        price, quantity, amount, fees, profit, written_off, proceeds, settles_at, at)
      select * from jsonb_to_recordset(${json(fills)}) as f(id uuid, order_id uuid, filled_before numeric,
        position_id uuid, customer_id uuid, code text, currency text, direction text, action text, price numeric,
        quantity numeric, amount numeric, fees numeric, profit numeric, written_off numeric, proceeds numeric,
        settles_at timestamptz, at timestamptz)
    ), taken as (
      insert into book_consumption (code, second, side, price, quantity)
      select * from jsonb_to_recordset(${json(levels)})
        as l(code text, second bigint, side text, price numeric, quantity numeric)
      on conflict (code, second, side, price) do update set quantity = excluded.quantity
    ), realised as (
      insert into realised_profits (id, customer_id, currency, code, name, profit, realised_at, order_id, side,
        leverage, quantity, open_price, close_price, margin, fee, opened_at, balance)
      select r.id, r."customerId", r.currency, r.code, r.name, r.profit, ${at}::timestamptz, r."orderId", r.direction,
        r.leverage, r.quantity, r."openPrice", r."closePrice", r.margin, r.fee, r."openedAt",
        (select balance from ledger_accounts
          where owner = r."customerId" and kind = 'available' and currency = r.currency)
      from jsonb_to_recordset(${json(realised)}) as r(id uuid, "customerId" uuid, currency text, code text, name text,
        profit numeric, "orderId" uuid, direction text, leverage numeric, quantity numeric, "openPrice" numeric,
        "closePrice" numeric, margin numeric, fee numeric, "openedAt" timestamptz)
    )
    select (select count(*) from changed_orders) as orders, (select count(*) from changed_positions) as positions
    `.execute(tx)
  if (rows[0]?.orders !== BigInt(orders.length) || rows[0].positions !== BigInt(positions.length)) throw new Overtaken()
}
