import { make } from 'effect/BigDecimal'
import { type Decimal, formatDecimal, percentOf, zero } from '../../../../domain/money/decimal.ts'
import { shareOf } from '../../../../domain/money/largestMove.ts'
import { monthOf } from '../../../../domain/calendar/month.ts'
import { NOTHING } from '../../../market/listing/figures.ts'
import { marketField } from '../../../market/listing/listedFields.ts'
import type { Handler } from '../../../platform/contract/operations.ts'
import { reject } from '../../../platform/rejection/rejection.ts'
import { amountText } from '../../../platform/wireText/figures.ts'
import { readCauses } from './readCauses.ts'
import { indexGrowth } from './indexGrowth.ts'
import { reportOf } from './report.ts'
import { countingOf } from './scope.ts'
import { readValuations } from './valuations.ts'
import { sql } from 'kysely'
import type { Currency } from '../../../../domain/money/money.ts'
import type { Db } from '../../../platform/database/transaction.ts'

/** Profit that was realised after an instant, by code of the instrument. */
const realisedSince = async (
  db: Db,
  customerId: string,
  from: Date,
): Promise<ReadonlyMap<string, { readonly currency: Currency; readonly profit: Decimal }>> => {
  const rows = await db
    .selectFrom('realised_profits')
    .select(['code', 'currency', sql<Decimal>`sum(profit)`.as('profit')])
    .where('customer_id', '=', customerId)
    .where('realised_at', '>', from)
    .groupBy(['code', 'currency'])
    .execute()
  return new Map(rows.map(({ code, ...own }) => [code, own]))
}

const percent = (part: Decimal | undefined): string => (part ? formatDecimal(percentOf(part, make(1n, 0))) : NOTHING)

/** How a customer's assets did in a period, and why. Source: RULES.md, returns. */
export const performance: Handler<'/trade/performance'> = async (fields, call) => {
  const { broker, customer } = call
  const currency = fields.type
  const valuations = await readValuations(call, fields.period)
  const [{ at: from }] = valuations
  const [{ created_at: openedAt }, causes, realised, index] = await Promise.all([
    broker.db.selectFrom('customers').select('created_at').where('id', '=', customer.id).executeTakeFirstOrThrow(),
    readCauses(broker.db, customer.id, valuations),
    realisedSince(broker.db, customer.id, from),
    fields.index === undefined ? undefined : indexGrowth(call, fields.index, from),
  ])
  if (fields.index !== undefined && index === undefined) return reject('product-not-found', '/index')
  const counting = countingOf({ currency, market: fields.market })
  const report = reportOf(counting, valuations, causes)
  const amount = (sum: Decimal) => amountText(sum, report.currency)
  const last = valuations.at(-1) ?? valuations[0]
  const realisedOf = (code: string): Decimal => {
    const own = realised.get(code)
    return own ? counting.convert(own.profit, own.currency, last) : zero
  }
  return {
    currency: report.currency,
    from: report.from,
    to: report.to,
    gain: amount(report.gain),
    paidin: amount(report.paidIn),
    paidout: amount(report.paidOut),
    timeweighted: percent(report.timeWeighted),
    moneyweighted: percent(report.moneyWeighted),
    fall: {
      share: percent(report.fall ? shareOf(report.fall) : zero),
      from: report.fall?.from.at ?? NOTHING,
      to: report.fall?.until.at ?? NOTHING,
    },
    days: report.days.map(({ at, growth, paidIn, paidOut, total }) => ({
      time: at,
      total: amount(total),
      paidin: amount(paidIn),
      paidout: amount(paidOut),
      growth: percent(growth),
    })),
    flows: report.paid.map(({ day, paidIn, paidOut }) => ({
      day,
      paidin: amount(paidIn),
      paidout: amount(paidOut),
    })),
    positions: report.gains.map(({ code, gain, name }) => ({
      code,
      name,
      ...marketField(code),
      gain: amount(gain),
      realised: amount(realisedOf(code)),
    })),
    other: amount(report.other),
    rest: amount(report.rest),
    months: report.months.map(({ month, ...lines }) => ({
      month,
      dividends: amount(lines.dividends),
      lending: amount(lines.lending),
      rewards: amount(lines.rewards),
      fees: amount(lines.fees),
      taxes: amount(lines.taxes),
      interest: amount(lines.interest),
    })),
    ...(index && { index }),
    statements: monthOf(openedAt.getTime()),
  }
}
