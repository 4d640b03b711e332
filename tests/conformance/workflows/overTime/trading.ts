import type { Body } from '../../../../paper/platform/contract/operations.ts'
import { divideTo, figure, formatDecimal, times } from '../../contract/amounts.ts'
import { tickAt } from '../../promises/market.ts'
import type { Steps } from '../../workflow.ts'
import type { Info } from '../trading/tradable.ts'
import type { Trip } from './trip.ts'

/** A price so many times another one, on the tick ladder: the next one below. */
export const priceAt = ({ rules }: Info, price: unknown, factor: string): string => {
  const exact = times(figure(price), figure(factor))
  const tick = tickAt(rules, formatDecimal(exact))
  return formatDecimal(times(divideTo(exact, tick, 0, 'down'), tick))
}

/** So many lots. */
export const lotsOf = ({ rules }: Info, count: number): string => formatDecimal(times(figure(rules.lot), figure(count)))

type Trades = Pick<Steps<'/quotes/info' | '/trade/order' | '/trade/orderinfo'>, 'ask' | 'id' | 'need'>

/** Places orders of one instrument at the market, which has to fill them at once. */
export const fillsOf =
  ({ ask, id, need }: Trades, trip: Trip, { code }: Info) =>
  async (form: Pick<Body<'/trade/order'>, 'direction' | 'action' | 'quantity'> & Partial<Body<'/trade/order'>>) => {
    const whole = { ...form, code, ordertype: 'market', clientorderid: id() } as const
    // The book has moved with the clock: the price of the fill is held against the one of now.
    await ask('/quotes/info', { code }, trip.as())
    const { id: orderid } = await ask('/trade/order', whole, trip.as())
    await trip.decide('/trading/sweep', {})
    const made = await ask('/trade/orderinfo', { orderid }, trip.as())
    return need(made.state === 'filled' ? made : undefined, `the market does not fill the order ${orderid} at once`)
  }
