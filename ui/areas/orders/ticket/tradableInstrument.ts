import type { Tradable, TradingTerms } from '../../domain/market/market.ts'
import type { Detail, FeeRule } from '../../ports/InstrumentDetail.ts'

/** An instrument with the rules that the server named for it today, as the rules of trading ask for them. */
export interface Subject {
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

/** What the rules of trading need of an instrument's page. The server's rules count, not the house's own table. */
export const subjectOf = ({ code, currency, rules }: Detail): Subject => ({
  instrument: { code, currency, lot: rules.lot, ticks: rules.ticks },
  market: {
    tradable: rules.tradable,
    shorting: rules.shorting,
    leverage: rules.leverages,
    fees: rules.fees.map(feeLine),
  },
})
