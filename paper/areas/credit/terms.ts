import { multiply, make } from 'effect/BigDecimal'
import { CREDIT_RATE, CREDIT_TERMS, creditLimits } from '../../../domain/credit/loan.ts'
import { formatDecimal, zero } from '../../../domain/money/decimal.ts'
import type { Currency } from '../../../domain/money/money.ts'
import type { Handler } from '../../platform/contract/operations.ts'
import type { Db } from '../../platform/database/transaction.ts'
import { ratesAt } from '../../market/rates/rates.ts'
import { IDENTITY_STATES, identityStateOf } from '../identity/state.ts'
import { channelState } from '../lending/channel.ts'
import { amountText } from '../../platform/wireText/figures.ts'
import { ownPage } from '../../platform/paging/ownRows.ts'
import { fundPasswordOf } from '../account/security/fundPassword.ts'
import { showCredit } from './loan.ts'

/** Limits of a customer in a currency, given the debt in all currencies. */
export const limitsOf = async (db: Db, customerId: string, currency: Currency, now: Date) => {
  const owed = await db
    .selectFrom('credit_loans')
    .select(['currency', 'outstanding as amount'])
    .where('customer_id', '=', customerId)
    .where('ended_at', 'is', null)
    .execute()
  return creditLimits(currency, owed, ratesAt(now))
}

/** The limits and the daily rate of a credit loan in a currency, and what the customer lacks for one. Source: RULES.md, credit loans. */
export const terms: Handler<'/credit/terms'> = async ({ type: currency }, { broker, customer, now }) => {
  const { db } = broker
  const [limits, channel, identity, password] = await Promise.all([
    limitsOf(db, customer.id, currency, now),
    channelState(db, 'credit'),
    identityStateOf(db, customer.id),
    fundPasswordOf(db, customer.id),
  ])
  const amount = (total: typeof limits.min) => amountText(total, currency)
  return {
    currency,
    channel,
    rate: formatDecimal(CREDIT_RATE),
    yearrate: formatDecimal(multiply(CREDIT_RATE, make(365n, 0))),
    days: [...CREDIT_TERMS],
    min: amount(limits.min),
    max: amount(channel === 'open' ? limits.max : zero),
    quota: amount(limits.quota),
    owed: amount(limits.owed),
    verified: IDENTITY_STATES.indexOf(identity.state),
    fundpassword: password === undefined ? 0 : 1,
  }
}

/** One page of a customer's credit loans, newest first. */
export const loans: Handler<'/credit/loans'> = (fields, { broker, customer, now }) =>
  ownPage(
    { path: '/credit/loans', customerId: customer.id, fields },
    broker.db.selectFrom('credit_loans').selectAll(),
    'started_at',
    () => (row) => showCredit(row, now),
  )
