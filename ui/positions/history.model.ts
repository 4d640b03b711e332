import { signal } from '@preact/signals-react'
import { Effect } from 'effect'
import { instantOf, localDay } from '../../domain/calendar/zone.ts'
import { type Day, fromDayNumber, toDayNumber } from '../../domain/dates/day.ts'
import type { DayRange } from '../../domain/dates/filter.ts'
import { AppClock } from '../../ports/AppClock.ts'
import { Orders, type PlacedOrder } from '../../ports/Orders.ts'
import type { InstantRange } from '../../ports/page.ts'
import { type PositionRecord, Positions } from '../../ports/Positions.ts'
import type { App } from '../shell/app.ts'
import { makeRecords } from './records.ts'

export const PAST_KINDS = ['orders', 'positions'] as const
/** Orders that are final, or positions that are closed. */
export type PastKind = (typeof PAST_KINDS)[number]

const ALL: DayRange = { from: null, to: null }

/** Days of the person's own calendar as instants: from the first one's midnight to the midnight after the last. */
export const instantsOf = ({ from, to }: DayRange, zone: string): InstantRange => ({
  from: from && instantOf(zone, toDayNumber(from), 0),
  until: to && instantOf(zone, toDayNumber(to) + 1, 0),
})

/** The zone of the device: the customer's own days. */
export const deviceZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** What is past: narrowed by the days of its beginning. `zone` is whose days are chosen. */
export const makeHistoryModel = (app: App, zone = deviceZone()) => {
  const orders = makeRecords<PlacedOrder>(app)
  const positions = makeRecords<PositionRecord>(app)
  const kind = signal<PastKind>('orders')
  const range = signal<DayRange>(ALL)
  const today = signal<Day | null>(null)

  const load = (): Promise<void> => {
    const instants = instantsOf(range.peek(), zone)
    return kind.peek() === 'orders'
      ? orders.begin((cursor) => Effect.flatMap(Orders, (service) => service.history({ cursor, range: instants })))
      : positions.begin((cursor) =>
          Effect.flatMap(Positions, (service) => service.list({ which: 'past', cursor, range: instants })),
        )
  }

  return {
    kind,
    range,
    today,
    orders,
    positions,
    open: (): (() => void) => {
      today.value = fromDayNumber(localDay(zone, app.runtime.runSync(AppClock).now()))
      void load()
      return () => {
        orders.stop()
        positions.stop()
      }
    },
    choose: (next: PastKind): void => {
      kind.value = next
      void load()
    },
    narrow: (next: DayRange): void => {
      range.value = next
      void load()
    },
    widen: (): void => {
      range.value = ALL
      void load()
    },
    refresh: load,
  }
}
