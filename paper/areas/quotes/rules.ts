import { fromBigInt, make, multiply, normalize } from 'effect/BigDecimal'
import type { Instrument } from '../../../domain/markets/market.ts'
import { MARKETS } from '../../../domain/markets/markets.ts'
import { priceLimits } from '../../../domain/markets/allowedPrices.ts'
import type { Decimal } from '../../../domain/money/decimal.ts'
import { MAXIMUM_LOTS } from '../../../domain/orders/orderQuantity.ts'
import { SALE_WAIT } from '../../../domain/orders/sellable.ts'
import { STOP_OUT_SHARE } from '../../../domain/positions/stopOut.ts'
import type { Data } from '../../platform/contract/operations.ts'
import { MINUTE } from '../../platform/clock/instant.ts'
import { hoursOf, wireDay } from '../markets/hours.ts'
import type { MarketSnapshot } from '../markets/marketSnapshot.ts'
import { figure } from './wire.ts'

/** The rules for an order of an instrument on its trading day. */
export const rulesOf = (
  sight: MarketSnapshot,
  { calendar, code: own, lot, market: code, ticks }: Instrument,
  previousClose: Decimal | undefined,
): Data<'/quotes/info'>['rules'] => {
  const { fees, leverage, limit, sale, settlementDays, shorting, tradable } = MARKETS[code]
  const { day } = hoursOf(sight, calendar)
  const nextChange = sight.market.state(own, sight.at, sight.overrides)?.nextChange
  const limits = previousClose && priceLimits(limit, ticks, previousClose)
  const hasMargin = shorting || leverage.some((multiple) => multiple > 1)
  return {
    tradable,
    lot: figure(lot),
    maxquantity: tradable ? figure(multiply(lot, fromBigInt(MAXIMUM_LOTS))) : '-',
    ticks: ticks.map(({ from, tick }) => ({ from: figure(from), tick: figure(tick) })),
    upperlimit: figure(limits?.upper),
    lowerlimit: figure(limits?.lower),
    leverages: [...leverage],
    shorting,
    stopoutpercent: hasMargin ? figure(normalize(multiply(STOP_OUT_SHARE, make(100n, 0)))) : '-',
    sale,
    salewait: tradable ? SALE_WAIT / MINUTE : 0,
    settlementdays: settlementDays,
    ...wireDay(calendar, day),
    changetime: nextChange ?? '-',
    fees: fees.map(({ maximum, minimum, name, rate, side }) => ({
      name,
      side,
      rate: figure(rate),
      minimum: figure(minimum),
      maximum: figure(maximum),
    })),
  }
}
