import { Effect, Schema, Struct } from 'effect'
import { Funds } from '../../../ports/Wealth.ts'
import type { Call } from '../client.ts'
import { WireCurrencyText, WireFigure, WireTime } from '../figures.ts'
import { WireDecimal } from '../wire.ts'

const Wallet = Schema.Struct({
  currency: WireCurrencyText,
  available: WireDecimal,
  held: WireDecimal,
  margin: WireDecimal,
  frozen: WireDecimal,
  marketvalue: WireDecimal,
  totalassets: WireDecimal,
  yingkui: WireDecimal,
  realised: WireDecimal,
  buyingpower: WireDecimal,
})

const WireWorth = Schema.Struct({
  currency: WireCurrencyText,
  total: WireFigure,
  time: WireTime,
  days: Schema.Array(Schema.Struct({ time: WireTime, total: WireFigure })),
  rates: Schema.optionalKey(
    Schema.Array(Schema.Struct({ currency: WireCurrencyText, rate: WireFigure, ratebefore: WireFigure })),
  ),
})

/** Money by currency, and all of it together, over HTTP. */
export const funds = (call: Call): Funds['Service'] =>
  Funds.of({
    list: () =>
      call('/trade/funds', undefined, Schema.Array(Wallet)).pipe(
        Effect.map((rows) =>
          rows.map((row) =>
            Struct.renameKeys(row, {
              marketvalue: 'marketValue',
              totalassets: 'totalAssets',
              yingkui: 'floatingProfit',
              realised: 'realisedProfit',
              buyingpower: 'buyingPower',
            }),
          ),
        ),
      ),
    worth: () =>
      call('/trade/worth', undefined, WireWorth).pipe(
        Effect.map(({ currency, days, rates = [], time, total }) => ({
          currency,
          total,
          at: time,
          days: days.map((day) => ({ at: day.time, total: day.total })),
          rates: rates.map((one) => Struct.renameKeys(one, { ratebefore: 'before' })),
        })),
      ),
  })
