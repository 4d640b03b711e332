import { dayLabel } from '../../../domain/calendar/day.ts'
import { wallDay } from '../../../domain/calendar/sessions.ts'
import type { Instrument } from '../../../domain/markets/market.ts'
import { companyDates } from '../../market/companies/dates.ts'
import { companyOf } from '../../market/companies/dividendEvent.ts'
import { sectorOf, tradeOf } from '../../market/companies/trades.ts'
import type { Body, Data } from '../../platform/contract/operations.ts'
import type { MarketSnapshot } from '../markets/marketSnapshot.ts'
import { ar } from './businesses/ar.ts'
import type { Businesses } from './businesses/businesses.ts'
import { cn } from './businesses/cn.ts'
import { es } from './businesses/es.ts'
import { it } from './businesses/it.ts'
import { kr } from './businesses/kr.ts'
import { my } from './businesses/my.ts'
import { tw } from './businesses/tw.ts'
import { us } from './businesses/us.ts'

type Language = NonNullable<Body<'/quotes/info'>['language']>

const BUSINESSES: Readonly<Record<Language, Businesses>> = { us, tw, es, cn, my, it, kr, ar }

/** What an instrument's company is, and its next dates; undefined for what is no company. All of it is invented. */
export const profileOf = (
  { at, market }: MarketSnapshot,
  { calendar, code, name }: Instrument,
  language: Language = 'us',
): Data<'/quotes/info'>['profile'] => {
  const trade = companyOf(code) && tradeOf(name)
  if (trade === undefined) return undefined
  return {
    sector: sectorOf(trade),
    business: BUSINESSES[language][trade],
    dates: companyDates(market, code, wallDay(calendar, at)).map(({ day, kind }) => ({ kind, day: dayLabel(day) })),
  }
}
