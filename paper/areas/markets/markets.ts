import { dayLabel } from '../../../domain/calendar/day.ts'
import { type MarketCode, MARKET_CODES } from '../../../domain/markets/marketCode.ts'
import { MARKETS } from '../../../domain/markets/markets.ts'
import type { Data, Handlers } from '../../platform/contract/operations.ts'
import { listingsOf } from '../../market/listing/listings.ts'
import { hoursOf, joinedHoursOf, wireDay } from './hours.ts'
import { forAll } from '../../platform/http/answerBytes.ts'
import { keptForASecond, type MarketSnapshot, marketSnapshotOf } from './marketSnapshot.ts'

const NAMES: Readonly<Record<MarketCode, string>> = {
  MY: 'Malaysia',
  TW: 'Taiwan',
  CN: 'A-shares',
  US: 'United States',
  JP: 'Japan',
  IT: 'Italy',
  ES: 'Spain',
  FUND: 'Funds',
  FUT: 'Futures',
  CRYPTO: 'Digital currency',
  FX: 'Forex',
  INDEX: 'Indices',
}

/** The trading hours of a market as the contract represents them. */
const wireHours = (sight: MarketSnapshot, code: MarketCode) => {
  const { calendar } = MARKETS[code]
  if (calendar !== null) {
    const { day, nextChange, state } = hoursOf(sight, calendar)
    return { ...wireDay(calendar, day), state, changetime: nextChange ?? '-' }
  }
  const { day, nextChange, state } = joinedHoursOf(
    sight,
    listingsOf(code).map(({ instrument }) => instrument.calendar),
  )
  return { zone: 'UTC', day: dayLabel(day), sessions: [], state, changetime: nextChange ?? '-', homehours: true }
}

/** Every market with its hours at the moment of a snapshot. */
export const marketList = (sight: MarketSnapshot): Data<'/market/list'> =>
  MARKET_CODES.map((code) => {
    const { currency, leverage, sale, settlementDays, shorting, tradable } = MARKETS[code]
    return {
      code,
      name: NAMES[code],
      currency,
      ...wireHours(sight, code),
      sale,
      settlementdays: settlementDays,
      shorting,
      tradable,
      leverages: [...leverage],
    }
  })

const lists = keptForASecond<Data<'/market/list'>>()

export const marketHandlers = {
  '/market/list': async (_body, call) => {
    const sight = await marketSnapshotOf(call)
    return lists(sight, '', () => forAll(marketList(sight)))
  },
} satisfies Partial<Handlers>
