import { Effect, Schema, Struct } from 'effect'
import { Reports } from '../../../ports/Wealth.reports.ts'
import type { Call } from '../client.ts'
import { WireAmount, WireCurrencyText, WireFigure, WireMarket, WireTime, WireTimeOrNone } from '../figures.ts'
import { WireDecimal } from '../wire.ts'
import { statementOf, WireStatement } from './statement.ts'

const Day = Schema.Struct({
  time: WireTime,
  total: WireFigure,
  paidin: WireAmount,
  paidout: WireAmount,
  growth: WireDecimal,
})

const Flow = Schema.Struct({ day: Schema.String, paidin: WireAmount, paidout: WireAmount })

const Position = Schema.Struct({
  code: Schema.String,
  name: Schema.String,
  market: Schema.optionalKey(WireMarket),
  gain: WireAmount,
  realised: WireAmount,
})

const Month = Schema.Struct({
  month: Schema.String,
  dividends: WireAmount,
  lending: WireAmount,
  rewards: WireAmount,
  fees: WireAmount,
  taxes: WireAmount,
  interest: WireAmount,
})

const IndexGrowth = Schema.Struct({
  code: Schema.String,
  name: Schema.String,
  days: Schema.Array(Schema.Struct({ time: WireTime, growth: WireDecimal })),
})

const WirePerformance = Schema.Struct({
  currency: WireCurrencyText,
  from: WireTime,
  to: WireTime,
  gain: WireAmount,
  paidin: WireAmount,
  paidout: WireAmount,
  timeweighted: WireDecimal,
  moneyweighted: WireDecimal,
  fall: Schema.Struct({ share: WireAmount, from: WireTimeOrNone, to: WireTimeOrNone }),
  days: Schema.Array(Day),
  flows: Schema.optionalKey(Schema.Array(Flow)),
  positions: Schema.Array(Position),
  other: WireAmount,
  rest: WireAmount,
  months: Schema.Array(Month),
  index: Schema.optionalKey(IndexGrowth),
  statements: Schema.optionalKey(Schema.String),
})

/** Reports about the customer's money, over HTTP. */
export const reports = (call: Call): Reports['Service'] =>
  Reports.of({
    performance: ({ currency, index, market, period }) =>
      call('/trade/performance', { period, type: currency, market, index }, WirePerformance).pipe(
        Effect.map(({ days, flows, index: compared, positions, ...report }) => ({
          ...Struct.renameKeys(report, {
            paidin: 'paidIn',
            paidout: 'paidOut',
            timeweighted: 'timeWeighted',
            moneyweighted: 'moneyWeighted',
          }),
          days: days.map(({ growth, paidin, paidout, time, total }) => ({
            at: time,
            growth,
            total,
            paidIn: paidin,
            paidOut: paidout,
          })),
          flows: flows?.map(({ day, paidin, paidout }) => ({ day, paidIn: paidin, paidOut: paidout })) ?? null,
          positions: positions.map((position) => ({ ...position, market: position.market ?? null })),
          statements: report.statements ?? null,
          index: compared
            ? { ...compared, days: compared.days.map(({ growth, time }) => ({ at: time, growth })) }
            : null,
        })),
      ),
    statement: (month) => Effect.map(call('/trade/statement', { month }, WireStatement), statementOf),
  })
