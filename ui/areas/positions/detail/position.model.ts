import { batch, computed, effect, signal, untracked } from '@preact/signals-react'
import { Effect } from 'effect'
import { formatDecimal } from '../../../../domain/money/decimal.ts'
import { AppClock } from '../../../../ports/device/AppClock.ts'
import { type Fill, Orders } from '../../../../ports/Orders.ts'
import { type PositionRecord, Positions } from '../../../../ports/Positions.ts'
import type { ChartMarks } from '../../../charts/series.ts'
import { sideOf } from '../../../../domain/orders/order.ts'
import { guardsKey, guardsOf } from '../../quotes/instrument/holdings.ts'
import { makeLiveQuotes } from '../../markets/quotes.live.ts'
import { makeChartModel } from '../../quotes/instrument/chart/chart.model.ts'
import { makeInstrumentModel } from '../../quotes/instrument/instrument.model.ts'
import { makeDetailQuery } from '../../../data/query/detailQuery.ts'
import { makePages } from '../../../data/query/pages.ts'
import type { App } from '../../../data/app/app.ts'
import { pollWhileVisible } from '../../../data/query/pollWhileVisible.ts'

const AGAIN = 3_000
const SECOND = 1_000

/** The same key for marks that look the same: new but equal ones would redraw the chart. */
const marksKey = (position: PositionRecord | null, fills: ReadonlyArray<Fill>): string =>
  [
    position?.averageCost ? formatDecimal(position.averageCost) : '',
    ...fills.map(({ id }) => id),
    position ? guardsKey(guardsOf(position)) : '',
  ].join('|')

const marksOf = (position: PositionRecord | null, fills: ReadonlyArray<Fill>): ChartMarks => ({
  cost: position?.averageCost ?? null,
  fills: fills.map(({ id, action, direction, price, time }) => ({ id, side: sideOf(action, direction), price, time })),
  guards: position ? guardsOf(position) : [],
})

/** The fields of the position whose change means that its fills have changed too. */
const fillsKey = ({ openedQuantity, quantity }: PositionRecord): string =>
  `${formatDecimal(openedQuantity)} ${formatDecimal(quantity)}`

/** The position is closed, or there never was one. */
export const isOver = ({ state }: Pick<PositionRecord, 'state'>): boolean => state === 'closed' || state === 'cancelled'

/** One position: its figures, its fills, its chart, and the seconds until it may be sold. */
export const makePositionModel = (app: App) => {
  const page = app.model(makeInstrumentModel)
  const chart = app.model(makeChartModel)
  const live = app.model(makeLiveQuotes)
  const fills = makePages<Fill>(app, ({ id }) => id)
  const marks = signal<ChartMarks>(marksOf(null, []))
  const now = signal(0)
  let id = ''

  const askFills = (cursor: string | undefined) =>
    Effect.flatMap(Orders, (orders) => orders.fills({ positionId: id, cursor }))

  const learn = (next: PositionRecord): void => {
    const before = position.peek()
    if (before?.id === next.id && fillsKey(before) !== fillsKey(next)) void fills.refresh()
  }
  const one = makeDetailQuery<PositionRecord>(app, {
    ask: (asked) => Effect.flatMap(Positions, (positions) => positions.detail(asked)),
    absent: 'position-not-found',
    learn,
  })
  const position = one.shown
  const quote = computed(() => {
    const known = position.value
    return known && live.quoteOf(known.code).value
  })
  /** Milliseconds until the next part may be sold; null where nothing is locked. */
  const wait = computed(() => {
    const from = position.value?.sellableFrom ?? null
    return from === null ? null : Math.max(0, from - now.value)
  })
  /** When a held day trade is squared off; null for everything else. */
  const squareOffAt = computed(() => {
    const known = position.value
    return known && (known.state === 'holding' || known.state === 'closing') ? known.squareOffAt : null
  })
  /** Milliseconds until then, 0 from then on. */
  const untilSquareOff = computed(() => squareOffAt.value && Math.max(0, squareOffAt.value - now.value))
  const readClock = (): void => {
    now.value = app.runtime.runSync(AppClock).now()
  }

  const drawMarks = (): (() => void) => {
    let drawn = ''
    return effect(() => {
      const [known, done] = [position.value, fills.rows.value]
      const key = marksKey(known, done)
      if (key !== drawn) untracked(() => (marks.value = marksOf(known, done)))
      drawn = key
    })
  }

  /** Counts down while something is locked or a day trade runs, and reloads when that is over. */
  const count = (): (() => void) => {
    let timer: ReturnType<typeof setInterval> | undefined
    // No part of a day trade is locked.
    const end = computed(() => position.value?.sellableFrom ?? squareOffAt.value)
    const stop = effect(() => {
      const at = end.value
      clearInterval(timer)
      untracked(readClock)
      if (at === null) return
      timer = setInterval(() => {
        readClock()
        if (now.peek() >= at) {
          clearInterval(timer)
          void one.refresh()
        }
      }, SECOND)
    })
    return () => {
      stop()
      clearInterval(timer)
    }
  }

  /** Opens the page of a position; returns the function that closes it. */
  const open = (next: string): (() => void) => {
    batch(() => {
      if (next !== id) marks.value = marksOf(null, [])
      id = next
      void one.open(next)
      void fills.begin(askFills)
    })
    const code = computed(() => position.value?.code)
    const stopInstrument = effect(() => {
      const known = code.value
      if (known === undefined) return
      untracked(() => {
        void page.open(known)
        void chart.open(known)
      })
    })
    const stops = [
      pollWhileVisible(app, AGAIN, one.refresh, ['positions', 'orders']),
      count(),
      drawMarks(),
      stopInstrument,
    ]
    return () => {
      for (const stop of stops) stop()
      one.stop()
      fills.stop()
      page.stop()
      chart.stop()
    }
  }

  return {
    opened: one.opened,
    position,
    quote,
    fills,
    marks,
    wait,
    untilSquareOff,
    open,
    /** Shows the position from the answer to a change. */
    put: (next: PositionRecord): void =>
      batch(() => {
        learn(next)
        one.put(id, next)
      }),
    refresh: one.refresh,
  }
}
