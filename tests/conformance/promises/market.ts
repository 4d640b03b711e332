import { compare, figure, instant, isMultipleOf, known, times, zero } from '../contract/amounts.ts'
import { hoursPromises } from './hours.ts'
import { type Claim, goesWith, holds, type Row } from './promise.ts'
import type { PromiseOf } from './success.ts'

const ascends = (rows: ReadonlyArray<number>): boolean =>
  rows.every((one, nth) => nth === 0 || one > (rows[nth - 1] ?? 0))

/** The step of the tick ladder that a price belongs to. */
export const tickAt = (rules: Row, price: unknown) => {
  const steps = rules['ticks'] as ReadonlyArray<Row>
  return figure(steps.filter(({ from }) => compare(figure(from), figure(price)) <= 0).at(-1)?.['tick'])
}

/** A ladder without a step above 0 has no prices; that is said of the rules, where they are answered. */
const isOnTick = (rules: Row, price: unknown): boolean => {
  const tick = tickAt(rules, price)
  return tick.value > 0n && isMultipleOf(figure(price), tick)
}

export const bookPromises: PromiseOf = function* (row, at, { memory, form }) {
  const rules = memory.rulesOf(form['code'])
  const sides = { bids: row['bids'], asks: row['asks'] } as Record<string, ReadonlyArray<Row>>
  for (const [side, levels = []] of Object.entries(sides)) {
    const sign = side === 'bids' ? 1 : -1
    const sorted = levels.every(
      ({ price }, nth) => nth === 0 || compare(figure(levels[nth - 1]?.['price']), figure(price)) === sign,
    )
    yield holds(
      `${at}/${side}`,
      sorted,
      'the best price first, each once',
      levels.map(({ price }) => price),
    )
    yield holds(`${at}/${side}`, levels.length <= 5, 'five levels at most', levels.length)
    for (const [nth, { price, quantity }] of levels.entries()) {
      yield holds(`${at}/${side}/${nth}/quantity`, compare(figure(quantity), zero) > 0, 'above 0', quantity)
      if (rules !== undefined)
        yield holds(`${at}/${side}/${nth}/price`, isOnTick(rules, price), 'a price on the tick ladder', price)
    }
  }
  const [bid, ask] = [known(sides['bids']?.[0]?.['price']), known(sides['asks']?.[0]?.['price'])]
  if (bid !== undefined && ask !== undefined)
    yield holds(`${at}/bids/0/price`, compare(bid, ask) < 0, 'below the best ask', sides['bids']?.[0]?.['price'])
}

export const quotePromises: PromiseOf = function* (row, at) {
  for (const name of ['volume', 'turnover'])
    yield holds(`${at}/${name}`, compare(figure(row[name]), zero) >= 0, 'not below 0', row[name])
  const price = known(row['nowprice'])
  if (price !== undefined) yield holds(`${at}/nowprice`, compare(price, zero) > 0, 'above 0', row['nowprice'])
  const line = row['trend'] as ReadonlyArray<unknown> | undefined
  if (line !== undefined && line.length > 0 && price !== undefined)
    yield holds(`${at}/trend/${line.length - 1}`, compare(figure(line.at(-1)), price) === 0, 'nowprice', line.at(-1))
}

/** The figures of the day around the price, in an answer with `quote` and `day`. */
export const dayPromises: PromiseOf = function* (row, at) {
  const day = row['day'] as Row
  const [open, high, low] = ['open', 'high', 'low'].map((name) => known(day[name]))
  if (open === undefined || high === undefined || low === undefined) return
  const inside = (value: unknown): boolean =>
    known(value) === undefined || (compare(figure(value), low) >= 0 && compare(figure(value), high) <= 0)
  yield holds(`${at}/day/high`, compare(low, high) <= 0, 'not below low', day['high'])
  yield holds(`${at}/day/open`, inside(day['open']), 'between low and high', day['open'])
  yield holds(
    `${at}/quote/nowprice`,
    inside((row['quote'] as Row)['nowprice']),
    'between low and high of the day',
    (row['quote'] as Row)['nowprice'],
  )
  yield holds(`${at}/day/average`, inside(day['average']), 'between low and high', day['average'])
}

/** The next dates of a company: none has passed on the trading day of the rules. */
function* profileClaims({ profile, rules }: Row, at: string): Iterable<Claim> {
  if (profile === undefined) return
  const days = ((profile as Row)['dates'] as ReadonlyArray<Row>).map(({ day }) => String(day))
  const { day: today } = rules as Row
  yield holds(`${at}/profile/dates`, days.join() === days.toSorted().join(), 'the soonest first', days)
  yield holds(
    `${at}/profile/dates`,
    days.every((day) => day >= String(today)),
    `not before ${String(today)}`,
    days,
  )
}

