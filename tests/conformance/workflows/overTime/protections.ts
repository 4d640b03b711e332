import { compare, figure, formatDecimal, known } from '../../contract/amounts.ts'
import { writing } from '../../workflow.ts'
import { fillsOf, lotsOf, priceAt } from './trading.ts'
import { type Market, startTrip, TRIP } from './trip.ts'

type Direction = 'long' | 'short'

const COVERS = [
  ...TRIP,
  '/trade/order',
  '/trade/orderinfo',
  '/trade/protect',
  '/trade/positioninfo',
  '/trade/pendinglist',
  '/trade/orderhistory',
  '/trade/cancelorder',
] as const

/** A stop stands on the losing side of the price and a target on the winning one; a trailing stop follows and never goes back. */
export const trailingStop = (market: Market, direction: Direction, kind: 'trailpercent' | 'trailamount') =>
  writing(`a trailing stop of a ${direction} position in ${market}, by ${kind}`, COVERS, async (steps) => {
    const { ask, holds, id, need, refuseTo } = steps
    const trip = await startTrip(steps)
    await trip.toOpening(market)
    const info = await trip.share(market, direction === 'long' ? 6 : 7)
    const { quote, rules } = info
    need(direction === 'long' || rules.shorting || undefined, `${market} has no short sales`)
    const isLong = direction === 'long'
    /** A price on the winning side by so many per cent, on the losing one below 0. */
    const at = (percent: number) => priceAt(info, quote.nowprice, String(1 + ((isLong ? 1 : -1) * percent) / 100))
    const { positionid } = await fillsOf(steps, trip, info)({ direction, action: 'open', quantity: lotsOf(info, 2) })
    const protect = (more: object) => ({ positionid, ...more, requestid: id() })
    await refuseTo(trip.as(), '/trade/protect', protect({ stoploss: at(6) }), 'stop-wrong-side')
    await refuseTo(trip.as(), '/trade/protect', protect({ takeprofit: at(-6) }), 'take-profit-wrong-side')
    const distance = kind === 'trailpercent' ? '8' : priceAt(info, quote.nowprice, '0.08')
    await ask('/trade/protect', protect({ [kind]: distance }), trip.as())
    let best: string | undefined
    /** The stop now, which is never farther from the price than it was. */
    const follows = async (percent: number, why: string): Promise<void> => {
      await trip.trade(info, at(percent))
      await trip.wait(1)
      const { protection, state } = await ask('/trade/positioninfo', { positionid }, trip.as())
      const now = known(protection?.stopnow)
      const active = 'active: the price is on the winning side of the stop'
      holds('/trade/positioninfo', '/data/protection/state', active, protection?.state, protection?.state === 'active')
      holds('/trade/positioninfo', '/data/state', 'holding: nothing has triggered the stop', state, state === 'holding')
      const nowprice = figure(at(percent))
      const isRight = now !== undefined && compare(now, nowprice) === (isLong ? -1 : 1)
      const side = `${isLong ? 'below' : 'above'} ${at(percent)}: the losing side of the price`
      holds('/trade/positioninfo', '/data/protection/stopnow', side, protection?.stopnow, isRight)
      const before = best === undefined ? undefined : figure(best)
      const moved = now === undefined || before === undefined ? 0 : compare(now, before) * (isLong ? 1 : -1)
      const never = `${best ?? 'a price'} or better: a trailing stop never moves back, ${why}`
      holds('/trade/positioninfo', '/data/protection/stopnow', never, protection?.stopnow, moved >= 0)
      if (now !== undefined && moved >= 0) best = formatDecimal(now)
    }
    await follows(0, 'where it was set')
    const start = best
    await follows(4, 'when the price has gained')
    const gained = `nearer than ${String(start)}: it follows a price that gains`
    holds('/trade/positioninfo', '/data/protection/stopnow', gained, best, best !== start)
    await follows(1, 'when the price comes back')
    await follows(2, 'when the price gains less than before')
    await trip.toOpening(market)
    await follows(1.5, 'on the next day')
  })

