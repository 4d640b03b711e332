import { multiply, sum } from 'effect/BigDecimal'
import { openOf } from '../../domain/calendar/sessions.ts'
import { tradingDayOf } from '../../domain/calendar/tradingDays.ts'
import type { Instant } from '../../domain/calendar/zone.ts'
import { roundToTick } from '../../domain/market/tickLadder.ts'
import { compare, type Decimal, decimal, formatDecimal } from '../../domain/money/decimal.ts'
import { listingsOf } from '../market/listings.ts'
import { HOUR, MINUTE } from '../time/instant.ts'
import { instrumentOf } from '../trading/figures.ts'
import type { Trader } from './trader.ts'

/** Nothing that is bound or held here is worth more, in USDT. */
const MOST = decimal('4000')

const shifted = (price: Decimal, code: string, factor: string): string =>
  formatDecimal(roundToTick(instrumentOf(code).ticks, multiply(price, decimal(factor)), 'nearest'))

/**
 * A moment of this trading day at which an order would have been filled in part and would still wait now: it wanted
 * more than the best level had, at a price that the market has left since.
 */
const findPartial = (trader: Trader, code: string, now: Instant) => {
  const ask = trader.book(code, now).asks[0]
  const { lot } = instrumentOf(code)
  const opened = openOf('CRYPTO', tradingDayOf('CRYPTO', now)) ?? now
  if (ask === undefined) return undefined
  for (let at = now - 5 * MINUTE; at >= opened && at > now - 12 * HOUR; at -= MINUTE) {
    const best = trader.book(code, at).asks[0]
    const quantity = best && sum(best.quantity, lot)
    if (best === undefined || quantity === undefined || compare(multiply(best.price, quantity), MOST) > 0) continue
    if (compare(multiply(best.price, decimal('1.002')), ask.price) < 0) {
      return { at, code, price: formatDecimal(best.price), quantity: formatDecimal(quantity) }
    }
  }
  return undefined
}

/** The market that never closes: orders that wait now, one of them filled in part and one to close. */
export const tradeInCoins = async (trader: Trader, now: Date): Promise<void> => {
  const at = now.getTime()
  const codes = listingsOf('CRYPTO').map(({ instrument }) => instrument.code)
  const [held = '', wanted = ''] = [codes[5], codes[6]]
  const holding = { at: at - HOUR, code: held, quantity: '10' }
  const price = trader.book(wanted, at).bids[0]?.price
  const sale = trader.book(held, at).bids[0]?.price
  const partial = codes.map((code) => findPartial(trader, code, at)).find((found) => found !== undefined)
  const earlier = [holding, ...(partial ? [partial] : [])].toSorted((one, other) => one.at - other.at)
  const placed = new Map<object, Awaited<ReturnType<Trader['order']>>>()
  for (const order of earlier) {
    const { at: then, ...terms } = order
    placed.set(order, await trader.order(then, terms))
  }
  const bought = placed.get(holding)
  if (sale && bought) await trader.close(at - MINUTE, bought, '5', shifted(sale, held, '1.25'))
  if (price) await trader.order(at - MINUTE, { code: wanted, quantity: '20', price: shifted(price, wanted, '0.8') })
}
