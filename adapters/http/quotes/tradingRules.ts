import { Schema, Struct } from 'effect'
import type { TradingRules } from '../../../ports/Quotes.ts'
import { WireAmount, WireDay, WireFigure, WireTimeOrNone } from '../figures.ts'
import { WireFeeName } from '../names.ts'
import { sessionOf, WireSession } from './quoteRecords.ts'
import { WireDecimal } from '../wire.ts'

const TickStep = Schema.Struct({ from: WireAmount, tick: WireFigure })

const hasFirst = <T>(steps: ReadonlyArray<T>): steps is readonly [T, ...T[]] => steps.length > 0

export const WireRules = Schema.Struct({
  tradable: Schema.Boolean,
  lot: WireFigure,
  maxquantity: WireDecimal,
  ticks: Schema.Array(TickStep).pipe(Schema.refine(hasFirst)),
  upperlimit: WireDecimal,
  lowerlimit: WireDecimal,
  leverages: Schema.Array(Schema.Int),
  shorting: Schema.Boolean,
  stopoutpercent: WireDecimal,
  sale: Schema.Literals(['T+0', 'T+1']),
  salewait: Schema.Int,
  settlementdays: Schema.Int,
  zone: Schema.String,
  day: WireDay,
  sessions: Schema.Array(WireSession),
  changetime: WireTimeOrNone,
  fees: Schema.Array(
    Schema.Struct({
      name: WireFeeName,
      side: Schema.Literals(['buy', 'sell', 'both']),
      rate: WireAmount,
      minimum: WireDecimal,
      maximum: WireDecimal,
    }),
  ),
})

/** The rules for an order today. */
export const rulesOf = (rules: (typeof WireRules)['Type']): TradingRules => ({
  ...Struct.renameKeys(rules, {
    maxquantity: 'maxQuantity',
    upperlimit: 'upperLimit',
    lowerlimit: 'lowerLimit',
    stopoutpercent: 'stopOutPercent',
    salewait: 'saleWait',
    settlementdays: 'settlementDays',
    changetime: 'changesAt',
  }),
  sessions: rules.sessions.map(sessionOf),
})
