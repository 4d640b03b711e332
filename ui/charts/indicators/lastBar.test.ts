import fc from 'fast-check'
import type { Indicator, KLineData } from 'klinecharts'
import { expect, it } from 'vitest'
import { ofLastBar } from './lastBar.ts'

const bar = (timestamp: number, close: number): KLineData => ({
  timestamp,
  open: close,
  high: close + 1,
  low: close - 1,
  close,
})
const withParams = (...calcParams: ReadonlyArray<number>) => ({ calcParams }) as unknown as Indicator

/** Highest and lowest of as many bars as each parameter says. */
const extremes = (bars: ReadonlyArray<KLineData>, { calcParams }: Indicator): Array<ReadonlyArray<number>> =>
  bars.map((_, at) =>
    (calcParams as ReadonlyArray<number>).flatMap((count) => {
      if (at < count - 1) return []
      const some = bars.slice(at - count + 1, at + 1)
      return [Math.max(...some.map(({ high }) => high)), Math.min(...some.map(({ low }) => low))]
    }),
  )

const close = fc.integer({ min: 2, max: 1_000 })

it('answers as the whole calculation does, through ticks, new bars and older ones', () => {
  const step = fc.record({ kind: fc.constantFrom('tick', 'new', 'older', 'settings'), close })
  fc.assert(
    fc.property(fc.array(close, { maxLength: 30 }), fc.array(step, { maxLength: 30 }), (closes, steps) => {
      const calc = ofLastBar(extremes)
      let params = withParams(2, 5)
      let bars = closes.map((price, at) => bar(at, price))
      for (const { kind, close: price } of steps) {
        // As klinecharts does: a tick and a new bar change its own array.
        if (kind === 'new' || bars.length === 0) bars.push(bar((bars.at(-1)?.timestamp ?? 0) + 1, price))
        else if (kind === 'tick') bars[bars.length - 1] = bar(bars.at(-1)!.timestamp, price)
        else if (kind === 'older') bars = [bar(bars[0]!.timestamp - 1, price), ...bars]
        else params = params.calcParams.length === 2 ? withParams(7) : withParams(2, 5)
        expect(calc(bars, params)).toEqual(extremes(bars, params))
      }
    }),
  )
})

it('calculates no more than the last window at a tick', () => {
  const given: number[] = []
  const calc = ofLastBar((bars, indicator) => {
    given.push(bars.length)
    return extremes(bars, indicator)
  })
  const bars = Array.from({ length: 5_000 }, (_, at) => bar(at, 10))
  for (const price of [10, 11, 12]) {
    bars[bars.length - 1] = bar(4_999, price)
    void calc(bars, withParams(5, 20))
  }
  expect(given).toEqual([5_000, 20, 20])
})
