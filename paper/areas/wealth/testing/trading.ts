import { randomUUID } from 'node:crypto'
import type { MarketCode } from '../../../../domain/markets/marketCode.ts'
import { compare, decimal, formatDecimal, sumOf, zero } from '../../../../domain/money/decimal.ts'
import { listingsOf } from '../../../market/listing/listings.ts'
import { overridesFor } from '../../../market/overrides/overrides.ts'
import { viewOf } from '../../orders/view.ts'
import { type Draw, oneOf, type Person, type World } from './world.ts'

/** An action of a customer at a broker. Returns whether it was done: a refusal is expected too. */
export type Act = (world: World, person: Person, draw: Draw, markets: ReadonlyArray<MarketCode>) => Promise<boolean>

export const withId = (fields: Record<string, string>): Record<string, string> => ({
  ...fields,
  requestid: randomUUID(),
})
export const whole = (draw: Draw, least: number, most: number): number =>
  least + Math.floor(draw() * (most - least + 1))
/** Instruments of a market in which lives trade: few, so that many orders use the same book. */
const FEW = 2

const openNow = async ({ broker, now }: World, draw: Draw, markets: ReadonlyArray<MarketCode>) => {
  const overrides = await overridesFor(broker.db)
  const views = markets
    .flatMap((market) => listingsOf(market).slice(0, FEW))
    .flatMap(({ instrument }) => viewOf(broker.market, instrument.code, now().getTime(), overrides) ?? [])
    .filter(({ trading }) => trading === 'open')
  return oneOf(draw, views)
}

/** A limit around the price on the grid of its book, or none: at the market. */
const priceFor = (draw: Draw, levels: ReadonlyArray<{ readonly price: ReturnType<typeof decimal> }>) => {
  const level = oneOf(draw, levels)
  return level && draw() < 0.5 ? { ordertype: 'limit', price: formatDecimal(level.price) } : { ordertype: 'market' }
}

export const open =
  (isDayTrade: boolean): Act =>
  async (world, { call }, draw, markets) => {
    const view = await openNow(world, draw, markets)
    if (view === undefined) return false
    const { book, instrument, market } = view
    const direction = market.shorting && draw() < 0.4 ? 'short' : 'long'
    const leverage = oneOf(draw, market.leverage) ?? 1
    const quantity = Number(formatDecimal(instrument.lot)) * whole(draw, 1, 40)
    const fields = { code: instrument.code, direction, leverage: String(leverage), quantity: String(quantity) }
    const done = await call('/trade/order', {
      ...fields,
      ...priceFor(draw, [...book.asks, ...book.bids]),
      action: 'open',
      daytrade: isDayTrade ? '1' : '0',
      clientorderid: randomUUID(),
    })
    return done !== undefined
  }

const heldBy = async ({ call }: Person) =>
  (await call('/trade/positionlist', { which: 'held', limit: '100' }))?.list ?? []

export const close: Act = async (world, person, draw) => {
  const position = oneOf(
    draw,
    (await heldBy(person)).filter(({ closable }) => Number(closable) > 0),
  )
  if (position === undefined) return false
  const { code, direction, id, market } = position
  const lot = Number(
    formatDecimal(
      listingsOf(market).find(({ instrument }) => instrument.code === code)?.instrument.lot ?? decimal('1'),
    ),
  )
  const part = Math.max(1, Math.round((Number(position.closable) / lot) * (oneOf(draw, [0.3, 0.5, 1]) ?? 1))) * lot
  const view = viewOf(world.broker.market, code, world.now().getTime(), await overridesFor(world.broker.db))
  const done = await person.call('/trade/order', {
    code,
    direction,
    action: 'close',
    positionid: id,
    quantity: String(part),
    ...priceFor(draw, [...(view?.book.asks ?? []), ...(view?.book.bids ?? [])]),
    clientorderid: randomUUID(),
  })
  return done !== undefined
}

export const cancelOrder: Act = async (_world, { call }, draw) => {
  const order = oneOf(draw, (await call('/trade/pendinglist', {}))?.list ?? [])
  return order !== undefined && (await call('/trade/cancelorder', withId({ orderid: order.id }))) !== undefined
}

export const topUp: Act = async (_world, person, draw) => {
  const position = oneOf(
    draw,
    (await heldBy(person)).filter(
      ({ addedmargin, direction, leverage, margin, yingkui }) =>
        (direction === 'short' || leverage > 1) &&
        // Money added to a position whose loss exceeds its margin would be lost.
        (yingkui === '-' ||
          compare(sumOf([margin, addedmargin, yingkui].map((figure) => decimal(String(figure)))), zero) > 0),
    ),
  )
  if (position === undefined) return false
  const fields = { positionid: position.id, amount: String(whole(draw, 1, 500)) }
  return (await person.call('/trade/addmargin', withId(fields))) !== undefined
}
