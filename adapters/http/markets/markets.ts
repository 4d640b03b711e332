import { Effect, Schema } from 'effect'
import { Markets } from '../../../ports/Markets.ts'
import type { Call } from '../client.ts'
import { WireCurrencyText, WireDay, WireMarket, WireTimeOrNone } from '../figures.ts'
import { sessionOf, WireSession, WireState } from '../quotes/quoteRecords.ts'

const Market = Schema.Struct({
  code: WireMarket,
  name: Schema.String,
  currency: WireCurrencyText,
  zone: Schema.String,
  state: WireState,
  changetime: WireTimeOrNone,
  day: WireDay,
  sessions: Schema.Array(WireSession),
  sale: Schema.Literals(['T+0', 'T+1']),
  settlementdays: Schema.Int,
  shorting: Schema.Boolean,
  tradable: Schema.Boolean,
  leverages: Schema.Array(Schema.Int),
  homehours: Schema.optionalKey(Schema.Boolean),
})

/** Markets and their hours over HTTP. */
export const markets = (call: Call): Markets['Service'] =>
  Markets.of({
    list: () =>
      call('/market/list', undefined, Schema.Array(Market)).pipe(
        Effect.map((rows) =>
          rows.map(({ changetime, homehours, sessions, settlementdays, ...market }) => ({
            ...market,
            changesAt: changetime,
            sessions: sessions.map(sessionOf),
            settlementDays: settlementdays,
            hasHomeHours: homehours ?? false,
          })),
        ),
      ),
  })
