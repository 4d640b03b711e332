import { Effect, Schema, Struct } from 'effect'
import { formatDecimal } from '../../../domain/money/decimal.ts'
import { Credit, type CreditLoan } from '../../../ports/Credit.ts'
import type { Call } from '../client.ts'
import { WireAmount, WireFigure, WireTime, WireTimeOrNone, WireCurrency, WireStatus } from '../figures.ts'
import { formPage, pageOf, PageOf } from '../pages.ts'
import { statusOf } from '../statuses.ts'

const Terms = Schema.Struct({
  currency: WireCurrency,
  channel: Schema.Literals(['open', 'full', 'closed']),
  rate: WireFigure,
  yearrate: WireFigure,
  days: Schema.Array(Schema.Int),
  min: WireFigure,
  max: WireAmount,
  quota: WireAmount,
  owed: WireAmount,
  verified: statusOf({ 0: 'not-submitted', 1: 'under-review', 2: 'verified', 3: 'rejected' } as const),
  fundpassword: WireStatus,
})

const Loan = Schema.Struct({
  id: Schema.String,
  currency: WireCurrency,
  money: WireFigure,
  outstanding: WireAmount,
  interest: WireAmount,
  owed: WireAmount,
  paid: WireAmount,
  rate: WireFigure,
  days: Schema.Int,
  dayinterest: WireAmount,
  status: statusOf({ 0: 'running', 1: 'overdue', 2: 'repaid' } as const),
  starttime: WireTime,
  duetime: WireTime,
  endtime: WireTimeOrNone,
})

const loanOf = (row: (typeof Loan)['Type']): CreditLoan =>
  Struct.renameKeys(row, {
    money: 'amount',
    dayinterest: 'dayInterest',
    status: 'state',
    starttime: 'startedAt',
    duetime: 'dueAt',
    endtime: 'endedAt',
  })

/** Credit loans over HTTP. */
export const credit = (call: Call): Credit['Service'] =>
  Credit.of({
    terms: (currency) =>
      call('/credit/terms', { type: currency }, Terms).pipe(
        Effect.map((row) => ({
          currency: row.currency,
          channel: row.channel,
          rate: row.rate,
          yearRate: row.yearrate,
          min: row.min,
          max: row.max,
          quota: row.quota,
          owed: row.owed,
          identity: row.verified,
          hasFundPassword: row.fundpassword === 1,
        })),
      ),
    borrow: ({ amount, currency, days, fundPassword }, requestId) =>
      call(
        '/credit/borrow',
        {
          currency,
          money: formatDecimal(amount),
          days: `${days}` as const,
          fundpassword: fundPassword,
          requestid: requestId,
        },
        Loan,
      ).pipe(Effect.map(loanOf)),
    repay: (id, amount, requestid) =>
      call('/credit/repay', { id, money: formatDecimal(amount), requestid }, Loan).pipe(Effect.map(loanOf)),
    loans: (page) => call('/credit/loans', formPage(page), PageOf(Loan)).pipe(Effect.map(pageOf(loanOf))),
  })
