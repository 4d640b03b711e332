import { formatDecimal } from '../../../../domain/money/decimal.ts'
import { keysOf } from '../../../../domain/validation/keys.ts'
import { lockCustomer } from '../../../platform/database/locks.ts'
import { type Db, transaction, type Tx } from '../../../platform/database/transaction.ts'
import { type CashUntil, type Cause, type Causes, causesOf, NO_AMOUNTS } from './causes.ts'
import { readMovements } from './movements.ts'
import { nothingAt, type Valuation, valuationOf } from './valuation.ts'

/** How many rows one statement writes. */
const AT_ONCE = 1_000

const parts = <Row>(rows: ReadonlyArray<Row>): ReadonlyArray<ReadonlyArray<Row>> =>
  Array.from({ length: Math.ceil(rows.length / AT_ONCE) }, (_, nth) => rows.slice(nth * AT_ONCE, (nth + 1) * AT_ONCE))

const textsOf = (row: Cause) => {
  const texts = { cash: '', outside: '', exchanged: '', fees: '', taxes: '', interest: '', lending: '', rewards: '' }
  for (const key of keysOf(NO_AMOUNTS)) texts[key] = formatDecimal(row[key])
  return texts
}

const write = async (
  tx: Tx,
  customerId: string,
  days: ReadonlyArray<Date>,
  causes: Causes<CashUntil>,
): Promise<void> => {
  const ofDay = (valuation: number) =>
    days.slice(valuation - 1, valuation).map((day) => ({ customer_id: customerId, day }))
  const movements = causes.movements.flatMap((row) =>
    ofDay(row.valuation).map((key) => ({
      ...key,
      currency: row.currency,
      kind: row.kind,
      moved_on: row.day,
      place: row.place,
      comes_in: row.comes_in,
      ...textsOf(row),
    })),
  )
  const instruments = causes.instruments.flatMap(({ cash, code, currency, name, valuation }) =>
    ofDay(valuation).map((key) => ({ ...key, currency, code, name, cash: formatDecimal(cash) })),
  )
  for (const rows of parts(movements)) await tx.insertInto('cause_sums').values(rows).execute()
  for (const rows of parts(instruments)) await tx.insertInto('instrument_cash_sums').values(rows).execute()
}

const recorded = (tx: Tx, customerId: string) =>
  tx
    .selectFrom('worths')
    .select(['day', 'at', 'total', 'details'])
    .where('customer_id', '=', customerId)
    .where('details', 'is not', null)

/** The recorded days after the last one whose movements are added up, and that one. */
const readUnsummed = async (tx: Tx, customerId: string) => {
  const base = await recorded(tx, customerId)
    .where('summed', '=', true)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst()
  const rows = await recorded(tx, customerId)
    .where('summed', '=', false)
    .$if(base !== undefined, (query) => query.where('day', '>', base?.day ?? new Date(0)))
    .orderBy('day')
    .execute()
  const valued = ({ at, details, total }: (typeof rows)[number]) => (details ? [valuationOf(at, total, details)] : [])
  const first: Valuation = (base && valued(base)[0]) ?? nothingAt(new Date(0))
  return { days: rows.map(({ day }) => day), valuations: [first, ...rows.flatMap(valued)] }
}

/**
 * Adds up what moved a customer's money until the last recorded day, once for each day: that never changes any more. The
 * first report after some days does so; one at the same time waits and finds nothing left.
 */
export const keepCauses = (db: Db, customerId: string): Promise<void> =>
  transaction(
    db,
    async (tx) => {
      await lockCustomer(tx, customerId)
      const { days, valuations } = await readUnsummed(tx, customerId)
      if (days.length === 0) return
      await write(tx, customerId, days, causesOf(await readMovements(tx, customerId, valuations)))
      await tx
        .updateTable('worths')
        .set({ summed: true })
        .where('customer_id', '=', customerId)
        .where('day', 'in', days)
        .execute()
    },
    'read committed',
  )
