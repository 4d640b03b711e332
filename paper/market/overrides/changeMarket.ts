import { sql } from 'kysely'
import type { CalendarCode } from '../../../domain/calendar/calendars.ts'
import { type Decimal, formatDecimal } from '../../../domain/money/decimal.ts'
import { type Db, transaction, type Tx } from '../../platform/database/transaction.ts'

/** A tester's change to the market; it applies from the instant on. */
export type MarketChange =
  | { readonly kind: 'price'; readonly code: string; readonly price: Decimal }
  | { readonly kind: 'halt' | 'resume' | 'no-price' | 'price-again'; readonly code: string }
  /** `hours` restores the market's own hours. */
  | { readonly kind: 'open' | 'closed' | 'hours'; readonly calendar: CalendarCode }
  /** Removes all changes, past ones included. */
  | { readonly kind: 'forget' }

type Row = Partial<{ code: string; calendar: CalendarCode; state: 'open' | 'closed'; price: string }>

const begin = async (tx: Tx, kind: 'price' | 'halt' | 'no-price' | 'session', at: Date, row: Row): Promise<void> => {
  const { calendar = null, code = null, price = null, state = null } = row
  await tx
    .insertInto('market_overrides')
    .values({ kind, code, calendar, state, price, since: at, until: null })
    .execute()
}

/** Ends current changes; removes those that, after the clock was moved back, begin in the future. */
const end = async (tx: Tx, kind: 'halt' | 'no-price' | 'session', subject: string, at: Date): Promise<void> => {
  const column = kind === 'session' ? 'calendar' : 'code'
  const lasting = sql<boolean>`kind = ${kind} and ${sql.ref(column)} = ${subject} and (until is null or until > ${at})`
  await tx.deleteFrom('market_overrides').where(lasting).where('since', '>=', at).execute()
  await tx.updateTable('market_overrides').set({ until: at }).where(lasting).execute()
}

const apply = async (tx: Tx, change: MarketChange, at: Date): Promise<void> => {
  switch (change.kind) {
    case 'price':
      return begin(tx, 'price', at, { code: change.code, price: formatDecimal(change.price) })
    case 'halt':
    case 'no-price':
      await end(tx, change.kind, change.code, at)
      return begin(tx, change.kind, at, { code: change.code })
    case 'resume':
      return end(tx, 'halt', change.code, at)
    case 'price-again':
      return end(tx, 'no-price', change.code, at)
    case 'open':
    case 'closed':
      await end(tx, 'session', change.calendar, at)
      return begin(tx, 'session', at, { calendar: change.calendar, state: change.kind })
    case 'hours':
      return end(tx, 'session', change.calendar, at)
    case 'forget':
      await tx.deleteFrom('market_overrides').execute()
  }
}

/** Changes the market for every process on the database. */
export const changeMarket = async (db: Db, change: MarketChange, at: Date): Promise<void> =>
  transaction(db, async (tx) => {
    await apply(tx, change, at)
    await tx
      .updateTable('market_overrides_version')
      .set({ version: sql<string>`gen_random_uuid()` })
      .execute()
  })
