import { closeOf } from '../../domain/calendar/sessions.ts'
import { tradingDayOf } from '../../domain/calendar/tradingDays.ts'
import type { HomeMarketCode } from '../../domain/markets/marketCode.ts'
import { MARKETS } from '../../domain/markets/markets.ts'
import { formatDecimal } from '../../domain/money/decimal.ts'
import { DAY } from '../platform/clock/instant.ts'
import { chooseFrom, type Wish } from './choose.ts'
import { type Life, Refused, type Story } from './life.ts'
import { dayOf, inSession } from './moments.ts'
import { buyFirst, send, sell } from './trading.ts'

interface Plan {
  readonly market: HomeMarketCode
  readonly wish: Wish
  /** Days after the beginning. */
  readonly bought: number
  /** Days until everything is sold; what is never sold is still held. */
  readonly held?: number
}

/** Purchases that are sold again: profits and losses. */
const CLOSED: ReadonlyArray<Plan> = [
  { market: 'MY', wish: 'win', bought: 12, held: 24 },
  { market: 'US', wish: 'loss', bought: 30, held: 18 },
  { market: 'IT', wish: 'win', bought: 52, held: 30 },
  { market: 'TW', wish: 'loss', bought: 70, held: 21 },
  { market: 'CN', wish: 'win', bought: 86, held: 25 },
  { market: 'CRYPTO', wish: 'loss', bought: 103, held: 12 },
  { market: 'ES', wish: 'loss', bought: 118, held: 30 },
]

/** Purchases that are held. */
const HELD: ReadonlyArray<Plan> = [
  { market: 'MY', wish: 'dividend', bought: 22 },
  { market: 'US', wish: 'dividend', bought: 26 },
  { market: 'TW', wish: 'win', bought: 34 },
  { market: 'CN', wish: 'win', bought: 45 },
  { market: 'CRYPTO', wish: 'win', bought: 55 },
  { market: 'JP', wish: 'win', bought: 66 },
  { market: 'IT', wish: 'loss', bought: 80 },
  { market: 'FUND', wish: 'win', bought: 92 },
  { market: 'US', wish: 'loss', bought: 100 },
  { market: 'ES', wish: 'dividend', bought: 110 },
  { market: 'TW', wish: 'loss', bought: 128 },
  { market: 'MY', wish: 'loss', bought: 140 },
  { market: 'CN', wish: 'loss', bought: 147 },
]

/** Skips instruments that this customer has bought before: every holding is of another instrument. */
type Taken = Set<string>

const buy = async function* (life: Life, { bought, held, market, wish }: Plan, taken: Taken) {
  const { calendar } = MARKETS[market]
  const at = inSession(calendar, dayOf(life, bought), 35 + (bought % 23))
  yield at
  const until = held === undefined ? life.end : inSession(calendar, at + held * DAY, 50)
  const chosen = chooseFrom(life.broker().market, { market, wish, from: at, until })
  const opened = yield* buyFirst(
    life,
    chosen.filter(({ code }) => !taken.has(code)),
  )
  if (opened) taken.add(opened.code)
  return { opened, until }
}

const closedAgain = (plan: Plan, taken: Taken): Story =>
  async function* closed(life) {
    const { opened, until } = yield* buy(life, plan, taken)
    if (opened === undefined) return
    yield until
    yield* sell(life, opened)
  }

const keptUntilNow = (plan: Plan, taken: Taken): Story =>
  async function* kept(life) {
    yield* buy(life, plan, taken)
  }

/** A part of one purchase is sold, the rest is held. */
const soldInPart = (taken: Taken): Story =>
  async function* part(life) {
    const { opened } = yield* buy(life, { market: 'MY', wish: 'win', bought: 60 }, taken)
    if (opened === undefined) return
    yield inSession(MARKETS.MY.calendar, dayOf(life, 125), 44)
    yield* sell(life, opened, '2')
  }

/** A limit order at the best price is filled at once. */
const byLimit = (taken: Taken): Story =>
  async function* limit(life) {
    yield inSession(MARKETS.MY.calendar, dayOf(life, 19), 61)
    const now = life.now().getTime()
    const { market } = life.broker()
    const until = now + 30 * DAY
    for (const { code } of chooseFrom(market, { market: 'MY', wish: 'win', from: now, until })) {
      const best = market.book(code, now)?.asks[0]?.price
      if (best === undefined || taken.has(code)) continue
      taken.add(code)
      try {
        await send(life, { code, quantity: '500', price: formatDecimal(best) })
        return
      } catch (cause) {
        if (!(cause instanceof Refused)) throw cause
      }
    }
  }

/** Trades of half a year over eight markets, at the prices of their time. */
export const holdingStories = (): ReadonlyArray<Story> => {
  const taken: Taken = new Set()
  return [
    ...CLOSED.map((plan) => closedAgain(plan, taken)),
    ...HELD.map((plan) => keptUntilNow(plan, taken)),
    soldInPart(taken),
    byLimit(taken),
  ]
}

/** When the market of a calendar closes on the trading day of an instant. */
export const closeAfter = (market: HomeMarketCode, at: number): number => {
  const { calendar } = MARKETS[market]
  return closeOf(calendar, tradingDayOf(calendar, at)) ?? at
}
