import { computed, effect, signal, untracked } from '@preact/signals-react'
import { Effect } from 'effect'
import type { Currency } from '../../../domain/money/money.ts'
import type { AppPorts } from '../../../ports/AppPorts.ts'
import type { Failure } from '../../../ports/failure.ts'
import { Exchange } from '../../../ports/Exchange.ts'
import { type PositionRecord, Positions } from '../../../ports/Positions.ts'
import { makeSwitchQuery } from '../../data/query/switchQuery.ts'
import type { App } from '../../data/app/app.ts'
import { makeWorthModel } from '../wealth/worth.model.ts'
import { makeMoneyModel } from '../orders/ticket/money.model.ts'
import { pollWhileVisible } from '../../data/query/pollWhileVisible.ts'
import { owned, type Rates, worthByCurrency, worthByMarket } from '../wealth/inOneCurrency.ts'

const NONE: Rates = new Map()
const AGAIN = 5_000
const PAGE = 100
/** The most positions for the allocation; of more, those opened last count. */
const MOST_PAGES = 5

type Held = ReadonlyArray<PositionRecord>

const allHeld = (cursor?: string, pages = 1): Effect.Effect<Held, Failure, AppPorts> =>
  Effect.flatMap(Positions, (positions) => positions.list({ which: 'held', limit: PAGE, cursor })).pipe(
    Effect.flatMap(({ list, next }) =>
      next === null || pages === MOST_PAGES
        ? Effect.succeed(list)
        : Effect.map(allHeld(next, pages + 1), (rest) => [...list, ...rest]),
    ),
  )

/** The customer's assets, currency by currency, and their allocation. */
export const makeAssetsModel = (app: App) => {
  const money = app.model(makeMoneyModel)
  const worth = app.model(makeWorthModel)
  const latest = makeSwitchQuery(app)
  const asking = makeSwitchQuery(app)
  /** Null until the holdings are loaded. */
  const held = signal<Held | null>(null)
  const chosen = signal<Currency | null>(null)
  /** Rates by their target currency. */
  const rates = signal<ReadonlyMap<Currency, Rates>>(new Map())
  const current = computed(() => money.walletIn(chosen.value ?? undefined) ?? money.funds.value[0] ?? null)

  const ratesInto = (currency: Currency): Rates => rates.value.get(currency) ?? NONE

  const loadHeld = async (): Promise<void> => {
    const answer = await latest.ask(allHeld())
    if (answer.is === 'found') held.value = answer.value
  }
  /** The values of the wallets in the selected currency; null until every rate is known. */
  const worths = computed(() => {
    const wallet = current.value
    return wallet && worthByCurrency(money.funds.value, wallet.currency, ratesInto(wallet.currency))
  })
  /** The same for holdings, market by market. */
  const markets = computed(() => {
    const [wallet, all] = [current.value, held.value]
    return wallet && all && worthByMarket(all, wallet.currency, ratesInto(wallet.currency))
  })

  /** Rates into a currency, requested once: they are for comparison, not for exchanges. */
  const loadRates = async (into: Currency, from: ReadonlyArray<Currency>): Promise<void> => {
    const known = rates.peek().get(into) ?? NONE
    const missing = from.filter((currency) => currency !== into && !known.has(currency))
    if (missing.length === 0) return
    const answer = await asking.ask(
      Effect.flatMap(Exchange, (exchange) =>
        Effect.forEach(missing, (currency) => exchange.rate(currency, into), { concurrency: 'unbounded' }),
      ),
    )
    if (answer.is !== 'found') return
    const found = new Map(known)
    for (const rate of answer.value) if (rate) found.set(rate.from, rate.rate)
    rates.value = new Map(rates.peek()).set(into, found)
  }

  /** Requests every rate that the assets and the selected wallet need. */
  const keepRates = (): (() => void) =>
    effect(() => {
      const into = current.value?.currency
      const all = held.value
      if (into === undefined || all === null) return
      const own = [...owned(money.funds.value), ...all]
      const from = [...new Set(own.map(({ currency }) => currency))]
      untracked(() => void loadRates(into, from))
    })

  const load = async (): Promise<void> => {
    await Promise.all([money.load(), loadHeld()])
  }

  return {
    funds: money.funds,
    status: money.status,
    failure: money.failure,
    /** The selected wallet. */
    current,
    /** Null until the holdings are loaded. */
    held: computed(() => held.value),
    /** Known rates into the currency of the selected wallet. */
    rates: computed(() => (current.value ? ratesInto(current.value.currency) : NONE)),
    worths,
    markets,
    choose: (currency: Currency): void => {
      chosen.value = currency
    },
    refresh: async (): Promise<void> => {
      await Promise.all([load(), worth.refresh()])
    },
    /** The one total stands above the wallets that it contains: it must not stay behind them. */
    followTotal: worth.follow,
    open: (): (() => void) => {
      let over = false
      let stopRating = (): void => undefined
      // After wallets and holdings are both loaded, so that each rate is requested once.
      const rateOnceKnown = async (): Promise<void> => {
        await load()
        if (!over) stopRating = keepRates()
      }
      void rateOnceKnown()
      const stop = pollWhileVisible(app, AGAIN, load, ['positions', 'wallets'])
      return () => {
        over = true
        stop()
        stopRating()
        latest.drop()
        asking.drop()
      }
    },
  }
}
