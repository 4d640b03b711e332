import { multiply, sum } from 'effect/BigDecimal'
import { roundToTick } from '../../../domain/markets/allowedPrices.ts'
import type { Instrument } from '../../../domain/markets/market.ts'
import { type Decimal, decimal, formatDecimal } from '../../../domain/money/decimal.ts'
import { marketControl } from '../../areas/orders/control/marketControl.ts'
import { tradingControl } from '../../areas/orders/control/controlRoutes.ts'
import type { OrderForm } from '../../areas/orders/orderRequest.ts'
import { listingsOf } from '../../market/listing/listings.ts'
import { overridesFor } from '../../market/overrides/overrides.ts'
import type { Book, Quote } from '../../market/quote.ts'
import { handlers } from '../handlers.ts'
import { NotMade, type Person, type Scene } from './scene.ts'

/** How long a new purchase cannot be sold, and a little more. Source: RULES.md, orders. */
export const SELLABLE_AFTER = 16 * 60_000

export interface Sight {
  readonly quote: Quote
  readonly book: Book
}

/** Price and book of an instrument now. */
export const sightOf = async ({ broker, now }: Scene, code: string): Promise<Sight> => {
  const [at, overrides] = [(await now()).getTime(), await overridesFor(broker.db)]
  const [quote, book] = [broker.market.quote(code, at, overrides), broker.market.book(code, at, overrides)]
  if (quote === undefined || book === undefined) throw new NotMade(`${code} has no price`)
  return { quote, book }
}

/** Opens the Malaysian market and picks a share of it that no tester has changed, with offers on both sides. */
export const freshShare = async (scene: Scene): Promise<Instrument> => {
  const { db } = scene.broker
  await scene.steer(marketControl['POST /market/open'], { calendar: 'MY' })
  const changed = new Set((await db.selectFrom('market_overrides').select('code').execute()).map(({ code }) => code))
  const used = new Set((await db.selectFrom('positions').select('code').distinct().execute()).map(({ code }) => code))
  const shares = listingsOf('MY').map(({ instrument }) => instrument)
  const untouched = shares.filter(({ code }) => !changed.has(code))
  for (const instrument of [...untouched.filter(({ code }) => !used.has(code)), ...untouched]) {
    const { book, quote } = await sightOf(scene, instrument.code)
    if (quote.state === 'open' && quote.atLimit === undefined && book.asks.length > 2 && book.bids.length > 2)
      return instrument
  }
  throw new NotMade('every Malaysian share was changed: DELETE /control/market, or POST /control/reset')
}

/** A price so many times another one, on the ladder of the instrument. */
export const timesPrice = ({ ticks }: Instrument, price: Decimal, factor: string): string =>
  formatDecimal(roundToTick(ticks, multiply(price, decimal(factor)), 'nearest'))

/** Sets the price of an instrument. */
export const setPrice = (scene: Scene, code: string, price: string) =>
  scene.steer(marketControl['POST /market/price'], { code, price })

/** Lets the broker match every waiting order now. */
export const sweep = (scene: Scene) => scene.steer(tradingControl['POST /trading/sweep'], {})

type Wanted = Partial<OrderForm> & Pick<OrderForm, 'code' | 'quantity'>

/** Sends an order: a long market order that opens, unless told otherwise. */
export const order = (scene: Scene, who: Person, wanted: Wanted) => {
  const usual = { direction: 'long', action: 'open', ordertype: wanted.price ? 'limit' : 'market' } as const
  return scene.ask(who, handlers['/trade/order'], { ...usual, ...wanted, clientorderid: scene.id() })
}

/** Buys at the market and expects the whole quantity at once. */
export const bought = async (scene: Scene, who: Person, wanted: Wanted) => {
  const placed = await order(scene, who, wanted)
  if (placed.state !== 'filled') throw new NotMade(`the order is ${placed.state}`)
  return placed
}

/** Buys more than is on offer at the best price, and halts the share: the order is partly filled and stays so. */
export const partlyFilled = async (scene: Scene, who: Person, share: Instrument, more: Partial<OrderForm> = {}) => {
  const best = (await sightOf(scene, share.code)).book.asks[0]
  if (best === undefined) throw new NotMade('nothing is on offer')
  // More than the market can fill until the halt.
  const quantity = formatDecimal(sum(multiply(best.quantity, decimal('40')), multiply(share.lot, decimal('50'))))
  const placed = await order(scene, who, { code: share.code, quantity, price: formatDecimal(best.price), ...more })
  await scene.steer(marketControl['POST /market/halt'], { code: share.code })
  return placed
}

/** Money for anything that a situation buys. */
export const RICH = { MYR: '500000.00', EUR: '50000.00', USD: '50000.00' }

/** Shares of a usual purchase: some lots. */
export const lots = ({ lot }: Instrument, count: number): string => formatDecimal(multiply(lot, decimal(String(count))))
