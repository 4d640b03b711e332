import { batch, computed, signal } from '@preact/signals-react'
import { Effect } from 'effect'
import type { MarketCode } from '../../../domain/markets/marketCode.ts'
import { AppClock } from '../../../ports/device/AppClock.ts'
import type { Failure } from '../../../ports/failure.ts'
import { type MarketNow, Markets } from '../../../ports/Markets.ts'
import { makeSwitchQuery } from '../../data/query/switchQuery.ts'
import type { Status } from '../../data/query/status.ts'
import type { App } from '../../data/app/app.ts'
import { makeLiveQuotes } from './quotes.live.ts'

/** How long after an expected change the states are reloaded, in milliseconds: the server's clock decides. */
const AFTER_CHANGE = 1_000
/** The reload interval while an expected change has not happened yet. */
const AGAIN = 15_000
/** The longest a timer of a browser counts reliably. */
const LONGEST = 12 * 60 * 60_000

/** All markets and their states, fetched again when one of them opens or closes. */
export const makeMarketsModel = (app: App) => {
  const markets = signal<ReadonlyArray<MarketNow>>([])
  const status = signal<Status>('idle')
  const failure = signal<Failure | null>(null)
  const latest = makeSwitchQuery(app)
  let timer: ReturnType<typeof setTimeout> | undefined
  let users = 0
  let asking = false

  const planNext = (now: number): void => {
    clearTimeout(timer)
    const changes = markets.peek().flatMap(({ changesAt }) => (changesAt === null ? [] : [changesAt]))
    if (users === 0 || changes.length === 0) return
    const wait = Math.min(...changes) - now
    timer = setTimeout(() => void load(), Math.min(LONGEST, wait <= 0 ? AGAIN : wait + AFTER_CHANGE))
  }

  const load = async (): Promise<void> => {
    if (asking) return
    asking = true
    if (status.peek() !== 'ready') status.value = 'loading'
    const answer = await latest.ask(
      Effect.gen(function* () {
        const list = yield* Effect.flatMap(Markets, (service) => service.list())
        return { list, now: (yield* AppClock).now() }
      }),
    )
    asking = false
    if (answer.is !== 'found') {
      if (answer.is === 'failed' && status.peek() !== 'ready')
        batch(() => {
          failure.value = answer.failure
          status.value = 'failed'
        })
      clearTimeout(timer)
      if (users > 0) timer = setTimeout(() => void load(), AGAIN)
      return
    }
    const found = answer.value
    const before = new Map(markets.peek().map(({ code, state }) => [code, state]))
    markets.value = found.list
    status.value = 'ready'
    // The instruments of a market that has just opened are polled immediately, not after the pause of a closed market.
    if (found.list.some(({ code, state }) => before.has(code) && before.get(code) !== state))
      app.model(makeLiveQuotes).wake()
    planNext(found.now)
  }

  return {
    /** In display order; empty until they are loaded. */
    markets,
    /** Those in which orders are possible; all of them where the server takes no orders yet. */
    traded: computed(() => {
      const traded = markets.value.filter(({ tradable }) => tradable)
      return traded.length === 0 ? markets.value : traded
    }),
    status,
    /** Why the status is `failed`; null where the cause is a defect of the app. */
    failure,
    load,
    /** The first open market, for a screen that starts with one; else the first of all. */
    leading: computed(
      () => markets.value.find(({ state, tradable }) => tradable && state === 'open') ?? markets.value[0] ?? null,
    ),
    byCode: (code: MarketCode): MarketNow | null => markets.value.find((market) => market.code === code) ?? null,
    /** Keeps the states up to date until the returned function is called: for `useEffect(model.keep, [model])`. */
    keep: (): (() => void) => {
      users += 1
      // Where another part of the screen keeps them already, they are up to date.
      if (users === 1 || status.peek() !== 'ready') void load()
      return () => {
        users -= 1
        if (users === 0) clearTimeout(timer)
      }
    },
  }
}
