import { multiply } from 'effect/BigDecimal'
import { openOf } from '../../domain/calendar/sessions.ts'
import { tradingDayOf } from '../../domain/calendar/tradingDays.ts'
import type { MarketCode } from '../../domain/markets/marketCode.ts'
import { MARKETS } from '../../domain/markets/markets.ts'
import { roundToTick } from '../../domain/markets/allowedPrices.ts'
import { compare, type Decimal, decimal, divideTo, formatDecimal } from '../../domain/money/decimal.ts'
import { uuidv7 } from '../platform/wireText/uuid.ts'
import { listingsOf } from '../market/listing/listings.ts'
import { HOUR, MINUTE } from '../platform/clock/instant.ts'
import { addMargin } from '../areas/positions/addMargin.ts'
import { cancelOrder } from '../areas/orders/cancelOrder.ts'
import { instrumentOf } from '../market/listing/figures.ts'
import { rejectOrder } from '../areas/orders/rejectOrder.ts'
import { sweep } from '../areas/orders/matching/sweep.ts'
import { chooseFrom } from './choose.ts'
import { closeAfter } from './holdings.ts'
import type { Life, Story } from './life.ts'
import { sessionBack } from './moments.ts'
import { buyFirst, send, sendPatiently } from './trading.ts'

const codeOf = (market: MarketCode, index: number): string => listingsOf(market)[index]?.instrument.code ?? ''

const times = (price: Decimal, code: string, factor: string): string =>
  formatDecimal(roundToTick(instrumentOf(code).ticks, multiply(price, decimal(factor)), 'nearest'))

/** A price that a purchase will hardly get: a twelfth below the market, which no limit of a day forbids. */
const farBelow = (life: Life, code: string): string => {
  const best = life.broker().market.book(code, life.now().getTime())?.bids[0]?.price
  return times(best ?? decimal('1'), code, '0.92')
}

const far = async (life: Life, code: string, quantity: string) =>
  send(life, { code, quantity, price: farBelow(life, code) })

/** Waits all day for a price that does not come. */
const expired: Story = async function* (life) {
  const code = codeOf('MY', 3)
  yield sessionBack(MARKETS.MY.calendar, life.end, 2, 24)
  const low = life.broker().market.quote(code, closeAfter('MY', life.now().getTime()))?.low
  if (low && compare(low, decimal(farBelow(life, code))) > 0) await far(life, code, '2000')
}

const cancelled: Story = async function* (life) {
  yield sessionBack(MARKETS.MY.calendar, life.end, 1, 125)
  const { id: orderid } = await far(life, codeOf('MY', 4), '500')
  yield life.now().getTime() + MINUTE
  await life.ask(cancelOrder, { orderid, requestid: uuidv7(life.now()) })
}

const rejected: Story = async function* (life) {
  yield sessionBack(MARKETS.MY.calendar, life.end, 1, 131)
  const { id } = await far(life, codeOf('MY', 4), '700')
  yield life.now().getTime() + MINUTE
  await rejectOrder(life.broker(), id, 'trading-halted')
}

/** Checks margin from time to time, as the broker does each second. */
const watched = async function* (life: Life) {
  for (let hours = 0; hours < 3; hours += 1) {
    yield life.now().getTime() + HOUR
    await sweep(life.broker())
  }
}

const leveraged: Story = async function* (life) {
  const from = sessionBack(MARKETS.MY.calendar, life.end, 1, 62)
  yield from
  const chosen = chooseFrom(life.broker().market, { market: 'MY', wish: 'win', from, until: life.end })
  const opened = yield* buyFirst(life, chosen, { leverage: '2' })
  if (opened === undefined) return
  yield life.now().getTime() + HOUR
  await life.ask(addMargin, { positionid: opened.id, amount: '150', requestid: uuidv7(life.now()) })
  yield* watched(life)
}

const short: Story = async function* (life) {
  const from = sessionBack(MARKETS.TW.calendar, life.end, 1, 66)
  yield from
  const chosen = chooseFrom(life.broker().market, { market: 'TW', wish: 'loss', from, until: life.end })
  yield* buyFirst(life, chosen, { direction: 'short', leverage: '2' })
  yield* watched(life)
}

/** Bought in the last session: locked until the next one opens. */
const locked: Story = async function* (life) {
  yield sessionBack(MARKETS.CN.calendar, life.end, 0, 2)
  yield* sendPatiently(life, { code: codeOf('CN', 0), quantity: '500' })
}

/** In the market that never closes two orders wait now: one to buy, one to sell of what is held. */
const waiting: Story = async function* (life) {
  const { calendar } = MARKETS.CRYPTO
  yield Math.max(openOf(calendar, tradingDayOf(calendar, life.end)) ?? life.end, life.end - 3 * MINUTE)
  const { db, market } = life.broker()
  const now = life.now().getTime()
  const wanted = codeOf('CRYPTO', 6)
  const bid = market.book(wanted, now)?.bids[0]?.price
  if (bid) await send(life, { code: wanted, quantity: '20', price: times(bid, wanted, '0.8') })
  const held = await db
    .selectFrom('positions')
    .select(['id', 'code', 'quantity'])
    .where('customer_id', '=', life.customer.id)
    .where('currency', '=', 'USDT')
    .where('state', '=', 'holding')
    .executeTakeFirst()
  const ask = held && market.book(held.code, now)?.asks[0]?.price
  if (held === undefined || ask === undefined) return
  const { lot } = instrumentOf(held.code)
  const lots = divideTo(held.quantity, multiply(lot, decimal('2')), 0, 'up')
  const half = { code: held.code, quantity: formatDecimal(multiply(lots, lot)) }
  await send(life, { ...half, action: 'close', positionid: held.id, price: times(ask, held.code, '1.25') })
}

/** Orders of the last sessions, in every state. */
export const recentStories: ReadonlyArray<Story> = [expired, cancelled, rejected, leveraged, short, locked, waiting]
