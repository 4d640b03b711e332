import type { MarketCode } from '../../domain/market/marketCode.ts'
import { MARKET_CODES } from '../../domain/market/marketCode.ts'
import { MARKETS } from '../../domain/market/markets.ts'
import type { Handlers } from '../contract/operations.ts'
import { listingsOf } from '../market/listings.ts'
import { hoursOf, wireDay } from './hours.ts'
import { sightOf } from './sight.ts'
import { quotedInstrument } from './snapshot.ts'

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

export const marketHandlers = {
  '/market/list': async (_body, call) => {
    const sight = await sightOf(call)
    return MARKET_CODES.map((code) => {
      const { calendar, currency, leverage, sale, settlementDays, shorting, tradable } = MARKETS[code]
      const { day, nextChange, state } = hoursOf(sight, calendar)
      return {
        code,
        name: NAMES[code],
        currency,
        ...wireDay(calendar, day),
        state,
        changetime: nextChange ?? '-',
        sale,
        settlementdays: settlementDays,
        shorting,
        tradable,
        leverages: [...leverage],
      }
    })
  },
  '/market/indices': async (_body, call) => {
    const sight = await sightOf(call)
    return listingsOf('INDEX').flatMap(({ instrument }) => quotedInstrument(sight, instrument.code) ?? [])
  },
} satisfies Partial<Handlers>