/** What closes a position closes it once: the other side, and whatever waits for the position, ends with it. */
export const bracketOf = (market: Market, direction: Direction, end: 'take-profit' | 'stop-loss' | 'hand') =>
  writing(`a bracket of a ${direction} position in ${market}, ended by ${end}`, COVERS, async (steps) => {
    const { ask, comesTo, holds, id, need, refuseTo } = steps
    const trip = await startTrip(steps)
    await trip.toOpening(market)
    const info = await trip.share(market, direction === 'long' ? 8 : 9)
    const { code, currency, quote, rules } = info
    need(direction === 'long' || rules.shorting || undefined, `${market} has no short sales`)
    const isLong = direction === 'long'
    const at = (percent: number) => priceAt(info, quote.nowprice, String(1 + ((isLong ? 1 : -1) * percent) / 100))
    const place = fillsOf(steps, trip, info)
    const legs = { stoploss: at(-3), takeprofit: at(3) }
    const { positionid } = await place({ direction, action: 'open', quantity: lotsOf(info, 2), ...legs })
    const look = () => ask('/trade/positioninfo', { positionid }, trip.as())
    const set = await look()
    for (const leg of ['stoploss', 'takeprofit'] as const) {
      const got = set.protection?.[leg]
      comesTo('/trade/positioninfo', `/data/protection/${leg}`, figure(legs[leg]), got, 'as the order set it')
    }
    // A purchase can be sold, and its stop triggered, after a quarter of an hour.
    await trip.wait(16)
    await trip.trade(info, at(1))
    if (end === 'hand') await place({ direction, action: 'close', positionid, quantity: String(set.quantity) })
    else {
      await trip.trade(info, at(end === 'take-profit' ? 4 : -4))
      await trip.wait(1)
    }
    const { protection, state } = await look()
    holds('/trade/positioninfo', '/data/state', `closed, ended by ${end}`, state, state === 'closed')
    const isOver = protection === undefined || protection.state === 'ended'
    const both = 'ended: with the position both sides end'
    holds('/trade/positioninfo', '/data/protection/state', both, protection?.state, isOver)
    if (end !== 'hand')
      holds('/trade/positioninfo', '/data/protection/side', end, protection?.side, protection?.side === end)
    const closings = async () =>
      (await ask('/trade/orderhistory', { code, limit: '50' }, trip.as())).list.filter((one) => one.action === 'close')
    const first = await closings()
    const one = 'one order that closes the position, filled'
    const states = first.map((order) => order.state)
    holds('/trade/orderhistory', '/data/list', one, states, states.join() === 'filled')
    const money = await trip.wallet(currency)
    /** Goes through the price of the other side: nothing is left that it could close. */
    const nothingMore = async (when: string): Promise<void> => {
      const waiting = (await ask('/trade/pendinglist', { code }, trip.as())).list.map((order) => order.id)
      holds(
        '/trade/pendinglist',
        '/data/list',
        `no order: the other side ended too, ${when}`,
        waiting,
        waiting.length === 0,
      )
      const now = (await closings()).length
      const due = `${first.length} order that closes, ${when}`
      holds('/trade/orderhistory', '/data/list', due, now, now === first.length)
      const { total } = await trip.wallet(currency)
      comesTo('/funds/wallets', `/data/${currency}/total`, figure(money.total), total, `nothing was traded, ${when}`)
      const again = await look()
      const gone = again.protection === undefined || again.protection.state === 'ended'
      const stays = `ended, and it stays so, ${when}`
      holds('/trade/positioninfo', '/data/protection/state', stays, again.protection?.state, gone)
    }
    await nothingMore('once it is closed')
    await trip.trade(info, at(end === 'take-profit' ? -4 : 4))
    await trip.wait(1)
    await nothingMore('when the price reaches the other side')
    const more = { positionid, stoploss: at(-5), requestid: id() }
    await refuseTo(trip.as(), '/trade/protect', more, 'position-not-found')
    await trip.toOpening(market)
    await nothingMore('on the next day')
  })
