import { dealingRate, QUOTE_VALID_MS } from '../../../domain/exchange/exchange.ts'
import { formatDecimal, shortText } from '../../../domain/money/decimal.ts'
import type { Handler } from '../../platform/contract/operations.ts'
import { reject } from '../../platform/rejection/rejection.ts'
import { uuidv7 } from '../../platform/wireText/uuid.ts'
import { takeTry } from '../../platform/rateLimits/limit.ts'
import { millis } from '../../platform/wireText/figures.ts'
import { later, MINUTE } from '../../platform/clock/instant.ts'
import { ratesAt } from '../../market/rates/rates.ts'

/** Quotes the current rate to a customer, for 30 seconds and one exchange. It moves no money. */
export const quote: Handler<'/exchange/quote'> = async ({ from, to }, { broker, customer, now }) => {
  if (from === to) return reject('same-currency-exchange', '/to')
  const id = uuidv7(now)
  const limit = { subject: `exchange-quote:${customer.id}`, allowed: 60, within: MINUTE }
  if ((await takeTry(broker.db, limit, id, now)) === undefined) return reject('submitted-too-frequently')
  const rate = dealingRate(ratesAt(now), from, to)
  const validUntil = later(now, QUOTE_VALID_MS)
  await broker.db
    .insertInto('exchange_quotes')
    .values({
      id,
      customer_id: customer.id,
      from_currency: from,
      to_currency: to,
      rate: formatDecimal(rate),
      quoted_at: now,
      valid_until: validUntil,
      used_at: null,
    })
    .execute()
  return { quoteid: id, from, to, rate: shortText(rate), quotetime: millis(now), expiretime: millis(validUntil) }
}
