import { sql } from 'kysely'
import { monthOf } from '../../../../domain/calendar/month.ts'
import type { Decimal } from '../../../../domain/money/decimal.ts'
import type { Db } from '../../../platform/database/transaction.ts'
import { type Cause, type Causes, causesOf } from './causes.ts'
import { keepCauses } from './keptCauses.ts'
import { readMovements } from './movements.ts'
import type { Valuation } from './valuation.ts'

/** The sums that are kept between the first valuation and the last recorded one. */
const readKept = async (db: Db, customerId: string, valuations: ReadonlyArray<Valuation>): Promise<Causes> => {
  const [after, until] = [valuations[0]?.recorded?.day ?? null, valuations.at(-1)?.recorded?.day ?? null]
  const within = sql<boolean>`day <= ${until} and (${after}::timestamptz is null or day > ${after})`
  const [movements, instruments] = await Promise.all([
    db
      .selectFrom('cause_sums')
      .selectAll()
      .select(sql<string>`to_char(moved_on, 'YYYY-MM-DD')`.as('moved_on'))
      .where('customer_id', '=', customerId)
      .where(within)
      .orderBy('day')
      .execute(),
    db
      .selectFrom('instrument_cash_sums')
      .select(['currency', 'code', sql<string | null>`max(name)`.as('name'), sql<Decimal>`sum(cash)`.as('cash')])
      .where('customer_id', '=', customerId)
      .where(within)
      .groupBy(['currency', 'code'])
      .execute(),
  ])
  // A day that is no longer kept counts in the next one that is.
  const valuationOf = (day: Date) =>
    valuations.findIndex(({ recorded }) => recorded !== undefined && recorded.day >= day)
  return {
    movements: movements.map(({ day, moved_on, ...row }) => ({
      ...row,
      day: moved_on,
      valuation: valuationOf(day),
    })),
    instruments,
  }
}

/** What moved money in the month of the first valuation before it, so that this month can be reported whole. */
const readBegunMonth = async (
  db: Db,
  customerId: string,
  { at, recorded }: Valuation,
): Promise<ReadonlyArray<Cause>> => {
  // An account that was opened in the period: there is nothing before.
  if (recorded === undefined) return []
  const rows = await db
    .selectFrom('cause_sums')
    .selectAll()
    .select(sql<string>`to_char(moved_on, 'YYYY-MM-DD')`.as('moved_on'))
    .where('customer_id', '=', customerId)
    .where('day', '<=', recorded.day)
    .where('moved_on', '>=', `${monthOf(at.getTime())}-01`)
    .execute()
  return rows.map(({ day: _day, moved_on, ...row }) => ({ ...row, day: moved_on, valuation: 0 }))
}

/** What a report is made of. */
export interface ReportCauses extends Causes {
  /** What moved money before the period, in the month in which it begins. */
  readonly begun: ReadonlyArray<Cause>
}

/**
 * What moved a customer's money between the first valuation and the last: sums that are kept for the recorded days, and the
 * movements since then. Source: RULES.md, returns.
 */
export const readCauses = async (
  db: Db,
  customerId: string,
  valuations: readonly [Valuation, ...ReadonlyArray<Valuation>],
): Promise<ReportCauses> => {
  const last = valuations.findLastIndex(({ recorded }) => recorded !== undefined)
  if (valuations.some(({ recorded }) => recorded?.isSummed === false)) await keepCauses(db, customerId)
  const begun = readBegunMonth(db, customerId, valuations[0])
  if (last < 1) {
    const [rows, before] = await Promise.all([readMovements(db, customerId, valuations), begun])
    return { ...causesOf(rows), begun: before }
  }
  const [kept, since, before] = await Promise.all([
    readKept(db, customerId, valuations.slice(0, last + 1)),
    readMovements(db, customerId, valuations.slice(last)),
    begun,
  ])
  const recent = causesOf(since.map((row) => ({ ...row, valuation: row.valuation + last })))
  return {
    movements: [...kept.movements, ...recent.movements],
    instruments: [...kept.instruments, ...recent.instruments],
    begun: before,
  }
}
