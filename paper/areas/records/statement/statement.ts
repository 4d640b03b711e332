import { formatDecimal } from '../../../../domain/money/decimal.ts'
import { monthBounds, monthOf } from '../../../../domain/calendar/month.ts'
import { findListing } from '../../../market/listing/listings.ts'
import { NOTHING } from '../../../market/listing/figures.ts'
import { marketField } from '../../../market/listing/listedFields.ts'
import type { Data, Handler } from '../../../platform/contract/operations.ts'
import { type Db, transaction } from '../../../platform/database/transaction.ts'
import { reject } from '../../../platform/rejection/rejection.ts'
import { amountText, millis } from '../../../platform/wireText/figures.ts'
import { instrumentsOf } from '../instruments.ts'
import { movementOf } from '../movement.ts'
import { readValuation, type Valuation } from '../../wealth/performance/valuation.ts'
import { readBooked, readWalletBooks, type Span, type WalletBook } from './books.ts'
import { readValuedBefore } from './held.ts'

type Statement = Data<'/trade/statement'>

const walletOf = (book: WalletBook): Statement['wallets'][number] => {
  const amount = (of: Exclude<keyof WalletBook, 'currency'>) => amountText(book[of], book.currency)
  return {
    currency: book.currency,
    opening: amount('opening'),
    openingfrozen: amount('openingFrozen'),
    closing: amount('closing'),
    closingfrozen: amount('closingFrozen'),
    fees: amount('fees'),
    taxes: amount('taxes'),
    interest: amount('interest'),
    realised: amount('realised'),
  }
}

const holdingsOf = (valuation: Valuation | undefined): Statement['holdings'] =>
  [...(valuation?.held ?? [])]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([code, { currency, long, short, value }]) => ({
      code,
      name: findListing(code)?.instrument.name ?? code,
      ...marketField(code),
      currency,
      long: long ? formatDecimal(long) : NOTHING,
      short: short ? formatDecimal(short) : NOTHING,
      value: amountText(value, currency),
    }))

/** Wallets and movements of a span, read at one moment. */
const readBooks = async (db: Db, owner: string, span: Span) => {
  const [wallets, rows] = [await readWalletBooks(db, owner, span), await readBooked(db, owner, span)]
  const references = rows.map(({ reference }) => reference)
  return { wallets, rows, instruments: await instrumentsOf(db, references) }
}

/** The statement of a month of UTC. Source: RULES.md, statements. */
export const statement: Handler<'/trade/statement'> = async (fields, call) => {
  const { broker, customer, now } = call
  const { created_at: openedAt } = await broker.db
    .selectFrom('customers')
    .select('created_at')
    .where('id', '=', customer.id)
    .executeTakeFirstOrThrow()
  // Where the clock was set back, the account may be opened later than now.
  const [first, latest] = [monthOf(openedAt.getTime()), monthOf(Math.max(openedAt.getTime(), now.getTime()))]
  const month = fields.month ?? latest
  if (month < first || month > latest) return reject('invalid-parameters', '/month')
  const [from, end] = monthBounds(month)
  const isOver = month < latest
  // What was booked at the moment of the answer belongs to the running month.
  const span = { from: new Date(from), to: new Date(isOver ? end : now.getTime() + 1) }
  const [books, valuation] = await Promise.all([
    transaction(broker.db, (db) => readBooks(db, customer.id, span), 'repeatable read'),
    isOver ? readValuedBefore(broker.db, customer.id, span.to) : readValuation(call),
  ])
  return {
    month,
    first,
    latest,
    from,
    to: isOver ? end : millis(now),
    isover: isOver,
    wallets: books.wallets.map(walletOf),
    movements: books.rows.map((row) => movementOf(row, books.instruments)),
    heldat: valuation ? millis(valuation.at) : NOTHING,
    holdings: holdingsOf(valuation),
  }
}
