import { computed, signal } from '@preact/signals-react'
import { subtract, sum } from 'effect/BigDecimal'
import { Effect } from 'effect'
import type { Instant } from '../../../domain/calendar/zone.ts'
import { type Decimal, zero } from '../../../domain/money/decimal.ts'
import { Funds, type Worth, type WorthPoint } from '../../../ports/Wealth.ts'
import { makeHiddenModel } from '../../app/session/hidden.model.ts'
import type { App } from '../../data/app/app.ts'
import { pollWhileVisible } from '../../data/query/pollWhileVisible.ts'
import { makeQuery } from '../../data/query/query.ts'

const DAY = 86_400_000
/** How often it is asked for again, in milliseconds: seldom, since it comes with all its days. */
const AGAIN = 30_000
const LENGTH = { day: DAY, month: 31 * DAY, year: 366 * DAY }

/** How far back the line of wealth reaches. */
export type Span = keyof typeof LENGTH
export const SPANS = ['day', 'month', 'year'] as const satisfies ReadonlyArray<Span>

/**
 * Daily points of which the last is now, without a day that was recorded less than half a day before it, unless the line begins with
 * that day: between two points at nearly one time, the line would be vertical.
 */
export const withoutStepAtEnd = <P extends { readonly at: Instant }>(points: ReadonlyArray<P>): ReadonlyArray<P> => {
  const now = points.at(-1)
  return points.filter((point, nth) => nth === 0 || now === undefined || point === now || now.at - point.at >= DAY / 2)
}

/**
 * The points of a span that ends now. It begins with the last point before it, where there is one, so that the line covers
 * the whole span.
 */
const within = (span: Span, { at, days, total }: Worth): ReadonlyArray<WorthPoint> => {
  const from = at - LENGTH[span]
  const before = days.findLastIndex((day) => day.at <= from)
  return withoutStepAtEnd([...days.slice(Math.max(before, 0)), { at, total }])
}

/**
 * What everything is worth, for home, the account centre and the portfolio: one model, so that they show one figure. Where
 * the server has no such call, the value stays null and none of them shows it.
 */
export const makeWorthModel = (app: App) => {
  const query = makeQuery(app, () => Effect.flatMap(Funds, (funds) => funds.worth()))
  const span = signal<Span>('month')
  /** What prices have added since an answer: nothing to a later one, which has their prices. */
  const moved = signal<{ readonly since: Worth | null; readonly by: Decimal }>({ since: null, by: zero })
  const since = computed(() => (moved.value.since === query.value.value ? moved.value.by : zero))

  /** The points of the chosen span, the newest being now. */
  const points = computed((): ReadonlyArray<WorthPoint> => {
    const worth = query.value.value
    return worth === null ? [] : within(span.value, worth)
  })
  /** The change over the chosen span; null before there is an earlier day. */
  const change = computed(() => {
    const [first, last] = [points.value.at(0), points.value.at(-1)]
    return first === undefined || last === undefined || first === last ? null : subtract(last.total, first.total)
  })

  const refresh = async (): Promise<void> => {
    if (query.status.peek() !== 'failed') await query.load()
  }

  return {
    worth: query.value,
    since,
    /** The total with what prices have added since it was answered: the same on every screen. Null until it was answered. */
    total: computed(() => query.value.value && sum(query.value.value.total, since.value)),
    /** Prices have moved by an amount in the currency of the total. */
    move: (by: Decimal): void => {
      moved.value = { since: query.value.peek(), by: sum(since.peek(), by) }
    },
    /** `failed` where the server has no such total, or nothing was answered yet. */
    status: query.status,
    load: query.load,
    loadEarly: query.loadEarly,
    /** Requests it again with the wallets that it contains, so that it does not stay behind them. A server may lack it. */
    refresh,
    /** Keeps it up to date until the returned function is called. */
    follow: (): (() => void) => pollWhileVisible(app, AGAIN, refresh, ['positions', 'wallets']),
    stop: query.stop,
    span,
    points,
    change,
    choose: (next: Span): void => {
      span.value = next
    },
  }
}

/** Loads the total and whether the customer hides it, before the screen that begins with it is rendered. */
export const loadTotal = (app: App): Promise<void> => {
  app.model(makeHiddenModel)
  return app.model(makeWorthModel).loadEarly()
}
