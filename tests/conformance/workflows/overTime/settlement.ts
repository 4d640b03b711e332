import { compare, figure, formatDecimal, minus, plus, smallest, zero } from '../../contract/amounts.ts'
import { writing } from '../../workflow.ts'
import { fillsOf, lotsOf } from './trading.ts'
import { type Market, startTrip, TRIP } from './trip.ts'

/** A purchase that may be sold when its market allows it, and proceeds that settle days later and cannot leave before. */
export const settlementOf = (market: Market) =>
  writing(
    `a sale and its settlement in ${market}`,
    [
      ...TRIP,
      '/trade/order',
      '/trade/orderinfo',
      '/trade/positioninfo',
      '/funds/withdrawpreview',
      '/exchange/quote',
      '/exchange/submit',
    ],
    async (steps) => {
      const { ask, comesTo, holds, id, need, refuseTo } = steps
      const trip = await startTrip(steps)
      await trip.toOpening(market)
      const info = await trip.share(market, 2)
      const { code, currency, rules } = info
      const trade = fillsOf(steps, trip, info)
      const { positionid, quantity } = await trade({ direction: 'long', action: 'open', quantity: lotsOf(info, 3) })
      const close = { code, direction: 'long', action: 'close', ordertype: 'market', positionid } as const
      const some = { ...close, quantity: lotsOf(info, 1) }
      const look = () => ask('/trade/positioninfo', { positionid }, trip.as())
      const isLocked = async (why: string, reason: 'sell-blocked-15-minutes' | 'sell-blocked-t1') => {
        const { closable, lockreason } = await look()
        comesTo('/trade/positioninfo', '/data/closable', zero, closable, why)
        holds('/trade/positioninfo', '/data/lockreason', reason, lockreason, lockreason === reason)
        await refuseTo(trip.as(), '/trade/order', { ...some, clientorderid: id() }, reason)
      }
      const isFree = async (why: string) => {
        const { closable } = await look()
        comesTo('/trade/positioninfo', '/data/closable', figure(quantity), closable, why)
      }
      const isNextDay = rules.sale === 'T+1'
      await isLocked('nothing is sold at once', isNextDay ? 'sell-blocked-t1' : 'sell-blocked-15-minutes')
      await trip.wait(16)
      if (isNextDay) {
        await isLocked('T+1, not on the day of the purchase', 'sell-blocked-t1')
        await trip.toOpening(market)
      }
      await isFree(isNextDay ? 'the next day has come' : 'a quarter of an hour has passed')

      const sold = await trade(some)
      const proceeds = minus(figure(sold.amount), figure(sold.fees))
      const money = async (unsettled: typeof zero, why: string): Promise<void> => {
        const { balance, settled } = await trip.wallet(currency)
        const due = minus(figure(balance), unsettled)
        comesTo('/funds/wallets', `/data/${currency}/settled`, due, settled, why)
        const preview = await ask('/funds/withdrawpreview', { type: currency }, trip.as())
        comesTo('/funds/withdrawpreview', '/data/available', due, preview.available, why)
        const later = preview.settling.reduce((sum, one) => plus(sum, figure(one.money)), zero)
        comesTo('/funds/withdrawpreview', '/data/settling', unsettled, later, why)
      }
      /** More than has settled cannot be exchanged, though it is free. */
      const stays = async (): Promise<void> => {
        const to = currency === 'EUR' ? 'USD' : 'EUR'
        const { settled } = await trip.wallet(currency)
        const { quoteid } = await ask('/exchange/quote', { from: currency, to }, trip.as())
        const tooMuch = formatDecimal(plus(figure(settled), smallest(currency)))
        const form = { quoteid, money: tooMuch, requestid: id() }
        await refuseTo(trip.as(), '/exchange/submit', form, 'insufficient-withdrawable-amount')
      }
      const days = rules.settlementdays
      need((days > 0 && compare(proceeds, zero) > 0) || undefined, `sales settle at once in ${market}`)
      for (let day = 0; day < days; day += 1) {
        await money(proceeds, `a sale settles ${days} trading days later, and ${day} have passed`)
        await stays()
        await trip.toOpening(market)
      }
      await money(zero, `a sale has settled after ${days} trading days`)
    },
  )
