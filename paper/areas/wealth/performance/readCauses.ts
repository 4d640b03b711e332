import { sql } from 'kysely'
import type { Decimal } from '../../../../domain/money/decimal.ts'
import type { Db } from '../../../platform/database/transaction.ts'
import { type Causes, causesOf } from './causes.ts'
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

/**
 * What moved a customer's money between the first valuation and the last: sums that are kept for the recorded days, and the
 * movements since then. Source: RULES.md, returns.
 */
export const readCauses = async (db: Db, customerId: string, valuations: ReadonlyArray<Valuation>): Promise<Causes> => {
  const last = valuations.findLastIndex(({ recorded }) => recorded !== undefined)
  if (last < 1) return causesOf(await readMovements(db, customerId, valuations))
  if (valuations.some(({ recorded }) => recorded?.isSummed === false)) await keepCauses(db, customerId)
  const [kept, since] = await Promise.all([
    readKept(db, customerId, valuations.slice(0, last + 1)),
    readMovements(db, customerId, valuations.slice(last)),
  ])
  const recent = causesOf(since.map((row) => ({ ...row, valuation: row.valuation + last })))
  return {
    movements: [...kept.movements, ...recent.movements],
    instruments: [...kept.instruments, ...recent.instruments],
  }
}
