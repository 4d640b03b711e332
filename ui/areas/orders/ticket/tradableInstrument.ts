import type { Tradable, TradingTerms } from '../../../../domain/markets/market.ts'
import type { Detail, FeeRule } from '../../../../ports/InstrumentDetail.ts'

/** An instrument with the rules that the server named for it today, as the rules of trading ask for them. */
export interface TradableInstrument {
  readonly instrument: Tradable & Pick<Detail, 'code'>
  readonly market: TradingTerms
}

const feeLine = ({ name, side, rate, minimum, maximum }: FeeRule) => ({
  name,
  side,
  rate,
  ...(minimum && { minimum }),
  ...(maximum && { maximum }),
})

/** The fields of an instrument's page that the rules of trading need. The server's rules count, not the built-in table. */
export const subjectOf = ({ code, currency, rules }: Detail): TradableInstrument => ({
  instrument: { code, currency, lot: rules.lot, ticks: rules.ticks },
  market: {
    tradable: rules.tradable,
    shorting: rules.shorting,
    leverage: rules.leverages,
    fees: rules.fees.map(feeLine),
  },
})
