import { Effect, Struct } from 'effect'
import { WITHDRAWAL_STATES } from '../../../domain/contract/enumerations.ts'
import { formatDecimal } from '../../../domain/money/decimal.ts'
import type { Currency } from '../../../domain/money/money.ts'
import type { Wait } from '../../../domain/withdrawals/waiting.ts'
import {
  type Withdrawal,
  type WithdrawalOrder,
  type WithdrawalPreview as Conditions,
  Withdrawals,
} from '../../../ports/Withdrawals.ts'
import { PasskeyChallenge } from '../../generated/schemas/account.ts'
import { UserWithdrawallistAnswer } from '../../generated/schemas/wealth.ts'
import {
  CancelledWithdrawal,
  NewWithdrawal,
  type Withdrawal as Row,
  WithdrawalPreview,
} from '../../generated/schemas/withdrawals.ts'
import { answerFields } from '../account/passkeyWire.ts'
import type { Call } from '../client.ts'
import { formPage } from '../pages.ts'

type Preview = (typeof WithdrawalPreview)['Type']

/** A reason that is not stated is told as a changed password, which also concerns every payee. */
const waitIn = ({ waitFor = 'nothing', waitUntil }: Preview): Wait | null =>
  waitUntil === null ? null : { until: waitUntil, reason: waitFor === 'nothing' ? 'changed-password' : waitFor }

const conditionsOf = (row: Preview): Conditions => ({
  currency: row.currency,
  available: row.available,
  settling: row.settling,
  limits: { min: row.min, max: row.max },
  feeRule: { fixed: row.fixed, points: row.points, least: row.least, most: row.most },
  amount: row.amount,
  fee: row.fee,
  arrival: row.arrival,
  hours: row.hours,
  dueAt: row.dueAt,
  standing: {
    identity: row.verified,
    hasFundPassword: row.fundPassword,
    hasCard: row.cards > 0,
    owesCredit: row.creditloan === true,
  },
  wait: waitIn(row),
})

/** `currency` is that of the list: older servers answer none. */
const listed =
  (asked: Currency) =>
  ({ currency = asked, status, ...row }: (typeof Row)['Type']): Withdrawal => ({
    ...Struct.omit(row, ['cardId', 'requestId', 'next']),
    currency,
    state: WITHDRAWAL_STATES[status] ?? 'under-review',
  })

const requested = (row: (typeof NewWithdrawal)['Type']): Withdrawal => ({
  ...Struct.omit(row, ['cardId']),
  reason: null,
  remark: null,
  endedAt: null,
})

const orderFields = ({ amount, cardId, currency }: WithdrawalOrder) => ({
  currency,
  money: formatDecimal(amount),
  cardid: cardId,
})

/** Withdrawals over HTTP. */
export const withdrawals = (call: Call): Withdrawals['Service'] =>
  Withdrawals.of({
    preview: ({ currency, cardId, amount }) =>
      call(
        '/funds/withdrawpreview',
        { type: currency, cardid: cardId, money: amount && formatDecimal(amount) },
        WithdrawalPreview,
      ).pipe(Effect.map(conditionsOf)),
    submit: ({ fundPassword, ...order }, requestId) =>
      call(
        '/funds/withdraw',
        { ...orderFields(order), fundpassword: fundPassword, requestid: requestId },
        NewWithdrawal,
      ).pipe(Effect.map(requested)),
    challenge: (order) => call('/funds/withdrawchallenge', orderFields(order), PasskeyChallenge),
    submitByPasskey: (order, answer, requestId) =>
      call(
        '/funds/withdrawbypasskey',
        { ...orderFields(order), ...answerFields(answer), requestid: requestId },
        NewWithdrawal,
      ).pipe(Effect.map(requested)),
    cancel: (id, requestId) =>
      Effect.asVoid(call('/funds/withdrawcancel', { id, requestid: requestId }, CancelledWithdrawal)),
    find: (currency, requestId) =>
      call(
        '/user/withdrawallist',
        { type: currency, ...formPage({}), requestid: requestId },
        UserWithdrawallistAnswer,
      ).pipe(
        // A server that does not know the field answers with other withdrawals, which do not have it.
        Effect.map((rows) => rows.find((row) => row.requestId === requestId)),
        Effect.map((row) => (row ? listed(currency)(row) : null)),
      ),
    list: (currency, page) =>
      call(
        '/user/withdrawallist',
        { type: currency, ...formPage({ limit: 20, ...page }), requestid: undefined },
        UserWithdrawallistAnswer,
      ).pipe(Effect.map((rows) => ({ list: rows.map(listed(currency)), next: rows.at(-1)?.next ?? null }))),
  })
