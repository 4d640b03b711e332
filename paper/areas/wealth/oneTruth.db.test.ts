import { multiply } from 'effect/BigDecimal'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { MarketCode } from '../../../domain/markets/marketCode.ts'
import { decimal } from '../../../domain/money/decimal.ts'
import { roundToTick } from '../../../domain/markets/allowedPrices.ts'
import { PRACTICE_MONEY } from '../account/openAccount.ts'
import { audit } from '../../ledger/audit.ts'
import { listingsOf } from '../../market/listing/listings.ts'
import { longRuns } from '../../testing/longRuns.ts'
import { DAY, HOUR, MINUTE, SECOND } from '../../platform/clock/instant.ts'
import { auditTrading } from '../orders/audit.ts'
import { changeMarket } from '../../market/overrides/changeMarket.ts'
import { overridesFor } from '../../market/overrides/overrides.ts'
import { ACT_NAMES, type ActName, ACTS, drawAct, MOVES } from './testing/acts.ts'
import { compareTotals, totalsOf } from './testing/compare.ts'
import { type Draw, drawFrom, oneOf, openWorld, type Person, type World } from './testing/world.ts'

/** Each life trades in some of these markets, so that all lives together trade in all. */
const MARKETS: ReadonlyArray<MarketCode> = ['MY', 'TW', 'CN', 'US', 'JP', 'IT', 'ES', 'FUND', 'FUT', 'CRYPTO', 'FX']
/** A Tuesday morning in Kuala Lumpur: most markets of Asia trade. */
const START = new Date('2026-01-13T02:00:00Z')
const LIVES = longRuns(3, 20)
const STEPS = longRuns(60, 5_000)
/** How often each list is requested by its own call, in each currency. */
const EACH = longRuns(10, 50)
/** Lives that act at the same time: few enough that none waits long for a connection of the pool, however busy the machine. */
const AT_ONCE = 2
const PASSES = [SECOND, 20 * SECOND, 16 * MINUTE, 2 * HOUR, 7 * HOUR]

let world: World
beforeAll(async () => {
  world = await openWorld(START)
})
afterAll(() => world.close())

/** Steps without a customer: time passes, prices move and are missing for a while. */
const moveWorld = async ({ broker, now, pass, settle }: World, draw: Draw): Promise<void> => {
  pass(oneOf(draw, PASSES) ?? SECOND)
  // Over a weekend little happens.
  if (now().getUTCDay() === 0) pass(DAY)
  const market = oneOf(draw, MARKETS) ?? 'MY'
  const instrument = oneOf(draw, listingsOf(market).slice(0, 2))?.instrument
  const chosen = draw()
  if (instrument && chosen < 0.06) {
    const price = broker.market.quote(instrument.code, now().getTime(), await overridesFor(broker.db))?.price
    const moved = price && multiply(price, decimal(oneOf(draw, ['0.55', '0.93', '1.08', '1.6']) ?? '1'))
    if (moved)
      await changeMarket(
        broker.db,
        { kind: 'price', code: instrument.code, price: roundToTick(instrument.ticks, moved, 'up') },
        now(),
      )
  } else if (instrument && chosen < 0.16) {
    const kind = oneOf(draw, ['no-price', 'price-again', 'price-again', 'halt', 'resume', 'resume'] as const)
    if (kind) await changeMarket(broker.db, { kind, code: instrument.code }, now())
  }
  await settle()
}

interface Life {
  readonly seed: string
  readonly person: Person
  readonly draw: Draw
  readonly markets: ReadonlyArray<MarketCode>
}

const begin = async (number: number): Promise<Life> => {
  const seed = `life ${number}`
  const markets = [0, 3, 9].map((step) => MARKETS[(number + step) % MARKETS.length] ?? 'MY')
  return { seed, markets, draw: drawFrom(seed), person: await world.person(number, PRACTICE_MONEY) }
}

/** Whether no other customer's action can fill one of their orders meanwhile. */
const isAtRest = async ({ call }: Person): Promise<boolean> => (await call('/trade/pendinglist', {}))?.list.length === 0

/** One step of a life. A step that only moves money must leave every total unchanged. */
const step = async ({ draw, markets, person }: Life, done: Map<ActName, number>): Promise<void> => {
  const name = drawAct(draw)
  const before = MOVES.has(name) && (await isAtRest(person)) ? await totalsOf(person) : undefined
  const isDone = await ACTS[name][0](world, person, draw, markets)
  if (isDone) done.set(name, (done.get(name) ?? 0) + 1)
  if (before) expect([name, ...(await totalsOf(person))]).toEqual([name, ...before])
}

it(
  'the total by the seven lists is that of the wallets after each step of random lives, in every currency (property)',
  { retry: 0, timeout: 0 },
  async () => {
    const lives: Array<Life> = []
    for (let number = 1; number <= LIVES; number += 1) lives.push(await begin(number))
    const weather = drawFrom('weather')
    const done = new Map<ActName, number>()
    for (let round = 1; round <= STEPS; round += 1) {
      if (weather() < 0.35) await moveWorld(world, weather)
      const each = async (work: (life: Life) => Promise<void>): Promise<void> => {
        for (let first = 0; first < lives.length; first += AT_ONCE)
          await Promise.all(
            lives.slice(first, first + AT_ONCE).map((life) =>
              work(life).catch((cause: unknown) => {
                throw new Error(`${life.seed}, step ${round}, ${world.now().toISOString()}`, { cause })
              }),
            ),
          )
      }
      await each((life) => step(life, done))
      await each(({ person }) => compareTotals(world, person, round % EACH === 0 ? 'requested' : 'read'))
      if (round % 250 === 0) console.log(`${LIVES} lives × ${round} steps, ${world.now().toISOString()}`)
    }
    expect(await audit(world.broker.db)).toEqual([])
    expect(await auditTrading(world.broker.db)).toEqual([])
    expect(world.trouble).toEqual([])
    if (STEPS >= 5_000) expect([...done.keys()].toSorted()).toEqual([...ACT_NAMES].toSorted())
  },
)
