import { Effect, Schema } from 'effect'
import { dayLabel } from '../../../domain/calendar/day.ts'
import { formatDecimal } from '../../../domain/money/decimal.ts'
import {
  type AccountType,
  type Deposit,
  Deposits,
  type DepositState,
  type PayInAccount,
} from '../../../ports/Deposits.ts'
import type { Call } from '../client.ts'
import {
  textOrNull,
  WireAmount,
  WireDay,
  WireFigure,
  WireTime,
  WireTimeOrNone,
  WireCurrency,
  WireStatus,
} from '../figures.ts'
import { ServiceHours, workingHours } from '../transfers/hours.ts'
import { formPage, pageOf, PageOf } from '../pages.ts'

const Method = Schema.Literals(['bank', 'wallet'])
export const WireAccountType = Schema.Literals(['savings', 'current', ''])
export const WireNetwork = Schema.Literals(['TRC20', 'ERC20', 'BTC', ''])

const Account = Schema.Struct({
  id: Schema.String,
  holder: Schema.String,
  bank: Schema.String,
  number: Schema.String,
  swift: Schema.String,
  bankaddress: Schema.String,
  payeeaddress: Schema.String,
  accounttype: WireAccountType,
  network: WireNetwork,
  walletaddress: Schema.String,
  reference: Schema.String,
  paymentcode: Schema.optionalKey(Schema.String),
})

const Channel = Schema.Struct({
  id: Schema.String,
  method: Method,
  name: Schema.String,
  currency: WireCurrency,
  status: WireStatus,
  min: WireAmount,
  max: WireFigure,
  hours: ServiceHours,
  arrivehours: Schema.Number,
  content: Schema.String,
  accounts: Schema.Array(Account),
})

const Record = Schema.Struct({
  id: Schema.String,
  channelid: Schema.String,
  method: Method,
  currency: WireCurrency,
  money: WireFigure,
  transferdate: WireDay,
  proofurl: Schema.String,
  status: WireStatus,
  reason: Schema.String,
  remark: Schema.String,
  requesttime: WireTime,
  arrivetime: WireTime,
  reviewtime: WireTimeOrNone,
})

const isGiven = <T extends string>(text: T): text is Exclude<T, ''> => text !== ''

/** A member of a closed set, where the empty text means none. */
export const emptyToNull = <T extends string>(text: T): Exclude<T, ''> | null => (isGiven(text) ? text : null)

const STATES: Readonly<Partial<Record<number, DepositState>>> = { 1: 'approved', 2: 'rejected' }

const account = (row: (typeof Account)['Type']): PayInAccount => ({
  id: row.id,
  holder: textOrNull(row.holder),
  bank: textOrNull(row.bank),
  number: textOrNull(row.number),
  swift: textOrNull(row.swift),
  bankAddress: textOrNull(row.bankaddress),
  payeeAddress: textOrNull(row.payeeaddress),
  accountType: emptyToNull(row.accounttype) satisfies AccountType | null,
  network: emptyToNull(row.network),
  walletAddress: textOrNull(row.walletaddress),
  reference: textOrNull(row.reference),
  paymentCode: textOrNull(row.paymentcode ?? ''),
})

const deposit = (row: (typeof Record)['Type']): Deposit => ({
  id: row.id,
  method: row.method,
  currency: row.currency,
  amount: row.money,
  transferDay: row.transferdate,
  proofUrl: textOrNull(row.proofurl),
  state: STATES[row.status] ?? 'under-review',
  reason: textOrNull(row.reason),
  remark: textOrNull(row.remark),
  requestedAt: row.requesttime,
  dueAt: row.arrivetime,
  reviewedAt: row.reviewtime,
})

/** Deposits over HTTP. */
export const deposits = (call: Call): Deposits['Service'] =>
  Deposits.of({
    channels: (language) =>
      call('/funds/channels', { language }, Schema.Array(Channel)).pipe(
        Effect.map((rows) =>
          rows.map(({ status, min, max, hours, arrivehours, content, accounts, ...channel }) => ({
            ...channel,
            isOpen: status === 1,
            limits: { min, max },
            hours: workingHours(hours),
            arriveHours: arrivehours,
            note: textOrNull(content),
            accounts: accounts.map(account),
          })),
        ),
      ),
    submit: ({ channelId, currency, amount, transferDay, accountType, proof }, requestId) =>
      call(
        '/funds/deposit',
        {
          channelid: channelId,
          currency,
          money: formatDecimal(amount),
          transferdate: dayLabel(transferDay),
          accounttype: accountType ?? undefined,
          proof,
          requestid: requestId,
        },
        Record,
      ).pipe(Effect.map(deposit)),
    list: (page) => call('/funds/depositlist', formPage(page), PageOf(Record)).pipe(Effect.map(pageOf(deposit))),
  })
