import { Effect, Struct } from 'effect'
import { dayLabel } from '../../../domain/calendar/day.ts'
import { formatDecimal } from '../../../domain/money/decimal.ts'
import { type Deposit, Deposits } from '../../../ports/Deposits.ts'
import { Deposit as Row, FundsChannelsAnswer, FundsDepositlistAnswer } from '../../generated/schemas/deposits.ts'
import type { Call } from '../client.ts'
import { formPage, formRange, pageOf } from '../pages.ts'

const depositOf = (row: (typeof Row)['Type']): Deposit => Struct.omit(row, ['channelId'])

/** Deposits over HTTP. */
export const deposits = (call: Call): Deposits['Service'] =>
  Deposits.of({
    channels: (language) =>
      call('/funds/channels', { type: undefined, method: undefined, language }, FundsChannelsAnswer).pipe(
        Effect.map((rows) => rows.map(({ max, min, ...channel }) => ({ ...channel, limits: { min, max } }))),
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
        Row,
      ).pipe(Effect.map(depositOf)),
    list: (page) =>
      call(
        '/funds/depositlist',
        { type: undefined, status: undefined, ...formRange(), ...formPage(page) },
        FundsDepositlistAnswer,
      ).pipe(Effect.map(pageOf(depositOf))),
  })
