import type { Handler } from '../../platform/contract/operations.ts'
import { amountText, millis } from '../../platform/wireText/figures.ts'
import { readWorth, WORTH_CURRENCY } from './readWorth.ts'

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
  }
}
