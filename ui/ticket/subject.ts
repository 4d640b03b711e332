import type { Instrument, Market } from '../../domain/market/market.ts'
import { MARKETS } from '../../domain/market/markets.ts'
import type { Detail, FeeRule } from '../../ports/InstrumentDetail.ts'

/** An instrument with the rules that the server named for it today, as the rules of trading ask for them. */
export interface Subject {
  readonly instrument: Instrument
  readonly market: Market
}

const feeLine = ({ name, side, rate, minimum, maximum }: FeeRule) => ({
  name,
  side,
  rate,
  ...(minimum && { minimum }),
  ...(maximum && { maximum }),
})

/** What the rules of trading need of an instrument's page. The server's rules count, not the house's own table. */
export const subjectOf = (detail: Detail): Subject => {
  const { rules, currency } = detail
  const house = MARKETS[detail.market]
  const instrument: Instrument = {
    code: detail.code,
    name: detail.name,
    chineseName: detail.chineseName,
    initials: '',
    market: detail.market,
    calendar: house.calendar,
    currency,
    lot: rules.lot,
    ticks: rules.ticks,
  }
  const market: Market = {
    ...house,
    currency,
    lot: rules.lot,
    ticks: rules.ticks,
    sale: rules.sale,
    settlementDays: rules.settlementDays,
    leverage: rules.leverages,
    shorting: rules.shorting,
    tradable: rules.tradable,
    fees: rules.fees.map(feeLine),
  }
  return { instrument, market }
}
