import { computed, effect, signal, untracked } from '@preact/signals-react'
import { Effect } from 'effect'
import type { MarketCode } from '../../../../domain/markets/marketCode.ts'
import type { Currency } from '../../../../domain/money/money.ts'
import { Quotes } from '../../../../ports/Quotes.ts'
import { type Performance, type Period, Reports } from '../../../../ports/Wealth.reports.ts'
import type { App } from '../../../data/app/app.ts'
import { makeQuery } from '../../../data/query/query.ts'

/** What the report is about. */
export type Scope =
  | { readonly kind: 'all' }
  | { readonly kind: 'currency'; readonly currency: Currency }
  | { readonly kind: 'market'; readonly market: MarketCode }

const ALL: Scope = { kind: 'all' }

/** Markets of the instruments in a report, each once. */
const marketsIn = ({ positions }: Performance): ReadonlyArray<MarketCode> => [
  ...new Set(positions.flatMap(({ market }) => (market ? [market] : []))),
]

/**
 * The report of returns: one period, one scope and perhaps an index at a time. Where the server has no such call, nothing is
 * ever known and the section is not shown.
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
  const indices = makeQuery(app, () => Effect.flatMap(Quotes, (quotes) => quotes.indices()))

  return {
    report: query.value,
    status: query.status,
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
    chooseIndex: (next: string | null): void => {
      index.value = next
    },
    /** Requests the report, and again with each choice. */
    open: (): (() => void) => {
      void indices.load()
      const stop = effect(() => {
        void [period.value, scope.value, index.value]
        untracked(() => void query.load())
      })
      return () => {
        stop()
        query.stop()
        indices.stop()
      }
    },
  }
}
