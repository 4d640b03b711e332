import { convert, isQuoteValid } from '../../domain/funds/exchange.ts'
import { compare, type Decimal, parseDecimal, zero } from '../../domain/money/decimal.ts'
import { fitsMinor } from '../../domain/money/money.ts'
import type { SignedInCall } from '../contract/call.ts'
import type { Handler } from '../contract/operations.ts'
import { reject } from '../contract/rejection.ts'
import { isUuid } from '../database/isUuid.ts'
import { type Db, transaction, type Tx } from '../database/transaction.ts'
import { beginOperation } from '../funds/operation.ts'
import { once } from '../idempotency/once.ts'
import { Shortfall } from '../ledger/entry.ts'
import { makeExchange, quoteOfRow } from './exchange.ts'
import { showExchange } from './record.ts'

const findQuote = async (db: Db, customerId: string, id: string) =>
  isUuid(id)
    ? db
        .selectFrom('exchange_quotes')
        .selectAll()
        .where('id', '=', id)
        .where('customer_id', '=', customerId)
        .executeTakeFirst()
    : undefined

const exchange = async (tx: Tx, quoteId: string, amount: Decimal, { customer, now }: SignedInCall) => {
  const busy = await beginOperation(tx, customer.id)
  if (busy) return busy
  const row = await findQuote(tx, customer.id, quoteId)
  if (row === undefined || !isQuoteValid(quoteOfRow(row), now.getTime())) return reject('quote-expired', '/quoteid')
  if (row.used_at !== null) return reject('quote-used', '/quoteid')
  const quote = quoteOfRow(row)
  if (compare(convert(amount, quote).received.amount, zero) <= 0) return reject('amount-below-minimum', '/money')
  const made = await makeExchange(tx, { customerId: customer.id, quoteId: row.id, quote, amount, now })
  return made instanceof Shortfall ? reject('insufficient-available-balance', '/money') : showExchange(made)
}

/** Exchanges an amount at a quoted rate: both wallets change, or neither. */
export const submit: Handler<'/exchange/submit'> = async ({ money, quoteid, requestid }, call) => {
  const { broker, customer, now } = call
  const amount = parseDecimal(money)
  if (amount === undefined) return reject('invalid-parameters', '/money')
  // Which currency the amount is in stands in the quote; one that is not known is refused as expired below.
  const quoted = await findQuote(broker.db, customer.id, quoteid)
  if (quoted && !fitsMinor(amount, quoteOfRow(quoted).from)) return reject('invalid-parameters', '/money')
  const intent = {
    scope: customer.id,
    id: requestid,
    operation: '/exchange/submit',
    parameters: { money, quoteid },
    at: now,
  }
  return transaction(broker.db, (tx) => once(tx, intent, () => exchange(tx, quoteid, amount, call)))
}
