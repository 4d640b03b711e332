import type { DayNumber } from '../../../domain/calendar/day.ts'
import { previousTradingDay, tradingDayOf } from '../../../domain/calendar/tradingDays.ts'
import type { Instant } from '../../../domain/calendar/zone.ts'
import { BAR, BAR_SECONDS, type DayPath, limitUnits } from './dayPath.ts'
import { type OwnOverrides, spanAt } from '../override.ts'
import { snap, unitsOf } from '../priceGrid.ts'
import { barStart, momentOf, type Timeline } from './timeline.ts'

const within = (value: number, lower: number, upper: number): number =>
  value < lower ? lower : value > upper ? upper : value

/** A second as an instant and back. */
const secondAt = (start: Instant, second: number): Instant => start + second * 1000

/**
 * The seeded timeline with a tester's changes applied: after a set price the walk continues in proportion from there,
 * while halted or closed by a tester it does not move, and every price stays within the day's limits (calculated from
 * the changed closes).
 */
export const changedTimeline = (seeded: Timeline, own: OwnOverrides): Timeline => {
  const { character } = seeded
  const { calendar, grid } = character
  const firstChange = Math.min(
    own.prices[0]?.at ?? Number.POSITIVE_INFINITY,
    own.still[0]?.from ?? Number.POSITIVE_INFINITY,
  )
  const firstDay = Number.isFinite(firstChange) ? tradingDayOf(calendar, firstChange) : Number.POSITIVE_INFINITY

  /** The instant whose price applies at `at`: the beginning of a halt or forced close, else `at` itself. */
  const effective = (at: Instant): Instant => spanAt(own.still, at)?.from ?? at

  const seededPriceAt = (at: Instant): number => {
    const path = seeded.path(tradingDayOf(calendar, at))
    const { bar, second } = momentOf(path, at)
    return seeded.price(path, bar, second)
  }

  const factors = own.prices.map(({ at, price }) => ({
    at,
    factor: unitsOf(price, grid.decimals) / seededPriceAt(effective(at)),
  }))
  const factorAt = (at: Instant): number => factors.findLast((one) => one.at <= at)?.factor ?? 1
  const changed = (units: number, at: Instant, { lower, upper }: Pick<DayPath, 'lower' | 'upper'>): number =>
    within(snap(grid, units * factorAt(at)), lower, upper)

  const isPriceSet = (from: Instant, until: Instant): boolean => factors.some(({ at }) => at > from && at <= until)

  /** No change falls into (from, until], and `from` is not in a halt or forced close. */
  const isCalm = (from: Instant, until: Instant): boolean =>
    !isPriceSet(from, until) && !own.still.some((span) => span.from <= until && span.until > from)

  /** One price from the first second to the last, and no trade. */
  const isStill = (from: Instant, until: Instant): boolean =>
    !isPriceSet(from, until) && own.still.some((span) => span.from <= from && span.until > until)

  const priceOf = (path: DayPath, bar: number, second: number): number => {
    const at = secondAt(barStart(path, bar), second)
    const from = effective(at)
    const seededUnits = from === at ? seeded.price(seeded.path(path.day), bar, second) : seededPriceAt(from)
    return changed(seededUnits, at, path)
  }

  /** Lots of the seconds of a bar outside of halts and forced closes. */
  const volumeOf = (path: DayPath, bar: number, second: number): number => {
    const start = barStart(path, bar)
    const source = seeded.path(path.day)
    if (isCalm(start, secondAt(start, second))) return seeded.volume(source, bar, second)
    let [lots, before] = [0, 0]
    for (let past = 0; past <= second; past += 1) {
      const through = seeded.volume(source, bar, past)
      if (spanAt(own.still, secondAt(start, past)) === undefined) lots += through - before
      before = through
    }
    return lots
  }

  const changeBar = (path: DayPath, bar: number): void => {
    const start = barStart(path, bar)
    if (isCalm(start, start + BAR - 1)) {
      // Scaling, snapping and clamping are monotonic: extremes stay extremes.
      for (const prices of [path.open, path.high, path.low, path.close])
        prices[bar] = changed(prices[bar] ?? 0, start, path)
    } else if (isStill(start, start + BAR - 1)) {
      const price = priceOf(path, bar, 0)
      for (const prices of [path.open, path.high, path.low, path.close]) prices[bar] = price
      path.volume[bar] = 0
    } else {
      let [open, high, low, close] = [0, 0, Number.POSITIVE_INFINITY, 0]
      for (let second = 0; second < BAR_SECONDS; second += 1) {
        close = priceOf(path, bar, second)
        if (second === 0) open = close
        high = Math.max(high, close)
        low = Math.min(low, close)
      }
      path.open[bar] = open
      path.high[bar] = high
      path.low[bar] = low
      path.close[bar] = close
      path.volume[bar] = volumeOf(path, bar, BAR_SECONDS - 1)
    }
    path.typical[bar] = Math.round(
      ((path.open[bar] ?? 0) + (path.high[bar] ?? 0) + (path.low[bar] ?? 0) + (path.close[bar] ?? 0)) / 4,
    )
  }

  const changeDay = (day: DayNumber, previousClose: number): DayPath => {
    const source = seeded.path(day)
    const path: DayPath = {
      ...source,
      open: source.open.slice(),
      high: source.high.slice(),
      low: source.low.slice(),
      close: source.close.slice(),
      volume: source.volume.slice(),
      typical: source.typical.slice(),
      previousClose,
      ...limitUnits(character, previousClose),
    }
    for (let bar = 0; bar < path.bars; bar += 1) changeBar(path, bar)
    return path
  }

  // A changed close changes the limits of every later day, so days are calculated in order from the first change.
  const days = new Map<DayNumber, DayPath>()
  const pathOf = (day: DayNumber): DayPath => {
    if (day < firstDay) return seeded.path(day)
    const wanted: Array<DayNumber> = []
    for (let back = day; back >= firstDay && !days.has(back); back = previousTradingDay(calendar, back))
      wanted.push(back)
    for (const next of wanted.reverse()) {
      const before = days.get(previousTradingDay(calendar, next))
      days.set(next, changeDay(next, before?.close[before.bars - 1] ?? seeded.path(next).previousClose))
    }
    return days.get(day) ?? seeded.path(day)
  }

  return { character, path: pathOf, price: priceOf, volume: volumeOf }
}
