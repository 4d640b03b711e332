import { sql } from 'kysely'
import { CALENDARS } from '../../../domain/calendar/calendars.ts'
import { dayLabel } from '../../../domain/calendar/day.ts'
import { openOf } from '../../../domain/calendar/sessions.ts'
import { tradingDayOf } from '../../../domain/calendar/tradingDays.ts'
import { dividendAmounts } from '../../../domain/dividends/payment.ts'
import { WITHHOLDING } from '../../../domain/dividends/withholding.ts'
import { type Decimal, formatDecimal } from '../../../domain/money/decimal.ts'
import { keysOf } from '../../../domain/validation/keys.ts'
import type { Direction } from '../../../domain/orders/order.ts'
import type { Broker } from '../../platform/broker/call.ts'
import { type Db, transaction, type Tx } from '../../platform/database/transaction.ts'
import { uuidv7 } from '../../platform/wireText/uuid.ts'
import { DAY, later } from '../../platform/clock/instant.ts'
import type { DividendEvent } from '../../market/companies/dividendEvent.ts'
import { eventsBetween } from './events.ts'

/** How far back a broker starts that has never processed ex-dates. */
const FIRST_LOOK = 35 * DAY

/** The latest open of any market with companies. */
const lastOpen = (at: Date): number =>
  Math.max(
    ...keysOf(WITHHOLDING).map((market) => {
      const { code } = CALENDARS[market]
      return openOf(code, tradingDayOf(code, at.getTime())) ?? 0
    }),
  )

interface Held {
  readonly customer_id: string
  readonly direction: Direction
  readonly quantity: Decimal
}

/** The holders of an instrument at an instant, and their quantities. */
const heldAt = async (tx: Tx, code: string, at: Date): Promise<ReadonlyArray<Held>> => {
  const { rows } = await sql<Held>`
    select f.customer_id, f.direction, sum(case f.action when 'open' then f.quantity else -f.quantity end) as quantity
    from positions p join fills f on f.position_id = p.id
    where p.code = ${code} and f.at <= ${at}
    group by f.customer_id, f.direction
    having sum(case f.action when 'open' then f.quantity else -f.quantity end) > 0`.execute(tx)
  return rows
}

const fixEvent = async (tx: Tx, event: DividendEvent, now: Date): Promise<void> => {
  const { code, exDay, id, instrument, market, payAt, payDay, perShare, recordAt } = event
  const { currency } = instrument
  const rows = (await heldAt(tx, code, new Date(recordAt))).flatMap(({ customer_id, direction, quantity }) => {
    const amounts = dividendAmounts({ market, currency, direction, quantity, perShare })
    // An amount below half of the smallest unit rounds to zero: nothing to pay.
    if (amounts.gross.value === 0n) return []
    return [
      {
        id: uuidv7(now),
        event: id,
        customer_id,
        code,
        currency,
        direction,
        ex_day: dayLabel(exDay),
        pay_day: dayLabel(payDay),
        per_share: formatDecimal(perShare),
        quantity: formatDecimal(quantity),
        gross: formatDecimal(amounts.gross),
        tax_rate: formatDecimal(amounts.taxRate),
        tax: formatDecimal(amounts.tax),
        written_off: formatDecimal(amounts.writtenOff),
        net: formatDecimal(amounts.net),
        pay_at: new Date(payAt),
        fixed_at: now,
        paid_at: null,
        paid_as: null,
      },
    ]
  })
  if (rows.length === 0) return
  await tx
    .insertInto('dividend_payments')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The instant until which ex-dates were processed, locked until the transaction ends. */
const lockThrough = async (tx: Tx, first: Date): Promise<Date> => {
  await tx
    .insertInto('dividend_progress')
    .values({ through: first })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await tx.selectFrom('dividend_progress').select('through').forUpdate().executeTakeFirstOrThrow()
  return row.through
}

/**
 * Records who gets or owes the dividends whose ex-date has begun since the last run: the quantity held at the close
 * before it counts, calculated from the fills, however late it runs. One process at a time does it. Source: RULES.md,
 * dividends.
 */
export const snapshotEntitlements = async ({ clock, db, market }: Broker): Promise<void> => {
  const called = await clock.now()
  // Ex-dates begin at an open: between two opens there is nothing to do.
  const seen = await db.selectFrom('dividend_progress').select('through').executeTakeFirst()
  if (seen && seen.through.getTime() >= lastOpen(called)) return
  await transaction(
    db,
    async (tx) => {
      const through = await lockThrough(tx, later(called, -FIRST_LOOK))
      const now = await clock.now(tx)
      const open = new Date(lastOpen(now))
      if (through >= open) return
      const held = await tx
        .selectFrom('positions')
        .select('code')
        .distinct()
        .where((eb) => eb.or([eb('state', '=', 'holding'), eb('last_closed_at', '>=', later(through, -10 * DAY))]))
        .execute()
      const codes = held.map(({ code }) => code)
      const events = await eventsBetween(tx, market, codes, through.getTime(), open.getTime())
      for (const event of events) await fixEvent(tx, event, now)
      await tx.updateTable('dividend_progress').set({ through: open }).execute()
    },
    'repeatable read',
  )
}

/** After the clock was moved back, its ex-dates are processed again; entitlements recorded already stay unchanged. */
export const lookAgainFrom = async (db: Db, at: Date): Promise<void> => {
  await db.updateTable('dividend_progress').set({ through: at }).where('through', '>', at).execute()
}
