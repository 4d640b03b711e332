import { computed, effect, signal, untracked } from '@preact/signals-react'
import { Effect } from 'effect'
import { isMissing } from '../../../../ports/failure.ts'
import { MARKET_CODES, type MarketCode } from '../../../../domain/markets/marketCode.ts'
import type { Currency } from '../../../../domain/money/money.ts'
import { Quotes } from '../../../../ports/Quotes.ts'
import { type Performance, type Period, Reports } from '../../../../ports/Wealth.reports.ts'
import type { App } from '../../../data/app/app.ts'
import { pollWhileVisible } from '../../../data/query/pollWhileVisible.ts'
import { makeQuery } from '../../../data/query/query.ts'

/** What the report is about. */
export type Scope =
  | { readonly kind: 'all' }
  | { readonly kind: 'currency'; readonly currency: Currency }
  | { readonly kind: 'market'; readonly market: MarketCode }

/** How often it is asked for again, in milliseconds. */
const AGAIN = 30_000

const ALL: Scope = { kind: 'all' }

/** Markets of the instruments in a report, each once, in the same order whatever the period: a choice keeps its place. */
const marketsIn = ({ positions }: Performance): ReadonlyArray<MarketCode> => {
  const held = new Set(positions.map(({ market }) => market))
  return MARKET_CODES.filter((market) => held.has(market))
}

/**
 * The report of returns: one period, one scope and perhaps an index at a time. Where the server has no such call, nothing is
 * ever known and the section is not shown. Figures of an earlier choice are never those of the present one: until its answer
 * has come they are only `old`.
 */
export const makeReturnsModel = (app: App) => {
  const period = signal<Period>('3m')
  const scope = signal<Scope>(ALL)
  const index = signal<string | null>(null)
  /** Markets of the last report about everything: they can be chosen. */
  const markets = signal<ReadonlyArray<MarketCode>>([])

  const ask = () => {
    const about = scope.peek()
    const query = {
      period: period.peek(),
      currency: about.kind === 'currency' ? about.currency : undefined,
      market: about.kind === 'market' ? about.market : undefined,
      index: index.peek() ?? undefined,
    }
    return Effect.flatMap(Reports, (reports) => reports.performance(query)).pipe(
      Effect.tap((report) =>
        Effect.sync(() => {
          if (about.kind === 'all') markets.value = marketsIn(report)
        }),
      ),
    )
  }
  const query = makeQuery(app, ask)
  /** The last report of an earlier choice: the screen keeps its height while the next one is loaded. */
  const old = signal<Performance | null>(null)
  const indices = makeQuery(app, () => Effect.flatMap(Quotes, (quotes) => quotes.indices()))

  const again = (): void => {
    old.value = query.value.peek() ?? old.peek()
    query.clear()
    void query.load()
  }

  /** A report that failed is requested again where the customer asks for it. A request that is under way is not repeated. */
  const refresh = async (): Promise<void> => {
    if (query.status.peek() === 'ready') await query.load()
  }

  return {
    /** The report of what is chosen; null until it is known. */
    report: query.value,
    old,
    /** That of what is chosen. */
    status: query.status,
    failure: query.failure,
    /** Whether there is a report to show, an earlier one, or a failure of a server that has reports. */
    isOffered: computed(() => {
      if (query.value.value !== null || old.value !== null) return true
      const { value: failure } = query.failure
      return query.status.value === 'failed' && (failure === null || !isMissing(failure))
    }),
    load: query.load,
    period,
    scope,
    markets,
    index,
    /** The indices to compare with, in the order of the server; empty until they are known. */
    indices: computed(() => indices.value.value ?? []),
    choosePeriod: (next: Period): void => {
      period.value = next
    },
    chooseScope: (next: Scope): void => {
      scope.value = next
    },
    /** Another wallet is selected above: a report about one currency follows it. */
    follow: (currency: Currency): void => {
      const about = scope.peek()
      if (about.kind === 'currency' && about.currency !== currency) scope.value = { kind: 'currency', currency }
    },
    chooseIndex: (next: string | null): void => {
      index.value = next
    },
    /** Requests the report, again with each choice, and at intervals: the positions beside it change meanwhile. */
    open: (): (() => void) => {
      void indices.load()
      let isFirst = true
      const stop = effect(() => {
        void [period.value, scope.value, index.value]
        untracked(() => (isFirst ? void query.load() : again()))
        isFirst = false
      })
      const leave = pollWhileVisible(app, AGAIN, refresh, ['positions', 'wallets'])
      return () => {
        leave()
        stop()
        query.stop()
        indices.stop()
      }
    },
  }
}