export const rulesPromises: PromiseOf = function* (info, at) {
  yield* profileClaims(info, at)
  const rules = info['rules'] as Row
  const [low, high] = [known(rules['lowerlimit']), known(rules['upperlimit'])]
  yield goesWith(`${at}/rules/upperlimit`, high !== undefined, low !== undefined, 'both limits, or none')
  const price = known((info['quote'] as Row)['nowprice'])
  if (low !== undefined && high !== undefined && price !== undefined)
    yield holds(
      `${at}/quote/nowprice`,
      compare(low, price) <= 0 && compare(price, high) <= 0,
      'inside the limits of the day',
      (info['quote'] as Row)['nowprice'],
    )
  const ticks = (rules['ticks'] as ReadonlyArray<Row>).map(({ from }) => Number(from))
  yield holds(
    `${at}/rules/ticks`,
    ascends(ticks) && (ticks.length === 0 || ticks[0] === 0),
    'ascending, the first from 0',
    ticks,
  )
  for (const [nth, { tick }] of (rules['ticks'] as ReadonlyArray<Row>).entries())
    yield holds(`${at}/rules/ticks/${nth}/tick`, compare(figure(tick), zero) > 0, 'above 0', tick)
  yield holds(`${at}/rules/lot`, compare(figure(rules['lot']), zero) > 0, 'above 0', rules['lot'])
  const multiples = (rules['leverages'] as ReadonlyArray<unknown>).map(Number)
  yield holds(`${at}/rules/leverages`, ascends(multiples) && multiples[0] === 1, 'ascending, 1 first', multiples)
}

export const marketPromises: PromiseOf = function* (row, at) {
  const times = (row['sessions'] as ReadonlyArray<Row>).flatMap(({ opentime, closetime }) => [
    Number(opentime),
    Number(closetime),
  ])
  yield holds(
    `${at}/sessions`,
    times.every((one, nth) => nth === 0 || one >= (times[nth - 1] ?? 0)),
    'in order, each open before its close',
    times,
  )
  yield* hoursPromises(row, at)
  const multiples = (row['leverages'] as ReadonlyArray<unknown>).map(Number)
  yield holds(`${at}/leverages`, ascends(multiples) && multiples[0] === 1, 'ascending, 1 first', multiples)
}

export const candlePromises: PromiseOf = function* (row, at) {
  const [open, high, low, close] = ['open', 'high', 'low', 'close'].map((name) => figure(row[name])) as [
    ReturnType<typeof figure>,
    ReturnType<typeof figure>,
    ReturnType<typeof figure>,
    ReturnType<typeof figure>,
  ]
  yield holds(
    `${at}/high`,
    [open, low, close].every((one) => compare(one, high) <= 0),
    'not below open, low and close',
    row['high'],
  )
  yield holds(
    `${at}/low`,
    [open, high, close].every((one) => compare(one, low) >= 0),
    'not above open, high and close',
    row['low'],
  )
  const volume = figure(row['volume'])
  const turnover = figure(row['turnover'])
  const isBetween = compare(times(volume, low), turnover) <= 0 && compare(turnover, times(volume, high)) <= 0
  yield holds(`${at}/turnover`, isBetween, 'between volume × low and volume × high', row['turnover'])
}

const MINUTES: Readonly<Record<string, number>> = {
  '5min': 5,
  '15min': 15,
  '30min': 30,
  day: 20 * 60,
  week: 6 * 24 * 60,
  month: 27 * 24 * 60,
}

/** A line of candles: oldest first, none overlapping another, none at or after `before`. */
export const candleLine: PromiseOf = function* (row, at, { form }) {
  const times = (row['list'] as ReadonlyArray<Row>).map(({ time }) => instant(time) ?? 0)
  const step = (MINUTES[String(form['period'])] ?? 5) * 60_000
  // A session may end inside a candle of minutes, so only what begins inside another one overlaps it.
  const first = times.findIndex((one, nth) => nth > 0 && one - (times[nth - 1] ?? 0) < Math.min(step, 5 * 60_000))
  const isDaily = step > 60 * 60_000
  const early = isDaily ? times.findIndex((one, nth) => nth > 0 && one - (times[nth - 1] ?? 0) < step / 2) : -1
  yield holds(`${at}/list`, first === -1 && early === -1, 'oldest first, none overlapping another', times)
  const before = instant(form['before'])
  if (before !== undefined)
    yield holds(
      `${at}/list`,
      times.every((one) => one < before),
      `candles that begin before ${before}`,
      times.at(-1),
    )
}

export function* minuteLine(
  row: Row,
  at: string,
  { form }: { readonly form: Readonly<Record<string, string>> },
): Iterable<Claim> {
  const times = (row['list'] as ReadonlyArray<Row>).map(({ time }) => instant(time) ?? 0)
  yield holds(`${at}/list`, ascends(times), 'one point for each minute, oldest first', times)
  yield holds(
    `${at}/list`,
    times.every((one) => one % 60_000 === 0),
    'points at whole minutes',
    times,
  )
  const sessions = row['sessions'] as ReadonlyArray<Row>
  const isInside = (one: number) =>
    sessions.some(({ opentime, closetime }) => Number(opentime) <= one && one < Number(closetime))
  yield holds(
    `${at}/list`,
    times.every(isInside),
    'minutes of the sessions',
    times.find((one) => !isInside(one)),
  )
  const since = instant(form['since'])
  if (since !== undefined)
    yield holds(
      `${at}/list`,
      times.every((one) => one > since - 60_000),
      `minutes from ${since} on`,
      times[0],
    )
}
