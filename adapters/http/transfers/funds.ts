import { Effect, Schema, Struct } from 'effect'
import { Funds } from '../../../ports/Wealth.ts'
import type { Call } from '../client.ts'
import { WireCurrencyText } from '../figures.ts'
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

/** Money by currency over HTTP. */
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
  })
