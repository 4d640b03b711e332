import { negate, sum } from 'effect/BigDecimal'
import { type Conversion, convert, type Quote } from '../../../domain/exchange/exchange.ts'
import { type Decimal, formatDecimal, isSame, zero } from '../../../domain/money/decimal.ts'
import { type Currency, money } from '../../../domain/money/money.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { uuidv7 } from '../../platform/wireText/uuid.ts'
import { available, entry, type Entry, house, move, Shortfall } from '../../ledger/entry.ts'
import { post } from '../../ledger/post.ts'
import { writeMessage } from '../messages/write.ts'
import type { ExchangeRow } from './record.ts'

/**
 * The broker gives exactly the value of the paid amount; the customer receives it rounded down, and the rounding account
 * takes the difference. Source: RULES.md, exchange.
 */
export const entriesOf = (customerId: string, { paid, received, remainder }: Conversion): ReadonlyArray<Entry> => {
  const exact = money(negate(sum(received.amount, remainder)), received.currency)
  const rest = entry(house('rounding'), money(remainder, received.currency))
  return [
    ...move(available(customerId), house('exchange'), paid),
    entry(house('exchange'), exact),
    entry(available(customerId), received),
    ...(isSame(remainder, zero) ? [] : [rest]),
  ]
}

interface NewExchange {
  readonly customerId: string
  readonly quoteId: string
  readonly quote: Quote
  readonly amount: Decimal
  readonly clock: Clock
  readonly now: Date
}

/** Exchanges at a quoted rate and marks the quote as used. On a Shortfall nothing is written. */
export const makeExchange = async (
  tx: Tx,
  { amount, clock, customerId, now, quote, quoteId }: NewExchange,
): Promise<ExchangeRow | Shortfall> => {
  const conversion = convert(amount, quote)
  const { paid, received, remainder } = conversion
  const id = uuidv7(now)
  const entries = entriesOf(customerId, conversion)
  const posted = await post(tx, clock, { id, kind: 'exchange', reference: id, entries })
  if (posted instanceof Shortfall) return posted
  await tx.updateTable('exchange_quotes').set({ used_at: now }).where('id', '=', quoteId).execute()
  const row = await tx
    .insertInto('exchanges')
    .values({
      id,
      customer_id: customerId,
      quote_id: quoteId,
      from_currency: paid.currency,
      to_currency: received.currency,
      rate: formatDecimal(quote.rate),
      paid: formatDecimal(paid.amount),
      received: formatDecimal(received.amount),
      remainder: formatDecimal(remainder),
      made_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await writeMessage(tx, { customerId, kind: 'exchanged', parameters: { paid, received }, at: now })
  return row
}

/** A stored quote as the rules represent it. */
export const quoteOfRow = (row: {
  readonly from_currency: Currency
  readonly to_currency: Currency
  readonly rate: Decimal
  readonly quoted_at: Date
  readonly valid_until: Date
}): Quote => ({
  from: row.from_currency,
  to: row.to_currency,
  rate: row.rate,
  quotedAt: row.quoted_at.getTime(),
  validUntil: row.valid_until.getTime(),
})
