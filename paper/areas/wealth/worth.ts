import { crossRate } from '../../../domain/exchange/rates.ts'
import { formatDecimal } from '../../../domain/money/decimal.ts'
import { CURRENCIES } from '../../../domain/money/money.ts'
import { ratesAt } from '../../market/rates/rates.ts'
import { DAY, later } from '../../platform/clock/instant.ts'
import type { Handler } from '../../platform/contract/operations.ts'
import { amountText, millis } from '../../platform/wireText/figures.ts'
import { readWorth, WORTH_CURRENCY } from './readWorth.ts'

/** What the other currencies are worth now and were 24 hours before. */
const ratesOf = (now: Date) => {
  const [current, before] = [ratesAt(now), ratesAt(later(now, -DAY))]
  return CURRENCIES.filter((currency) => currency !== WORTH_CURRENCY).map((currency) => ({
    currency,
    rate: formatDecimal(crossRate(current, currency, WORTH_CURRENCY)),
    ratebefore: formatDecimal(crossRate(before, currency, WORTH_CURRENCY)),
  }))
}

/** The one total, now and on each recorded day. Source: RULES.md, wealth. */
export const worth: Handler<'/trade/worth'> = async (_body, call) => {
  const { broker, customer, now } = call
  const [total, days] = await Promise.all([
    readWorth(call),
    broker.db
      .selectFrom('worths')
      .select(['at', 'total'])
      .where('customer_id', '=', customer.id)
      .where('at', '<=', now)
      .orderBy('day')
      .execute(),
  ])
  return {
    currency: WORTH_CURRENCY,
    total: amountText(total, WORTH_CURRENCY),
    time: millis(now),
    days: days.map((row) => ({ time: millis(row.at), total: amountText(row.total, WORTH_CURRENCY) })),
    rates: ratesOf(now),
  }
}
