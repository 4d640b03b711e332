import { Effect, Schema } from 'effect'
import type { IdentityState } from '../../../domain/identity/states.ts'
import { formatDecimal, type Decimal } from '../../../domain/money/decimal.ts'
import type { Currency } from '../../../domain/money/money.ts'
import type { Wait } from '../../../domain/withdrawals/waiting.ts'
import { type Withdrawal, type WithdrawalOrder, Withdrawals, type WithdrawalState } from '../../../ports/Withdrawals.ts'
import { answerFields, challengeOf, WireChallenge } from '../account/passkeyWire.ts'
import type { Call } from '../client.ts'
import { textOrNull, WireAmount, WireFigure, WireTime, WireTimeOrNone, WireCurrency, WireStatus } from '../figures.ts'
import { ServiceHours, workingHours } from '../transfers/hours.ts'
import { formPage } from '../pages.ts'
import { WireDecimal } from '../wire.ts'
import { WithdrawalRecord } from './withdrawalRecord.ts'

const Preview = Schema.Struct({
  currency: WireCurrency,
  available: WireDecimal,
  settling: Schema.Array(Schema.Struct({ money: WireAmount, time: WireTime })),
  min: WireAmount,
  max: WireFigure,
  feefixed: WireAmount,
  feerate: WireAmount,
  feemin: WireAmount,
  feemax: WireAmount,
  money: WireAmount,
  fee: WireAmount,
  arrival: WireAmount,
  hours: ServiceHours,
  arrivetime: WireTime,
  verified: WireStatus,
  fundpassword: WireStatus,
  cards: Schema.Number,
  creditloan: Schema.optionalKey(WireStatus),
  waituntil: Schema.optionalKey(WireTimeOrNone),
  waitfor: Schema.optionalKey(WireStatus),
})

const Requested = Schema.Struct({
  id: Schema.String,
  currency: WireCurrency,
  money: WireFigure,
  fee: WireAmount,
  arrival: WireAmount,
  cardid: Schema.String,
  card: Schema.String,
  status: WireStatus,
  requesttime: WireTime,
  arrivetime: WireTime,
})

const Cancelled = Schema.Struct({
  id: Schema.String,
  currency: WireCurrency,
  money: WireFigure,
  status: WireStatus,
  endtime: WireTime,
})

/** A number that is not known is told as a changed password, which also concerns every payee. */
const WAITS: Readonly<Record<number, Wait['reason']>> = { 1: 'new-payee', 3: 'recovered-login' }

const waitIn = ({ waitfor, waituntil = null }: (typeof Preview)['Type']): Wait | null =>
  waituntil === null ? null : { until: waituntil, reason: WAITS[waitfor ?? 0] ?? 'changed-password' }

const IDENTITY: ReadonlyArray<IdentityState> = ['not-submitted', 'under-review', 'verified', 'rejected']
const STATES: ReadonlyArray<WithdrawalState> = ['under-review', 'paid', 'rejected', 'cancelled']

const stateOf = (status: number): WithdrawalState => STATES[status] ?? 'under-review'
const instant = (figure: Decimal | null | undefined): number | null =>
  figure === null || figure === undefined ? null : Number(formatDecimal(figure))

const listed =
  (currency: Currency) =>
  (row: (typeof WithdrawalRecord)['Type']): Withdrawal => ({
    id: row.id ?? null,
    currency: row.currency ?? currency,
    amount: row.money,
    fee: row.fee ?? null,
    arrival: row.arrival ?? null,
    state: stateOf(row.status),
    card: textOrNull(row.card ?? ''),
    reason: textOrNull(row.reason ?? ''),
    remark: textOrNull(row.remark ?? ''),
    requestedAt: instant(row.requesttime),
    dueAt: instant(row.arrivetime),
    endedAt: instant(row.endtime),
  })

const requested = (row: (typeof Requested)['Type']): Withdrawal => ({
  id: row.id,
  currency: row.currency,
  amount: row.money,
  fee: row.fee,
  arrival: row.arrival,
  state: stateOf(row.status),
  card: textOrNull(row.card),
  reason: null,
  remark: null,
  requestedAt: row.requesttime,
  dueAt: row.arrivetime,
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
        Preview,
      ).pipe(
        Effect.map((row) => ({
          currency: row.currency,
          available: row.available,
          settling: row.settling.map(({ money, time }) => ({ amount: money, settlesAt: time })),
          limits: { min: row.min, max: row.max },
          feeRule: { fixed: row.feefixed, points: row.feerate, least: row.feemin, most: row.feemax },
          amount: row.money,
          fee: row.fee,
          arrival: row.arrival,
          hours: workingHours(row.hours),
          dueAt: row.arrivetime,
          standing: {
            identity: IDENTITY[row.verified] ?? 'not-submitted',
            hasFundPassword: row.fundpassword === 1,
            hasCard: row.cards > 0,
            owesCredit: row.creditloan === 1,
          },
          wait: waitIn(row),
        })),
      ),
    submit: ({ fundPassword, ...order }, requestId) =>
      call(
        '/funds/withdraw',
        { ...orderFields(order), fundpassword: fundPassword, requestid: requestId },
        Requested,
      ).pipe(Effect.map(requested)),
    challenge: (order) =>
      call('/funds/withdrawchallenge', orderFields(order), WireChallenge).pipe(Effect.map(challengeOf)),
    submitByPasskey: (order, answer, requestId) =>
      call(
        '/funds/withdrawbypasskey',
        { ...orderFields(order), ...answerFields(answer), requestid: requestId },
        Requested,
      ).pipe(Effect.map(requested)),
    cancel: (id, requestId) => Effect.asVoid(call('/funds/withdrawcancel', { id, requestid: requestId }, Cancelled)),
    find: (currency, requestId) =>
      call('/user/withdrawallist', { type: currency, requestid: requestId }, Schema.Array(WithdrawalRecord)).pipe(
        // A server that does not know the field answers with other withdrawals, which do not have it.
        Effect.map((rows) => rows.find(({ requestid }) => requestid === requestId)),
        Effect.map((row) => (row ? listed(currency)(row) : null)),
      ),
    list: (currency, page) =>
      call(
        '/user/withdrawallist',
        { type: currency, ...formPage({ limit: 20, ...page }) },
        Schema.Array(WithdrawalRecord),
      ).pipe(Effect.map((rows) => ({ list: rows.map(listed(currency)), next: textOrNull(rows.at(-1)?.next ?? '') }))),
  })
