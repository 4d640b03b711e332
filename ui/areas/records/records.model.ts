import { computed, signal } from '@preact/signals-react'
import { Effect, Exit } from 'effect'
import type { Day } from '../../../domain/calendar/day.ts'
import { type DayRange, filterBounds, presetRange, type RangePreset } from '../../../domain/records/filter.ts'
import type { Currency } from '../../../domain/money/money.ts'
import { type CsvCell, csvOf } from '../../../domain/records/csv.ts'
import { AppClock } from '../../../ports/device/AppClock.ts'
import type { AppPorts } from '../../../ports/AppPorts.ts'
import type { Failure } from '../../../ports/failure.ts'
import type { InstantRange, Page, PageRequest } from '../../../ports/page.ts'
import { Platform } from '../../../ports/device/Platform.ts'
import { makePages } from '../../data/query/pages.ts'
import type { App } from '../../data/app/app.ts'
import { dayIn, instantsOf } from '../../data/clock/days.ts'
import { deviceZone } from '../../data/clock/device.ts'

/** The filters of a list of records; null is everything. */
export interface Narrowed<Kind extends string> extends InstantRange {
  readonly kind: Kind | null
  readonly currency: Currency | null
}

export type Ask<Row, Kind extends string> = (
  filter: Narrowed<Kind>,
  page: PageRequest,
) => Effect.Effect<Page<Row>, Failure, AppPorts>

/** A preset, or days the customer chose. */
export type ChosenDays = Exclude<RangePreset, never> | 'chosen'

const MOST_ROWS = 100

/** Every row of a list, page by page, for a file. */
const allRows = <Row, Kind extends string>(ask: Ask<Row, Kind>, filter: Narrowed<Kind>) =>
  Effect.gen(function* () {
    const rows: Row[] = []
    const seen = new Set<string>()
    let cursor: string | undefined
    for (;;) {
      const page: Page<Row> = yield* ask(filter, { cursor, limit: MOST_ROWS })
      rows.push(...page.list)
      // Following a repeated cursor would never end.
      if (page.next === null || seen.has(page.next)) return rows
      seen.add(page.next)
      cursor = page.next
    }
  })

/**
 * A list of records: filtered by kind, currency and days of the customer's own zone, with endless scrolling, and as a
 * file.
 */
export const makeRecords = <Row extends { readonly id: string }, Kind extends string>(
  app: App,
  ask: Ask<Row, Kind>,
) => {
  const kind = signal<Kind | null>(null)
  const currency = signal<Currency | null>(null)
  const preset = signal<ChosenDays>('all')
  const days = signal<DayRange>({ from: null, to: null })
  const today = signal<Day | null>(null)
  const opened = signal<Row | null>(null)
  const saving = signal(false)
  const zone = deviceZone()
  const list = makePages<Row>(app, ({ id }) => id)

  const filter = (): Narrowed<Kind> => ({
    kind: kind.peek(),
    currency: currency.peek(),
    ...instantsOf(days.peek(), zone),
  })
  /** A usual period ends today, also where it was chosen days ago. Returns whether the days are others now. */
  const followToday = (): boolean => {
    const now = dayIn(zone, app.runtime.runSync(AppClock).now())
    const [chosen, before] = [preset.peek(), days.peek()]
    today.value = now
    if (chosen === 'chosen') return false
    const next = presetRange(chosen, now)
    days.value = next
    return next.from !== before.from || next.to !== before.to
  }
  const load = (): Promise<void> => {
    followToday()
    const narrowed = filter()
    return list.begin((cursor) => ask(narrowed, { cursor }))
  }
  /** Shows the list as it was left, with what is new above it; from its beginning where the days are others now. */
  const renew = (): Promise<void> => (list.rows.peek().length > 0 && !followToday() ? list.refresh() : load())

  return {
    kind,
    currency,
    preset,
    days,
    today,
    opened,
    saving,
    list,
    /** The range of days to choose from; null before the clock is read. */
    bounds: computed(() => today.value && filterBounds(today.value)),
    open: renew,
    refresh: renew,
    /** Shows one record in full; null closes it. */
    show: (row: Row | null): void => void (opened.value = row),
    chooseKind: (next: Kind | null): void => {
      kind.value = next
      void load()
    },
    chooseCurrency: (next: Currency | null): void => {
      currency.value = next
      void load()
    },
    choosePreset: (next: RangePreset): void => {
      preset.value = next
      void load()
    },
    chooseDays: (range: { readonly from: Day; readonly to: Day }): void => {
      preset.value = 'chosen'
      days.value = range
      void load()
    },
    /** Saves all rows of the filter as a table; false where they could not be loaded. */
    save: async (
      name: string,
      header: ReadonlyArray<string>,
      cells: (row: Row) => ReadonlyArray<CsvCell>,
    ): Promise<boolean> => {
      if (saving.peek()) return false
      saving.value = true
      const rows = await app.attempt(allRows(ask, filter()))
      if (Exit.isSuccess(rows)) {
        const text = csvOf(header, rows.value.map(cells))
        await app.run(Effect.flatMap(Platform, (platform) => platform.saveFile(name, 'text/csv;charset=utf-8', text)))
      }
      saving.value = false
      return Exit.isSuccess(rows)
    },
  }
}

export type Records<Row extends { readonly id: string }, Kind extends string> = ReturnType<
  typeof makeRecords<Row, Kind>
>
