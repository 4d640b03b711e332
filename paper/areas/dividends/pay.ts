import { abs, negate } from 'effect/BigDecimal'
import { settleWithin, type DividendAmounts } from '../../../domain/dividends/payment.ts'
import { formatDecimal, zero } from '../../../domain/money/decimal.ts'
import { type Currency, money } from '../../../domain/money/money.ts'
import type { Broker } from '../../platform/broker/call.ts'
import { transaction, type Tx } from '../../platform/database/transaction.ts'
import { uuidv7 } from '../../platform/wireText/uuid.ts'
import { balance } from '../../ledger/balances.ts'
import { available, type Entry, entry, house, assertFunded } from '../../ledger/entry.ts'
import { post } from '../../ledger/post.ts'
import { findListing } from '../../market/listing/listings.ts'
import { writeMessage } from '../messages/write.ts'

/** The gross amount is moved from or to the paying account; the withheld tax goes to the tax account. */
const entriesOf = (customerId: string, currency: Currency, { net, tax }: DividendAmounts): ReadonlyArray<Entry> =>
  [
    entry(house('clearing'), money(negate(net), currency)),
    entry(available(customerId), money(net, currency)),
    entry(house('clearing'), money(negate(tax), currency)),
    entry(house('taxes'), money(tax, currency)),
  ].filter(({ money: { amount } }) => amount.value !== 0n)

/**
 * Pays one dividend, in a transaction of its own; skips one that another process has paid, or that is no longer due because
 * a test clock was moved back.
 */
const payOne = async ({ clock }: Broker, tx: Tx, id: string): Promise<void> => {
  const row = await tx
    .selectFrom('dividend_payments')
    .selectAll()
    .where('id', '=', id)
    .where('paid_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) return
  const at = await clock.now(tx)
  if (row.pay_at > at) return
  const { code, currency, customer_id: customerId } = row
  const fixed = { gross: row.gross, taxRate: row.tax_rate, tax: row.tax, writtenOff: row.written_off, net: row.net }
  const free = row.direction === 'short' ? (await balance(tx, customerId, currency)).available : zero
  const amounts = settleWithin(fixed, free)
  await tx
    .updateTable('dividend_payments')
    .set({
      paid_at: at,
      paid_as: uuidv7(at),
      written_off: formatDecimal(amounts.writtenOff),
      net: formatDecimal(amounts.net),
    })
    .where('id', '=', id)
    .execute()
  const entries = entriesOf(customerId, currency, amounts)
  if (entries.length > 0) assertFunded(await post(tx, clock, { id, kind: 'dividend', reference: id, entries }))
  const instrument = `${code} ${findListing(code)?.instrument.name ?? ''}`.trim()
  const told = { customerId, parameters: { money: money(abs(amounts.net), currency), instrument }, at }
  await (row.direction === 'short'
    ? writeMessage(tx, { ...told, kind: 'dividend-charged' })
    : writeMessage(tx, { ...told, kind: 'dividend-paid' }))
}

/**
 * Pays due dividends, oldest first. Two processes may do this at the same time: each dividend is paid by one of them.
 */
export const payDividends = async (broker: Broker): Promise<void> => {
  const { clock, db } = broker
  const due = await db
    .selectFrom('dividend_payments')
    .select('id')
    .where('paid_at', 'is', null)
    .where('pay_at', '<=', await clock.now())
    .orderBy('pay_at')
    .orderBy('id')
    .execute()
  for (const { id } of due) await transaction(db, (tx) => payOne(broker, tx, id))
}
