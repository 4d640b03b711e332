import { signal } from '@preact/signals-react'
import { Effect } from 'effect'
import type { Day } from '../../../../domain/calendar/day.ts'
import type { DayRange } from '../../../../domain/records/filter.ts'
import { AppClock } from '../../../../ports/device/AppClock.ts'
import { Orders, type PlacedOrder } from '../../../../ports/Orders.ts'
import { type PositionRecord, Positions } from '../../../../ports/Positions.ts'
import { makePages } from '../../../data/query/pages.ts'
import type { App } from '../../../data/app/app.ts'
import { dayIn, instantsOf } from '../../../data/clock/days.ts'
import { deviceZone } from '../../../data/clock/device.ts'

export const PAST_KINDS = ['orders', 'positions'] as const
/** Final orders, or closed positions. */
export type PastKind = (typeof PAST_KINDS)[number]

const ALL: DayRange = { from: null, to: null }

/** The history, filtered by the days on which entries began. `zone` is the zone of the days. */
export const makeHistoryModel = (app: App, zone = deviceZone()) => {
  const orders = makePages<PlacedOrder>(app, ({ id }) => id)
  const positions = makePages<PositionRecord>(app, ({ id }) => id)
  const kind = signal<PastKind>('orders')
  const range = signal<DayRange>(ALL)
  const today = signal<Day | null>(null)

  const load = (): Promise<void> => {
    const instants = instantsOf(range.peek(), zone)
    return kind.peek() === 'orders'
      ? orders.begin((cursor) => Effect.flatMap(Orders, (service) => service.history({ cursor, range: instants })))
      : positions.begin((cursor) =>
          Effect.flatMap(Positions, (service) => service.list({ which: 'past', cursor, range: instants })).pipe(
            // An order that ended without a fill is among the orders.
            Effect.map((page) => ({ ...page, list: page.list.filter(({ state }) => state === 'closed') })),
          ),
        )
  }

  /** A return to the list shows it as it was left, with what is new above it. */
  const resume = (): Promise<void> => {
    const shown = kind.peek() === 'orders' ? orders : positions
    return shown.rows.peek().length > 0 ? shown.refresh() : load()
  }

  return {
    kind,
    range,
    today,
    orders,
    positions,
    open: (): (() => void) => {
      today.value = dayIn(zone, app.runtime.runSync(AppClock).now())
      void resume()
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
    refresh: resume,
  }
}
