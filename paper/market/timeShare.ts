import type { DayNumber } from '../../domain/calendar/day.ts'
import { tradingDayOf } from '../../domain/calendar/tradingDays.ts'
import type { Instant } from '../../domain/calendar/zone.ts'
import { type Decimal, divideTo } from '../../domain/money/decimal.ts'
import { decimalOf } from './priceGrid.ts'
import { quantityOf, turnoverOf } from './quote.ts'
import { barStart, barUntil, momentOf, type Timeline } from './path/timeline.ts'

/** One minute of the time-share line. */
export interface TimeSharePoint {
  /** When the minute began. */
  readonly at: Instant
  /** Last price of the minute, or the current one. */
  readonly price: Decimal
  /** Turnover over volume of the day so far; the price where nothing has traded yet. */
  readonly average: Decimal
  /** Traded within the minute. */
  readonly volume: Decimal
}

export interface TimeShare {
  readonly day: DayNumber
  readonly previousClose: Decimal
  /** One per minute since the open, pauses left out. */
  readonly points: ReadonlyArray<TimeSharePoint>
}

const MINUTES_PER_BAR = 5

/** The trading day of an instant as a line of minutes, up to that instant. */
export const timeShareOf = (timeline: Timeline, at: Instant): TimeShare => {
  const { character } = timeline
  const { grid } = character
  const path = timeline.path(tradingDayOf(character.calendar, at))
  const now = momentOf(path, at)
  const points: Array<TimeSharePoint> = []
  let [lots, value] = [0, 0]
  for (let bar = 0; bar <= now.bar; bar += 1) {
    const start = barStart(path, bar)
    let before = 0
    for (let minute = 0; minute < MINUTES_PER_BAR; minute += 1) {
      if (bar === now.bar && minute * 60 > now.second) break
      const second = bar === now.bar ? Math.min(now.second, minute * 60 + 59) : minute * 60 + 59
      const through = timeline.volume(path, bar, second)
      lots += through - before
      const inBar =
        bar === now.bar ? barUntil(timeline, path, bar, second).turnover : through * (path.typical[bar] ?? 0)
      const price = decimalOf(grid, timeline.price(path, bar, second))
      const average =
        lots === 0
          ? price
          : divideTo(turnoverOf(character, value + inBar), quantityOf(character, lots), grid.decimals, 'half-up')
      points.push({ at: start + minute * 60_000, price, average, volume: quantityOf(character, through - before) })
      before = through
    }
    value += before * (path.typical[bar] ?? 0)
  }
  return { day: path.day, previousClose: decimalOf(grid, path.previousClose), points }
}
