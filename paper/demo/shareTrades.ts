import { multiply } from 'effect/BigDecimal'
import type { CalendarCode } from '../../domain/calendar/calendars.ts'
import { closeOf, openOf } from '../../domain/calendar/sessions.ts'
import { previousTradingDay, tradingDayOf } from '../../domain/calendar/tradingDays.ts'
import type { Instant } from '../../domain/calendar/zone.ts'
import type { MarketCode } from '../../domain/market/marketCode.ts'
import { roundToTick } from '../../domain/market/tickLadder.ts'
import { decimal, formatDecimal, zero } from '../../domain/money/decimal.ts'
import { listingsOf } from '../market/listings.ts'
import { HOUR, MINUTE } from '../time/instant.ts'
import { addToMargin } from '../trading/addMargin.ts'
import { instrumentOf } from '../trading/figures.ts'
import type { Trader } from './trader.ts'

/** The session of a calendar some trading days back; 0 is the last that has opened. */
const sessionBack = (calendar: CalendarCode, now: Date, back: number): { opens: Instant; closes: Instant } => {
  let day = tradingDayOf(calendar, now.getTime())
  for (let left = back; left > 0; left -= 1) day = previousTradingDay(calendar, day)
  return { opens: openOf(calendar, day) ?? now.getTime(), closes: closeOf(calendar, day) ?? now.getTime() }
}

const codeOf = (market: MarketCode, index: number): string => listingsOf(market)[index]?.instrument.code ?? ''

/** A price that a purchase will hardly get: a twelfth below the market, which no limit of a day forbids. */
const farBelow = ({ book }: Trader, code: string, at: Instant): string => {
  const best = book(code, at).bids[0]?.price ?? zero
  return formatDecimal(roundToTick(instrumentOf(code).ticks, multiply(best, decimal('0.92')), 'down'))
}

/** Malaysian shares in three sessions, the oldest first: held in part, closed, an order that expired. */
const tradeBefore = async (trader: Trader, now: Date): Promise<void> => {
  const [bank, glove, power] = [codeOf('MY', 4), codeOf('MY', 6), codeOf('MY', 3)]
  const [first, second] = [sessionBack('MY', now, 3), sessionBack('MY', now, 2)]
  const kept = await trader.order(first.opens + HOUR, { code: bank, quantity: '1000' })
  const gone = await trader.order(first.opens + HOUR + MINUTE, { code: glove, quantity: '500' })
  const below = farBelow(trader, power, second.opens + MINUTE)
  await trader.order(second.opens + MINUTE, { code: power, quantity: '2000', price: below })
  await trader.close(second.opens + HOUR, kept, '400')
  await trader.close(second.opens + HOUR + MINUTE, gone, '500')
  await trader.expire(second.closes)
}

/** The session before the last in Japan, Taiwan and Malaysia: in yen, short, on margin with a top-up, cancelled, refused. */
const tradeYesterday = async (trader: Trader, now: Date): Promise<void> => {
  const [japan, taiwan, malaysia] = [sessionBack('JP', now, 1), sessionBack('TW', now, 1), sessionBack('MY', now, 1)]
  const [bank, power] = [codeOf('MY', 4), codeOf('MY', 3)]
  await trader.order(japan.opens + HOUR, { code: codeOf('JP', 0), quantity: '100' })
  await trader.order(taiwan.opens + HOUR, {
    code: codeOf('TW', 0),
    quantity: '1000',
    direction: 'short',
    leverage: '2',
  })
  const bought = await trader.order(malaysia.opens + HOUR, { code: power, quantity: '3000', leverage: '2' })
  await addToMargin(trader.broker, bought.id, '150', new Date(malaysia.opens + 2 * HOUR))
  const price = farBelow(trader, bank, malaysia.opens + 2 * HOUR)
  const [taken, refused] = [
    await trader.order(malaysia.opens + 2 * HOUR, { code: bank, quantity: '500', price }),
    await trader.order(malaysia.opens + 2 * HOUR, { code: bank, quantity: '700', price }),
  ]
  await trader.cancel(malaysia.opens + 2 * HOUR + MINUTE, taken)
  await trader.reject(malaysia.opens + 2 * HOUR + MINUTE, refused, 'trading-halted')
}

/** Orders in shares of the days before `now`, one after the other, as the records show them. */
export const tradeInShares = async (trader: Trader, now: Date): Promise<void> => {
  await tradeBefore(trader, now)
  await tradeYesterday(trader, now)
  // The last session: what was bought in it is locked until the next one opens.
  const china = sessionBack('CN', now, 0)
  await trader.order(Math.min(china.opens + MINUTE, now.getTime()), { code: codeOf('CN', 0), quantity: '500' })
}
