import { sum } from 'effect/BigDecimal'
import { convert, isQuoteValid } from '../../../domain/exchange/exchange.ts'
import { settlementOf } from '../../../domain/transfers/settlement.ts'
import { compare, type Decimal, parseDecimal, zero } from '../../../domain/money/decimal.ts'
import { fitsMinor, type Money, money } from '../../../domain/money/money.ts'
import type { SignedInCall } from '../../platform/broker/call.ts'
import type { Handler } from '../../platform/contract/operations.ts'
import { reject } from '../../platform/rejection/rejection.ts'
import { type Db, transaction, type Tx } from '../../platform/database/transaction.ts'
import { beginOperation } from '../transfers/operation.ts'
import { intentOf, once } from '../../platform/idempotency/once.ts'
import { lockAccountsOf } from '../../ledger/accounts.ts'
import { balance } from '../../ledger/balances.ts'
import { assertFunded } from '../../ledger/entry.ts'
import { isOwn } from '../../platform/paging/ownRows.ts'
import { unsettledOf } from '../wealth/readMoney.ts'
import { makeExchange, quoteOfRow } from './exchange.ts'
import { showExchange } from './record.ts'

const findQuote = (db: Db, customerId: string, id: string) =>
  db.selectFrom('exchange_quotes').selectAll().where(isOwn(customerId, id)).executeTakeFirst()

/** Why a wallet cannot pay an amount, the simplest reason first; undefined where it can. */
const shortOf = async (tx: Tx, { customer, now }: SignedInCall, { amount, currency }: Money) => {
  await lockAccountsOf(tx, [customer.id])
  const { available, held } = await balance(tx, customer.id, currency)
  if (compare(amount, sum(available, held)) > 0) return reject('insufficient-balance', '/money')
  if (compare(amount, available) > 0) return reject('insufficient-available-balance', '/money')
  const unsettled = (await unsettledOf(tx, customer.id, now)).get(currency) ?? []
  const { settled } = settlementOf(available, unsettled, now.getTime())
  return compare(amount, settled) > 0 ? reject('insufficient-withdrawable-amount', '/money') : undefined
}

const exchange = async (tx: Tx, quoteId: string, amount: Decimal, call: SignedInCall) => {
  const { broker, customer, now } = call
  const busy = await beginOperation(tx, customer.id)
  if (busy) return busy
  const row = await findQuote(tx, customer.id, quoteId)
  if (row === undefined || !isQuoteValid(quoteOfRow(row), now.getTime())) return reject('quote-expired', '/quoteid')
  if (row.used_at !== null) return reject('quote-used', '/quoteid')
  const quote = quoteOfRow(row)
  if (compare(convert(amount, quote).received.amount, zero) <= 0) return reject('amount-below-minimum', '/money')
  const short = await shortOf(tx, call, money(amount, quote.from))
  if (short) return short
  const wanted = { customerId: customer.id, quoteId: row.id, quote, amount, clock: broker.clock, now }
  const made = await makeExchange(tx, wanted)
  return showExchange(assertFunded(made))
}

/** Exchanges an amount at a quoted rate: both wallets change, or neither. */
export const submit: Handler<'/exchange/submit'> = async ({ money: text, quoteid, requestid }, call) => {
  const { broker, customer, now } = call
  const amount = parseDecimal(text)
  if (amount === undefined) return reject('invalid-parameters', '/money')
  // The quote determines the currency of the amount; an unknown quote is refused as expired below.
  const quoted = await findQuote(broker.db, customer.id, quoteid)
  if (quoted && !fitsMinor(amount, quoteOfRow(quoted).from)) return reject('invalid-parameters', '/money')
  const intent = intentOf('/exchange/submit', { money: text, quoteid, requestid }, { customer, now })
  return transaction(broker.db, (tx) => once(tx, intent, () => exchange(tx, quoteid, amount, call)), 'read committed')
}
