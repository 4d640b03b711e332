import { batch, computed, effect, signal, untracked } from '@preact/signals-react'
import { Effect } from 'effect'
import { formatDecimal } from '../../domain/money/decimal.ts'
import { AppClock } from '../../ports/AppClock.ts'
import { type Fill, Orders } from '../../ports/Orders.ts'
import { type PositionRecord, Positions } from '../../ports/Positions.ts'
import type { ChartMarks } from '../charts/series.ts'
import { sideOf } from '../../domain/trading/order.ts'
import { makeLiveQuotes } from '../market/quotes.live.ts'
import { makeChartModel } from '../quotes/chart.model.ts'
import { makeInstrumentModel } from '../quotes/instrument.model.ts'
import { makeLatest } from '../quotes/latest.ts'
import type { App } from '../shell/app.ts'
import { everySoOften } from './beat.ts'
import { makeRecords } from './records.ts'

const AGAIN = 3_000
const SECOND = 1_000

/** The position of the page: asked for, there, not loaded, or none with this number. */
export type OpenedPosition =
  | { readonly is: 'loading' }
  | { readonly is: 'failed' }
  | { readonly is: 'unknown' }
  | { readonly is: 'ready'; readonly position: PositionRecord }

/** The same text for marks that look the same: equal ones anew would draw the chart anew. */
const marksKey = (position: PositionRecord | null, fills: ReadonlyArray<Fill>): string =>
  [position?.averageCost ? formatDecimal(position.averageCost) : '', ...fills.map(({ id }) => id)].join('|')

const marksOf = (position: PositionRecord | null, fills: ReadonlyArray<Fill>): ChartMarks => ({
  cost: position?.averageCost ?? null,
  fills: fills.map(({ id, action, direction, price, time }) => ({ id, side: sideOf(action, direction), price, time })),
})

/** What a change of the position shows that its fills have changed too. */
const fillsKey = ({ openedQuantity, quantity }: PositionRecord): string =>
  `${formatDecimal(openedQuantity)} ${formatDecimal(quantity)}`

/** One position: its figures, its fills, its chart, and the seconds until it may be sold. */
export const makePositionModel = (app: App) => {
  const page = app.model(makeInstrumentModel)
  const chart = app.model(makeChartModel)
  const live = app.model(makeLiveQuotes)
  const latest = makeLatest(app)
  const opened = signal<OpenedPosition>({ is: 'loading' })
  const fills = makeRecords<Fill>(app)
  const marks = signal<ChartMarks>(marksOf(null, []))
  const now = signal(0)
  let id = ''

  const position = computed(() => (opened.value.is === 'ready' ? opened.value.position : null))
  const quote = computed(() => {
    const known = position.value
    return known && live.quoteOf(known.code).value
  })
  /** Milliseconds until the next part may be sold; null where nothing is locked. */
  const wait = computed(() => {
    const from = position.value?.sellableFrom ?? null
    return from === null ? null : Math.max(0, from - now.value)
  })
  const readClock = (): void => {
    now.value = app.runtime.runSync(AppClock).now()
  }

  const askFills = (cursor: string | undefined) =>
    Effect.flatMap(Orders, (orders) => orders.fills({ positionId: id, cursor }))

  const put = (next: PositionRecord): void => {
    const before = position.peek()
    opened.value = { is: 'ready', position: next }
    if (before?.id === next.id && fillsKey(before) !== fillsKey(next)) void fills.refresh()
  }

  const load = async (): Promise<void> => {
    const answer = await latest.ask(Effect.flatMap(Positions, (positions) => positions.detail(id)))
    if (answer.is === 'found') put(answer.value)
    if (answer.is !== 'failed') return
    const unknown = answer.failure?._tag === 'Rejected' && answer.failure.code === 'position-not-found'
    // What is shown stays where it could only not be looked at anew.
    if (unknown || opened.peek().is !== 'ready') opened.value = { is: unknown ? 'unknown' : 'failed' }
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

  /** Counts down while something is locked, and looks anew when it comes free. */
  const count = (): (() => void) => {
    let timer: ReturnType<typeof setInterval> | undefined
    const locked = computed(() => position.value?.sellableFrom ?? null)
    const stop = effect(() => {
      const from = locked.value
      clearInterval(timer)
      untracked(readClock)
      if (from === null) return
      timer = setInterval(() => {
        readClock()
        if (now.peek() >= from) {
          clearInterval(timer)
          void load()
        }
      }, SECOND)
    })
    return () => {
      stop()
      clearInterval(timer)
    }
  }

  /** Opens the page of a position; gives what ends it. */
  const open = (next: string): (() => void) => {
    if (next !== id) {
      batch(() => {
        opened.value = { is: 'loading' }
        marks.value = marksOf(null, [])
      })
    }
    id = next
    void load()
    void fills.begin(askFills)
    const code = computed(() => position.value?.code)
    const stopInstrument = effect(() => {
      const known = code.value
      if (known === undefined) return
      untracked(() => {
        void page.open(known)
        void chart.open(known)
      })
    })
    const stops = [everySoOften(app, AGAIN, load), count(), drawMarks(), stopInstrument]
    return () => {
      for (const stop of stops) stop()
      latest.drop()
      fills.stop()
      page.stop()
      chart.stop()
    }
  }

  return { opened, position, quote, fills, marks, wait, open, put, refresh: load }
}
