import { sql } from 'kysely'
import { type Decimal, zero } from '../../../domain/money/decimal.ts'
import type { Currency } from '../../../domain/money/money.ts'
import type { Purchase } from '../../../domain/orders/sellable.ts'
import { recordset } from '../../platform/database/recordset.ts'
import type { Db } from '../../platform/database/transaction.ts'
import type { Overrides } from '../../market/override.ts'
import { overridesOf, overridesVersion } from '../../market/overrides/overrides.ts'
import { DAY } from '../../platform/clock/instant.ts'
import { isUuid } from '../../platform/wireText/isUuid.ts'
import { leastUuidv7 } from '../../platform/wireText/uuid.ts'
import type { OrderRequest } from './orderRequest.ts'
import { purchasesOf } from '../positions/storedPosition.ts'
import type { PositionRow } from '../positions/tables.ts'

/** Orders of one customer that wait at most. Source: RULES.md, orders. */
export const MOST_WAITING = 1_000

/** Orders that one customer places within a day at most. Source: RULES.md, orders. */
export const MOST_OF_DAY = 5_000

/** The data, besides the market, by which an order is checked. */
export interface OrderFacts {
  /** The order that the client's id created before; undefined where there is none. */
  readonly made: { readonly id: string; readonly fingerprint: string } | undefined
  readonly overrides: Overrides
  readonly available: Decimal
  readonly marginEnabled: boolean
  /** Whether the customer was approved for day trading; false for an order that opens no day trade. */
  readonly mayDayTrade: boolean
  /** How many orders of the customer wait, counted up to the most that may. */
  readonly waiting: number
  /** How many orders of the customer were accepted within the day before, counted up to the most that may. */
  readonly ofDay: number
  /** The position to close, if it belongs to the customer and matches the order. */
  readonly position: (PositionRow & { readonly purchases: ReadonlyArray<Purchase> }) | undefined
}

/** An order whose facts are read. */
export interface FactsQuestion {
  readonly customerId: string
  /** Null for a preview. */
  readonly clientOrderId: string | null
  readonly request: OrderRequest
  readonly currency: Currency
  readonly now: Date
}

/** The position that an order names, as the database writes its id; undefined for a text that is no id. */
export const positionIdOf = ({ request: { positionId } }: Pick<FactsQuestion, 'request'>): string | undefined =>
  positionId !== undefined && isUuid(positionId) ? positionId.toLowerCase() : undefined

/** The positions to close, each with its purchases, by id. */
const readPositions = async (db: Db, questions: ReadonlyArray<FactsQuestion>) => {
  const ids = questions.map(positionIdOf).filter((id) => id !== undefined)
  if (ids.length === 0) return new Map<string, NonNullable<OrderFacts['position']>>()
  const rows = await db.selectFrom('positions').selectAll().where('id', 'in', ids).execute()
  const purchases = await purchasesOf(db, rows)
  return new Map(rows.map((row) => [row.id, { ...row, purchases: purchases.get(row.id) ?? [] }]))
}

const isToClose = (position: PositionRow, { customerId, request: { code, terms } }: FactsQuestion): boolean =>
  position.customer_id === customerId &&
  position.code === code &&
  position.direction === terms.direction &&
  position.state === 'holding'

interface Row {
  readonly place: number
  readonly version: string
  readonly available: Decimal | null
  readonly without_margin: boolean
  readonly may_day_trade: boolean
  readonly waiting: number
  readonly of_day: number
  readonly made_id: string | null
  readonly made_as: string | null
}

const readRows = async (db: Db, questions: ReadonlyArray<FactsQuestion>): Promise<ReadonlyArray<Row>> => {
  const wanted = questions.map(({ clientOrderId, currency, customerId, request: { isDayTrade } }, place) => {
    return { place, customer_id: customerId, client_order_id: clientOrderId, currency, is_day_trade: isDayTrade }
  })
  const types = {
    place: 'integer',
    customer_id: 'uuid',
    client_order_id: 'uuid',
    currency: 'text',
    is_day_trade: 'boolean',
  } as const
  const latest = Math.max(...questions.map(({ now }) => now.getTime()))
  // Ids grow with the time of acceptance.
  const [since, until] = [latest - DAY + 1, latest + 1].map((time) => sql`${leastUuidv7(new Date(time))}::uuid`)
  // Orders are counted once for all questions of a customer.
  const { rows } = await sql<Row>`
    with w as (select * from ${recordset('r', wanted, types)}), waits as (
      select customer_id, (select count(*)::integer from (
        select from orders o where o.customer_id = w.customer_id and o.state in ('pending', 'partlyfilled')
        limit ${sql.lit(MOST_WAITING)}) as counted) as waiting, (select count(*)::integer from (
        select from orders o where o.customer_id = w.customer_id and o.id >= ${since} and o.id < ${until}
        limit ${sql.lit(MOST_OF_DAY)}) as counted) as of_day
      from w group by customer_id
    )
    select w.place, ${overridesVersion} as version,
      (select balance from ledger_accounts
        where owner = w.customer_id and kind = 'available' and currency = w.currency) as available,
      exists (select from customers_without_margin m where m.customer_id = w.customer_id) as without_margin,
      w.is_day_trade and exists (select from day_trading_facilities d
        where d.customer_id = w.customer_id and d.approved_at is not null) as may_day_trade,
      waits.waiting, waits.of_day, o.id as made_id, o.fingerprint as made_as
    from w join waits using (customer_id)
    left join orders o on o.customer_id = w.customer_id and o.client_order_id = w.client_order_id`.execute(db)
  return rows.toSorted((a, b) => a.place - b.place)
}

/**
 * Reads the facts of several orders, in their order, in one query; in three where some of them close a position. What
 * must not change until an order is written has to be locked before.
 */
export const readAllFacts = async (
  db: Db,
  questions: ReadonlyArray<FactsQuestion>,
): Promise<ReadonlyArray<OrderFacts>> => {
  const positions = await readPositions(db, questions)
  const rows = await readRows(db, questions)
  const [first] = rows
  if (first === undefined) return []
  const overrides = await overridesOf(db, first.version)
  return rows.map(({ available, made_as, made_id, may_day_trade, of_day, place, waiting, without_margin }) => {
    const question = questions[place]
    const position = question && positions.get(positionIdOf(question) ?? '')
    return {
      made: made_id === null || made_as === null ? undefined : { id: made_id, fingerprint: made_as },
      overrides,
      available: available ?? zero,
      marginEnabled: !without_margin,
      mayDayTrade: may_day_trade,
      waiting,
      ofDay: of_day,
      position: question && position && isToClose(position, question) ? position : undefined,
    }
  })
}

/** Reads the facts of one order. */
export const readFacts = async (db: Db, question: FactsQuestion): Promise<OrderFacts> => {
  const [facts] = await readAllFacts(db, [question])
  if (facts === undefined) throw new Error('the facts of an order were not read')
  return facts
}
